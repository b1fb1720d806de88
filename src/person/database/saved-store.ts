import { deleteDB, type IDBPTransaction } from 'idb';
import { problemOf, type StoreProblem } from './store-failure.ts';
import { STORE_DATABASE, STORE_NAMES, type SavedDatabase, type StoreSchema } from './store-schema.ts';
import { forgetNobody } from './erase-person.ts';
import { laterThan } from './instants.ts';
import { parseResult, type ResultRow } from './result-row.ts';
import { currentPersonIn } from './people-in.ts';
import { personIn } from './people.ts';
import { readUnlisted, walkList, type Entries } from './read-entries.ts';
import { allOrNone, changeStore, clearStores, withStore, type Outcome, type Undo } from './with-store.ts';

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
  /** Undoes it, except for results that have been changed again since. */
  readonly undo: Undo;
}

/** What a merge has done: results as they are now, with the copies before. */
interface Merging {
  readonly count: { added: number; updated: number; known: number };
  readonly written: { readonly before: unknown; readonly after: ResultRow }[];
}

type Writing = IDBPTransaction<StoreSchema, ('people' | 'results')[], 'readwrite'>;

const LONGEST_ID = 64;

/** Whose each result is: the person whom it names, or the current one if it names nobody. */
async function ownersOf(tx: Writing, batch: readonly ResultRow[]): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const { person } of batch)
    if (!owners.has(person)) owners.set(person, (await personIn(tx, person === '' ? null : person)).id);
  return owners;
}

/** A result as it is kept for a person. A copy of somebody else's gets an id of its own, the same every time. */
async function owned(tx: Writing, result: ResultRow, person: string): Promise<ResultRow> {
  const copy = parseResult(await tx.objectStore('results').get(result.id));
  if (!copy.ok || copy.result.person === person) return { ...result, person };
  const end = `-${person.slice(0, 12)}`;
  return { ...result, person, id: `${result.id.slice(0, LONGEST_ID - end.length)}${end}` };
}

async function putNewer(
  tx: Writing,
  batch: readonly ResultRow[],
  { count, written }: Merging,
): Promise<void> {
  const results = tx.objectStore('results');
  const owners = await ownersOf(tx, batch);
  const own = await Promise.all(
    batch.map((result) => owned(tx, result, owners.get(result.person) ?? result.person)),
  );
  const copies = await Promise.all(own.map(({ id }) => results.get(id)));
  for (const [place, after] of own.entries()) {
    const before: unknown = copies[place];
    const copy = before === undefined ? null : parseResult(before);
    const isOld = copy?.ok === true && copy.result.changedAt >= after.changedAt;
    count[isOld ? 'known' : copy === null ? 'added' : 'updated'] += 1;
    if (isOld) continue;
    results.put(after).catch(() => {}); // The transaction reports the error.
    written.push({ before, after });
  }
  await tx.done;
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
async function mergeBatch(db: SavedDatabase, batch: readonly ResultRow[]): Promise<Merging> {
  const tx = db.transaction(['people', 'results'], 'readwrite');
  tx.done.catch(() => {});
  const merging: Merging = { count: { added: 0, updated: 0, known: 0 }, written: [] };
  await allOrNone(tx, () => putNewer(tx, batch, merging));
  return merging;
}

/** Undoes a merge, and removes the people it added. */
async function takeBack(written: Merging['written']): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction('results', 'readwrite');
    tx.done.catch(() => {});
    const now = await Promise.all(written.map(({ after }) => tx.store.get(after.id)));
    for (const [place, { before, after }] of written.entries()) {
      if (JSON.stringify(now[place]) !== JSON.stringify(after)) continue;
      (before === undefined ? tx.store.delete(after.id) : tx.store.put(before)).catch(() => {});
    }
    await tx.done;
  });
  if (done.ok)
    for (const person of new Set(written.map(({ after }) => after.person))) await forgetNobody(person);
  return done;
}

/** Imports results: each id once, with the copy that was changed last. */
export function mergeResults(
  results: readonly ResultRow[],
  onProgress: (done: number) => void,
): Promise<Outcome<Merged>> {
  const unique = newestOfEach(results);
  const written: Merging['written'] = [];
  const count = { added: 0, updated: 0, known: results.length - unique.length };
  const undo = () => takeBack(written);
  const merge = async (db: SavedDatabase): Promise<Merged> => {
    try {
      for (let start = 0; start < unique.length; start += BATCH) {
        const merged = await mergeBatch(db, unique.slice(start, start + BATCH));
        written.push(...merged.written);
        for (const kind of ['added', 'updated', 'known'] as const) count[kind] += merged.count[kind];
        onProgress(Math.min(start + BATCH, unique.length));
      }
      return { ...count, undo, problem: null };
    } catch (error) {
      return { ...count, undo, problem: problemOf(error, false) };
    }
  };
  return withStore({ ...count, undo, problem: null }, merge, { isCreating: true });
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
