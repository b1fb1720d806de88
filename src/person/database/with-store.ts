import { endReadsWithPage } from './end-reads.ts';
import { problemOf, type StoreProblem } from './store-failure.ts';
import type { SavedDatabase, StoreName } from './store-schema.ts';
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

/** Changes what is stored, in a database that is created if needed. */
export function createInStore<Value>(act: (db: SavedDatabase) => Promise<Value>): Promise<Outcome<Value>> {
  // A database that is created is never missing, so there is no value for that.
  const missing = undefined as never;
  return withStore<Value>(missing, act, { isCreating: true });
}

/** Changes what is stored. Creates the database only with `isCreating`. */
export const changeStore = (
  act: (db: SavedDatabase) => Promise<unknown>,
  options?: { readonly isCreating: boolean },
): Promise<Outcome<null>> => withStore(null, (db) => act(db).then(() => null), options);

/** Empties stores, in one transaction. */
export const clearStores = (names: readonly StoreName[]): Promise<Outcome<null>> =>
  changeStore((db) => {
    const tx = db.transaction(names, 'readwrite');
    return Promise.all([...names.map((name) => tx.objectStore(name).clear()), tx.done]);
  });

/** Aborts a transaction if its work fails; it may have ended by then, for a reason of its own. */
export async function allOrNone<Value>(
  tx: { readonly abort: () => void; readonly error: DOMException | null },
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // It has already ended.
    }
    throw tx.error ?? error;
  }
}
