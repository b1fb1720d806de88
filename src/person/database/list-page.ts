import { currentPersonIn } from './people-in.ts';
import type { PersonRow } from './person-row.ts';
import { keysOf, type SavedDatabase } from './store-schema.ts';
import { setAside } from './saved-store.ts';
import { keyOf, type ResultKey, type ResultRow } from './result-row.ts';
import { readEntries, readKeys } from './read-entries.ts';
import { withStore, type Outcome } from './with-store.ts';

/** Results per page of the list. */
export const PAGE_SIZE = 10;

/** A position in a person's list, which is sorted from the newest result to the oldest. */
export type Turn =
  | { readonly to: 'newest' | 'oldest' }
  /** The page that starts with this key, as after a change. */
  | { readonly to: 'from'; readonly key: ResultKey }
  | { readonly to: 'older' | 'newer'; readonly than: ResultKey }
  /** Results up to this instant. */
  | { readonly to: 'until'; readonly instant: string };

/** A page of a person's list. */
export interface ListPage {
  /** Whose list it is: the current person's; `null` if nobody is kept. */
  readonly person: Pick<PersonRow, 'id' | 'name' | 'isWeightHidden'> | null;
  readonly results: readonly ResultRow[];
  /** How many newer results there are. */
  readonly before: number;
  readonly total: number;
}

const NOTHING = { results: [], before: 0, total: 0 } as const;
/** Nothing is kept, or was read yet. */
export const EMPTY: ListPage = { person: null, ...NOTHING };

/** Sorts after every id. */
const LAST_ID = '\uffff';

const newestFirst = (keys: readonly ResultKey[]): readonly ResultKey[] => keys.toReversed();

/** Everything newer than a result in a person's list. */
const after = (id: string, key: ResultKey): IDBKeyRange =>
  IDBKeyRange.bound([id, ...key], keysOf(id).upper, true);

/** Whose list, and where in it. */
interface Place {
  readonly id: string;
  readonly turn: Turn;
  readonly size: number;
}

async function keysAt(db: SavedDatabase, { id, turn, size }: Place): Promise<readonly ResultKey[]> {
  const all = keysOf(id);
  const down = (range: IDBKeyRange) => readKeys(db, range, 'prev', size);
  const up = async (range: IDBKeyRange) => newestFirst(await readKeys(db, range, 'next', size));
  const before = (key: ResultKey, isOpen = false) =>
    IDBKeyRange.bound(all.lower, [id, ...key], false, isOpen);
  switch (turn.to) {
    case 'newest':
      return down(all);
    case 'oldest':
      return up(all);
    case 'from':
      return down(before(turn.key));
    case 'older':
      return down(before(turn.than, true));
    case 'until':
      return down(before([turn.instant, LAST_ID]));
    case 'newer': {
      const keys = await up(after(id, turn.than));
      // The newest page is always full.
      return keys.length < size ? down(all) : keys;
    }
  }
}

async function pageAt(db: SavedDatabase, turn: Turn, size: number): Promise<ListPage> {
  const person = await currentPersonIn(db);
  if (!person) return EMPTY;
  const { id, name, isWeightHidden } = person;
  const of = { person: { id, name, isWeightHidden } };
  const total = await db.countFromIndex('results', 'byDate', keysOf(id));
  if (total === 0) return { ...of, ...NOTHING };
  const found = await keysAt(db, { id, turn, size });
  // Nothing is left there, so go to the end of the list.
  const keys = found.length > 0 ? found : await keysAt(db, { id, turn: { to: 'oldest' }, size });
  const { results, wrong } = await readEntries(db, keys);
  if (wrong.length > 0) {
    await setAside(db, wrong);
    const isMoved = (await db.countFromIndex('results', 'byDate', keysOf(id))) < total;
    if (isMoved) return pageAt(db, turn, size);
  }
  const [first] = results;
  if (!first) return { ...of, ...NOTHING, total };
  const before = await db.countFromIndex('results', 'byDate', after(id, keyOf(first)));
  return { ...of, results, before, total };
}

/** Reads a page of the current person's list, newest first. */
export function readPage(turn: Turn, size = PAGE_SIZE): Promise<Outcome<ListPage>> {
  return withStore(EMPTY, (db) => pageAt(db, turn, size));
}
