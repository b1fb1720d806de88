import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';

/** The one database of this site. It does not exist before the visitor saves something. */
export const KEEP_DATABASE = 'evenscale';

/**
 * Versions of the database.
 *
 * - 1: the store `results`, entries by id, as texts alone (see `first-version.ts`).
 * - 2: entries of version 2, their index by date, and the store `aside`.
 * - 3: the store `children` besides.
 * - 4 to 99: the stores `logDays` and `logSetup` besides. A repair takes the next number, since a browser changes the
 *   structure of a database in no other way; so a repaired database of an earlier release may have any of these numbers.
 * - 100 and more: made by a later release, which this one leaves alone.
 */
export const VERSIONS = { current: 4, last: 99 } as const;

/** An entry that could not be read, as it was found. */
export interface AsideEntry {
  readonly foundAt: string;
  readonly value: unknown;
}

/** Nothing that comes out of a store is believed: see `parseSaved`. */
export interface StoreSchema extends DBSchema {
  results: { key: string; value: unknown; indexes: { byDate: [savedAt: string, id: string] } };
  aside: { key: number; value: AsideEntry };
  children: { key: string; value: unknown };
  logDays: { key: string; value: unknown };
  logSetup: { key: string; value: unknown };
}

export type SavedDatabase = IDBPDatabase<StoreSchema>;
export type StoreName = StoreNames<StoreSchema>;

/** Where the index finds date and id in an entry. */
export const BY_DATE = ['savedAt', 'id'];
