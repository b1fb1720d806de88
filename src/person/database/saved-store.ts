import { deleteDB, type IDBPTransaction } from 'idb';
import { problemOf, type StoreProblem } from './store-failure.ts';
import { STORE_DATABASE, STORE_NAMES, type SavedDatabase, type StoreSchema } from './store-schema.ts';
import { laterThan } from './instants.ts';
import { parseResult, type ResultRow } from './result-row.ts';
import { currentPersonIn } from './people-in.ts';
import { personIn } from './people.ts';
import { readUnlisted, walkList, type Entries } from './read-entries.ts';
import { allOrNone, changeStore, clearStores, withStore, type Outcome } from './with-store.ts';

/** How long to wait for another tab to close the database that is being erased. */
const DELETE_TIMEOUT_MS = 2000;

/** Entries written per transaction. */
const BATCH = 500;

/** Saves a result, unless a newer copy is stored. Creates the database, and the person, if needed. */
export function putResult(result: ResultRow): Promise<Outcome<null>> {
  return changeStore((db) => mergeBatch(db, [result]), { isCreating: true });
}

/** Changes a result's date and note. */
export function changeResult(
  result: ResultRow,
  change: Pick<ResultRow, 'savedAt' | 'note'>,
  now: Date,
): Promise<Outcome<null>> {
  return changeStore(
    async (db) => {
      const tx = db.transaction(['people', 'results'], 'readwrite');
      const results = tx.objectStore('results');
      const stored = parseResult(await results.get(result.id));
      const latest = stored.ok ? stored.result : result;
      const changedAt = laterThan(latest.changedAt, now);
      const { savedAt, note } = change;
      await personIn(tx, latest.person);
      await Promise.all([results.put({ ...latest, savedAt, note, changedAt }), tx.done]);
    },
    { isCreating: true },
  );
}

/** Deletes one result. */
export function removeResult(id: string): Promise<Outcome<null>> {
  return changeStore((db) => db.delete('results', id));
}

/** Moves invalid entries out of the list, unchanged. */
export async function setAside(db: SavedDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const tx = db.transaction(['people', 'results', 'aside'], 'readwrite');
  const foundAt = new Date().toISOString();
  const move = async (): Promise<void> => {
    for (const id of ids) {
      const value: unknown = await tx.objectStore('results').get(id);
      const read = parseResult(value);
      const isOwned = read.ok && (await tx.objectStore('people').count(read.result.person)) > 0;
      if (value === undefined || isOwned) continue; // Another tab was faster.
      await tx.objectStore('aside').add({ foundAt, value });
      await tx.objectStore('results').delete(id);
    }
  };
  // If there is no room to move them, they stay where they are, which does no harm.
  await Promise.allSettled([move(), tx.done]);
}

/** What couldn't be read: entries set aside unchanged, or so damaged that the browser can't read them. */
export interface Unreadable {
  readonly aside: number;
  readonly damaged: number;
}

/** Reads the saved results of everybody or of the current person, oldest first, and sets invalid ones aside. */
export function readAll(
  take: (results: readonly ResultRow[]) => void,
  whose: 'everybody' | 'current' = 'everybody',
): Promise<Outcome<Unreadable>> {
  return withStore({ aside: 0, damaged: 0 }, async (db) => {
    const person = whose === 'current' ? ((await currentPersonIn(db))?.id ?? '') : null;
    const wrong: string[] = [];
    let damaged = 0;
    const meet = (entries: Entries): void => {
      take(entries.results);
      wrong.push(...entries.wrong);
      damaged += entries.damaged.length;
    };
    for await (const entries of walkList(db, person)) meet(entries);
    meet(await readUnlisted(db));
    await setAside(db, wrong);
    return { aside: await db.count('aside'), damaged };
  });
}

/** The entries that were set aside, unchanged. */
export function readAside(): Promise<Outcome<readonly unknown[]>> {
  return withStore<readonly unknown[]>([], async (db) =>
    (await db.getAll('aside')).map(({ value }) => value),
  );
}

