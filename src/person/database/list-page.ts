import type { SavedDatabase } from './store-schema.ts';
import { setAside } from './saved-store.ts';
import { keyOf, type ResultKey, type ResultRow } from './result-row.ts';
import { readEntries, readKeys } from './read-entries.ts';
import { withStore, type Outcome } from './with-store.ts';

/** Results per page of the list. */
export const PAGE_SIZE = 10;

/** A position in the list, which is sorted from the newest result to the oldest. */
export type Turn =
  | { readonly to: 'newest' | 'oldest' }
  /** The page that starts with this key, as after a change. */
  | { readonly to: 'from'; readonly key: ResultKey }
  | { readonly to: 'older' | 'newer'; readonly than: ResultKey }
  /** Results up to this instant. */
  | { readonly to: 'until'; readonly instant: string };

/** A page of the list. */
export interface ListPage {
  readonly results: readonly ResultRow[];
  /** How many newer results there are. */
  readonly before: number;
  readonly total: number;
}

const EMPTY: ListPage = { results: [], before: 0, total: 0 };

/** Sorts after every id. */
const LAST_ID = '\uffff';

const newestFirst = (keys: readonly ResultKey[]): readonly ResultKey[] => keys.toReversed();

async function keysAt(db: SavedDatabase, turn: Turn, size: number): Promise<readonly ResultKey[]> {
  const down = (range: IDBKeyRange | null) => readKeys(db, range, 'prev', size);
  const up = async (range: IDBKeyRange | null) => newestFirst(await readKeys(db, range, 'next', size));
  switch (turn.to) {
    case 'newest':
      return down(null);
    case 'oldest':
      return up(null);
    case 'from':
      return down(IDBKeyRange.upperBound(turn.key));
    case 'older':
      return down(IDBKeyRange.upperBound(turn.than, true));
    case 'until':
      return down(IDBKeyRange.upperBound([turn.instant, LAST_ID]));
    case 'newer': {
      const keys = await up(IDBKeyRange.lowerBound(turn.than, true));
      // The newest page is always full.
      return keys.length < size ? down(null) : keys;
    }
  }
}

async function pageAt(db: SavedDatabase, turn: Turn, size: number): Promise<ListPage> {
  const total = await db.countFromIndex('results', 'byDate');
  if (total === 0) return EMPTY;
  const found = await keysAt(db, turn, size);
  // Nothing is left there, so go to the end of the list.
  const keys = found.length > 0 ? found : await keysAt(db, { to: 'oldest' }, size);
  const { results, wrong } = await readEntries(db, keys);
  if (wrong.length > 0) {
    await setAside(db, wrong);
    const isMoved = (await db.countFromIndex('results', 'byDate')) < total;
    if (isMoved) return pageAt(db, turn, size);
  }
  const [first] = results;
  if (!first) return { ...EMPTY, total };
  const before = await db.countFromIndex('results', 'byDate', IDBKeyRange.lowerBound(keyOf(first), true));
  return { results, before, total };
}

/** Reads a page of the list, newest first. */
export function readPage(turn: Turn, size = PAGE_SIZE): Promise<Outcome<ListPage>> {
  return withStore(EMPTY, (db) => pageAt(db, turn, size));
}
