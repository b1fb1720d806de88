import { problemOf, type StoreProblem } from './store-failure.ts';
import type { SavedDatabase } from './store-schema.ts';
import { openStore } from './open-store.ts';

/** The outcome of using the store. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: StoreProblem };

export interface StoreUse<Value> {
  /** The result if nothing was ever saved. */
  readonly empty: Value;
  /** Makes the database if there is none. */
  readonly isCreating?: boolean;
  readonly act: (db: SavedDatabase) => Promise<Value>;
}

/**
 * Opens the store for one use and closes it again, so that no tab blocks another for longer than that.
 * Every error becomes a problem with a message.
 */
export async function withStore<Value>(use: StoreUse<Value>): Promise<Outcome<Value>> {
  let db: SavedDatabase | null = null;
  let isOpening = true;
  try {
    db = await openStore(use.isCreating === true);
    isOpening = false;
    return { ok: true, value: db ? await use.act(db) : use.empty };
  } catch (error) {
    return { ok: false, problem: problemOf(error, isOpening) };
  } finally {
    db?.close();
  }
}
