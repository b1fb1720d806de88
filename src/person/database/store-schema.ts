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
/** Values from a store are untrusted; the `…-row.ts` files read them. */
export interface StoreSchema extends DBSchema {
  people: { key: string; value: unknown };
  plans: { key: string; value: unknown };
  days: { key: [person: string, day: string]; value: unknown };
  results: {
    key: string;
    value: unknown;
    indexes: { byDate: [person: string, savedAt: string, id: string] };
  };
  children: { key: string; value: unknown };
  /** What the last import of each person replaced, in rows of many days. */
  imports: { key: [person: string, part: number]; value: unknown };
  aside: { key: number; value: { readonly foundAt: string; readonly value: unknown } };
}

export type SavedDatabase = IDBPDatabase<StoreSchema>;
export type StoreName = StoreNames<StoreSchema>;

/** How a store finds its values. */
export type Key = Pick<IDBObjectStore, 'keyPath' | 'autoIncrement'>;

const BY_ID: Key = { keyPath: 'id', autoIncrement: false };

/** The stores, with the key of each. */
export const STORES: Readonly<Record<StoreName, Key>> = {
  people: BY_ID,
  plans: BY_ID,
  days: { keyPath: ['person', 'day'], autoIncrement: false },
  results: BY_ID,
  children: BY_ID,
  imports: { keyPath: ['person', 'part'], autoIncrement: false },
  aside: { keyPath: null, autoIncrement: true },
};

/** The names of all stores. */
export const STORE_NAMES = Object.keys(STORES) as readonly StoreName[];

/** The paths of person, date and id in a result, for the index. */
export const BY_DATE = ['person', 'savedAt', 'id'];

/** Every key of a store or an index that starts with a person's id. */
export const keysOf = (person: string): IDBKeyRange => IDBKeyRange.bound([person], [person, []]);