/** Erases the entries that were set aside. */
export const eraseAside = (): Promise<Outcome<null>> => clearStores(['aside']);

/** What happened to the entries of a file. */
export interface Merged {
  readonly added: number;
  /** Newer than the stored copy. */
  readonly updated: number;
  /** Already stored. */
  readonly known: number;
  /** Why the import stopped partway; the results counted until then are saved. */
  readonly problem: StoreProblem | null;
}

type Count = { added: number; updated: number; known: number };

type Writing = IDBPTransaction<StoreSchema, ('people' | 'results')[], 'readwrite'>;

/** A result that belongs to somebody here: to the person it names, if they are here or nobody is, or else to the current one. */
async function withOwner(tx: Writing, result: ResultRow): Promise<ResultRow> {
  const people = tx.objectStore('people');
  const isKnown = (await people.count(result.person)) > 0 || (await people.count()) === 0;
  const person = await personIn(tx, isKnown && result.person !== '' ? result.person : null);
  return { ...result, person: person.id };
}

async function putNewer(tx: Writing, batch: readonly ResultRow[]): Promise<Count> {
  const count: Count = { added: 0, updated: 0, known: 0 };
  const results = tx.objectStore('results');
  const copies = await Promise.all(batch.map(({ id }) => results.get(id)));
  for (const [place, result] of batch.entries()) {
    const copy = copies[place] === undefined ? null : parseResult(copies[place]);
    const isOld = copy?.ok === true && copy.result.changedAt >= result.changedAt;
    if (!isOld) results.put(await withOwner(tx, result)).catch(() => {}); // The transaction reports the error.
    count[isOld ? 'known' : copy === null ? 'added' : 'updated'] += 1;
  }
  await tx.done;
  return count;
}

/** Each id once, with the copy that was changed last. */
function newestOfEach(results: readonly ResultRow[]): readonly ResultRow[] {
  const newest = new Map<string, ResultRow>();
  for (const result of results) {
    const other = newest.get(result.id);
    if (!other || other.changedAt < result.changedAt) newest.set(result.id, result);
  }
  return [...newest.values()];
}

/**
 * Stores what is newer than the stored copy. Each batch is one transaction, which also decides what is newer, since
 * another tab may be importing too.
 */
async function mergeBatch(db: SavedDatabase, batch: readonly ResultRow[]): Promise<Count> {
  const tx = db.transaction(['people', 'results'], 'readwrite');
  tx.done.catch(() => {});
  return allOrNone(tx, () => putNewer(tx, batch));
}

/** Imports results: each id once, with the copy that was changed last. */
export function mergeResults(
  results: readonly ResultRow[],
  onProgress: (done: number) => void,
): Promise<Outcome<Merged>> {
  const unique = newestOfEach(results);
  const count: Count = { added: 0, updated: 0, known: results.length - unique.length };
  const merge = async (db: SavedDatabase): Promise<Merged> => {
    try {
      for (let start = 0; start < unique.length; start += BATCH) {
        const merged = await mergeBatch(db, unique.slice(start, start + BATCH));
        for (const kind of ['added', 'updated', 'known'] as const) count[kind] += merged[kind];
        onProgress(Math.min(start + BATCH, unique.length));
      }
      return { ...count, problem: null };
    } catch (error) {
      return { ...count, problem: problemOf(error, false) };
    }
  };
  return withStore({ ...count, problem: null }, merge, { isCreating: true });
}

/**
 * Erases everything: first the contents of the stores, which no other tab can block, then the database itself, which
 * another tab may have to close first.
 */
export async function eraseEverything(): Promise<Outcome<null>> {
  const emptied = await clearStores(STORE_NAMES);
  const waiting = new Promise<false>((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS, false));
  try {
    const deleting = deleteDB(STORE_DATABASE).then(() => true);
    return (await Promise.race([deleting, waiting])) ? { ok: true, value: null } : emptied;
  } catch (error) {
    return { ok: false, problem: problemOf(error, true) };
  }
}
