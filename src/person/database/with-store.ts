import type { IDBPTransaction } from 'idb';
import { quietly } from '#ui/untrusted.ts';
import { endReadsWithPage } from './end-reads.ts';
import { problemOf, type StoreProblem } from './store-failure.ts';
import { announceChange } from './store-channel.ts';
import type { SavedDatabase, StoreName, StoreSchema } from './store-schema.ts';
import { openStore } from './open-store.ts';

/** The outcome of using the store. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: StoreProblem };

/** Takes a change back, except for what has been changed again since. */
export type Undo = () => Promise<Outcome<null>>;

/**
 * Opens the store for one operation and closes it again, so that no tab blocks another for longer than that. Every
 * error becomes a problem with a message.
 *
 * @param empty - the result if nothing was ever saved
 */
export async function withStore<Value>(
  empty: Value,
  act: (db: SavedDatabase) => Promise<Value>,
  { isCreating = false } = {},
): Promise<Outcome<Value>> {
  let db: SavedDatabase | null = null;
  let isOpening = true;
  try {
    db = await openStore(isCreating);
    isOpening = false;
    if (db) endReadsWithPage(db);
    return { ok: true, value: db ? await act(db) : empty };
  } catch (error) {
    return { ok: false, problem: problemOf(error, isOpening) };
  } finally {
    db?.close();
  }
}

/** A change in progress of some stores. */
export type Writing<Names extends StoreName> = IDBPTransaction<StoreSchema, Names[], 'readwrite'>;

/** Changes stores in one transaction: all of it, or nothing. */
export async function inTransaction<Names extends StoreName, Value>(
  db: SavedDatabase,
  names: readonly Names[],
  work: (tx: Writing<Names>) => Promise<Value>,
): Promise<Value> {
  const tx = db.transaction([...names], 'readwrite');
  tx.done.catch(() => {});
  try {
    const value = await work(tx);
    await tx.done;
    return value;
  } catch (error) {
    // It may have ended by then, for a reason of its own.
    quietly(() => tx.abort());
    throw tx.error ?? error;
  }
}

/** Changes what is kept. Creates the database only with `isCreating`: without one, there is nothing to change. */
export const changeRows = <Names extends StoreName>(
  names: readonly Names[],
  work: (tx: Writing<Names>) => Promise<unknown>,
  options?: { readonly isCreating: boolean },
): Promise<Outcome<null>> =>
  withStore(null, (db) => inTransaction(db, names, work).then(() => null), options);

/** Changes what is kept, in a database that is created if needed, and gives the result. */
export function keepRows<Names extends StoreName, Value>(
  names: readonly Names[],
  work: (tx: Writing<Names>) => Promise<Value>,
): Promise<Outcome<Value>> {
  // The database is created if it's missing, so the value for a missing one is never used.
  const missing = undefined as never;
  return withStore<Value>(missing, (db) => inTransaction(db, names, work), { isCreating: true });
}

/** Empties stores. */
export const clearStores = (names: readonly StoreName[]): Promise<Outcome<null>> =>
  changeRows(names, (tx) => Promise.all(names.map((name) => tx.objectStore(name).clear())));

/** Tells other tabs, and the other parts of this page, of a change that worked. */
export async function announced<Value>(change: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const done = await change;
  if (done.ok) announceChange();
  return done;
}
