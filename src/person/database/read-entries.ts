import { readPeopleIn } from './people-in.ts';
import { keysOf, type SavedDatabase } from './store-schema.ts';
import { parseResult, type ResultKey, type ResultRow } from './result-row.ts';

/** Entries read at a time: few enough to fit in a frame, many enough to be fast. */
const BATCH = 1000;

/** Entries as read: the valid ones, and the ids of the invalid ones. */
export interface Entries {
  readonly results: readonly ResultRow[];
  /** Readable, but invalid, or of nobody who is kept. */
  readonly wrong: readonly string[];
  /** The browser itself couldn't read them. */
  readonly damaged: readonly string[];
}

interface Found {
  readonly id: string;
  readonly value: unknown;
}

const DAMAGED = Symbol('damaged');

/** Ids of the people who are kept. */
type Owners = ReadonlySet<string>;

const ownersIn = async (db: SavedDatabase): Promise<Owners> =>
  new Set((await readPeopleIn(db)).map(({ id }) => id));

function reading(db: SavedDatabase) {
  const tx = db.transaction('results');
  tx.done.catch(() => {}); // Reported by the failed request.
  return tx.store;
}

/** The result of reading, or `otherwise` if the browser itself can't read it. */
async function readOr<Value, Other>(read: () => Promise<Value>, otherwise: Other): Promise<Value | Other> {
  try {
    return await read();
  } catch {
    return otherwise;
  }
}

async function readOneByOne(db: SavedDatabase, ids: readonly string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const id of ids) found.push({ id, value: await readOr(() => reading(db).get(id), DAMAGED) });
  return found;
}

/** Reads entries by id. An entry that the browser can't read doesn't affect the others. */
async function readIds(db: SavedDatabase, ids: readonly string[]): Promise<readonly Found[]> {
  const store = reading(db);
  const values = await readOr(() => Promise.all(ids.map((id) => store.get(id))), null);
  return values ? ids.map((id, place) => ({ id, value: values[place] })) : readOneByOne(db, ids);
}

function understand(found: readonly Found[], owners: Owners): Entries {
  const results: ResultRow[] = [];
  const wrong: string[] = [];
  const damaged: string[] = [];
  for (const { id, value } of found) {
    if (value === DAMAGED) damaged.push(id);
    if (value === DAMAGED || value === undefined) continue; // Deleted in the meantime.
    const parsed = parseResult(value);
    if (parsed.ok && owners.has(parsed.result.person)) results.push(parsed.result);
    else wrong.push(id);
  }
  return { results, wrong, damaged };
}

/** Keys of up to `most` entries of the list, starting with the newest (`prev`) or the oldest (`next`). */
export async function readKeys(
  db: SavedDatabase,
  range: IDBKeyRange | null,
  direction: 'next' | 'prev',
  most: number,
): Promise<readonly ResultKey[]> {
  const keys: ResultKey[] = [];
  let cursor = await reading(db).index('byDate').openKeyCursor(range, direction);
  while (cursor && keys.length < most) {
    const [, ...key] = cursor.key;
    keys.push(key);
    cursor = keys.length < most ? await cursor.continue() : null;
  }
  return keys;
}

/** Reads the entries with the given keys. */
export async function readEntries(db: SavedDatabase, keys: readonly ResultKey[]): Promise<Entries> {
  return understand(
    await readIds(
      db,
      keys.map(([, id]) => id),
    ),
    await ownersIn(db),
  );
}

type DateIndex = ReturnType<ReturnType<typeof reading>['index']>;

/** The key at a position in a range, counted from 1. */
async function keyAt(
  index: DateIndex,
  range: IDBKeyRange | null,
  place: number,
): Promise<IDBValidKey | null> {
  const first = await index.openKeyCursor(range);
  const cursor = first && place > 1 ? await first.advance(place - 1) : first;
  return cursor?.key ?? null;
}

/** Every entry of a person's list, oldest first, or of everybody's, in batches. */
export async function* walkList(db: SavedDatabase, person: string | null): AsyncGenerator<Entries> {
  const owners = await ownersIn(db);
  const all = person === null ? null : keysOf(person);
  let range = all;
  for (;;) {
    const index = reading(db).index('byDate');
    const ids = await index.getAllKeys(range, BATCH);
    const last = await keyAt(index, range, ids.length);
    if (last === null) return;
    const values = await readOr(() => index.getAll(range, BATCH), null);
    const found = values ? ids.map((id, place) => ({ id, value: values[place] })) : await readIds(db, ids);
    yield understand(found, owners);
    range = all ? IDBKeyRange.bound(last, all.upper, true) : IDBKeyRange.lowerBound(last, true);
  }
}

/** Entries that aren't in the index, since their date or their person is missing or invalid. */
export async function readUnlisted(db: SavedDatabase): Promise<Entries> {
  const tx = db.transaction('results');
  tx.done.catch(() => {});
  const listed = await tx.store.index('byDate').count();
  if (listed === (await tx.store.count())) return { results: [], wrong: [], damaged: [] };
  const ids = await tx.store.getAllKeys();
  const inList = new Set(await tx.store.index('byDate').getAllKeys());
  const unlisted = ids.filter((id) => !inList.has(id));
  return understand(await readIds(db, unlisted), await ownersIn(db));
}
