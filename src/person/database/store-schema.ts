import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';

/** The site's only database. It doesn't exist until the visitor saves something. */
export const STORE_DATABASE = 'evenscale';

/**
 * Versions of the database.
 *
 * - 1 to 99: the structure below. A repair uses the next number, since a browser can change the structure of a database
 * only with a new version.
 * - 100 and above: created by a later release; this one doesn't touch it.
 *
 * A release with another structure uses the next hundred.
 */
export const VERSIONS = { current: 1, last: 99 } as const;

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
