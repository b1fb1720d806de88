import { problemOf } from './store-failure.ts';
import type { StoreProblem } from './store-failure.ts';
import type { SavedDatabase } from './store-schema.ts';
import { openStore } from './open-store.ts';

/** What came of a use of the store. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: StoreProblem };

export interface StoreUse<Value> {
  /** The answer where nothing was ever kept. */
  readonly empty: Value;
  /** Makes the database if there is none. */
  readonly isCreating?: boolean;
  readonly act: (db: SavedDatabase) => Promise<Value>;
}

/**
 * Opens the store for one use and closes it again, so that no tab stands in another's way for longer than that.
 * Whatever goes wrong becomes a problem that can be told.
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
