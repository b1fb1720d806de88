import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';

/** The site's only database. It doesn't exist until the visitor saves something. */
export const STORE_DATABASE = 'evenscale';

/**
 * Versions of the database.
 *
 * - 1: the store `results`, entries by id, as text only (see `first-version.ts`).
 * - 2: entries of version 2, indexed by date, and the store `aside`.
 * - 3: adds the store `children`.
 * - 4 to 99: adds the stores `logDays` and `logSetup`. A repair uses the next number, since a browser can change the
 * structure of a database only with a new version; so a repaired database of an earlier release may have any of these
 * numbers.
 * - 100 and above: created by a later release; this one doesn't touch it.
 */
export const VERSIONS = { current: 4, last: 99 } as const;

/** An entry that couldn't be read, unchanged. */
export interface AsideEntry {
  readonly foundAt: string;
  readonly value: unknown;
}

/** Values from a store are untrusted; see `parseSaved`. */
export interface StoreSchema extends DBSchema {
  results: { key: string; value: unknown; indexes: { byDate: [savedAt: string, id: string] } };
  aside: { key: number; value: AsideEntry };
  children: { key: string; value: unknown };
  logDays: { key: string; value: unknown };
  logSetup: { key: string; value: unknown };
}

export type SavedDatabase = IDBPDatabase<StoreSchema>;
export type StoreName = StoreNames<StoreSchema>;

/** The path of date and id in an entry, for the index. */
export const BY_DATE = ['savedAt', 'id'];
