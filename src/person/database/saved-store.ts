import { deleteDB } from 'idb';
import { problemOf, type StoreProblem } from './store-failure.ts';
import { STORE_DATABASE, STORE_NAMES, type SavedDatabase } from './store-schema.ts';
import { forgetNobody } from './erase-person.ts';
import { laterThan } from './instants.ts';
import { parseResult, type ResultRow } from './result-row.ts';
import { currentPersonIn } from './people-in.ts';
import { personIn } from './people.ts';
import { readUnlisted, walkList, type Entries } from './read-entries.ts';
import {
  changeRows,
  clearStores,
  inTransaction,
  withStore,
  type Outcome,
  type Undo,
  type Writing,
} from './with-store.ts';

/** How long to wait for another tab to close the database that is being erased. */
const DELETE_TIMEOUT_MS = 2000;

/** Entries written per transaction. */
const BATCH = 500;

/** What a change of results needs: who is kept, and the results. */
const NEEDED = ['people', 'results'] as const;

type ResultWriting = Writing<(typeof NEEDED)[number]>;

/** Saves a result, unless a newer copy is stored. Creates the database, and the person, if needed. */
export const putResult = (result: ResultRow): Promise<Outcome<null>> =>
  changeRows(NEEDED, (tx) => putNewer(tx, [result]), { isCreating: true });

/** Changes a result's date and note. */
export const changeResult = (
  result: ResultRow,
  { savedAt, note }: Pick<ResultRow, 'savedAt' | 'note'>,
  now: Date,
): Promise<Outcome<null>> => {
  const change = async (tx: ResultWriting): Promise<void> => {
    const results = tx.objectStore('results');
    const stored = parseResult(await results.get(result.id));
    const latest = stored.ok ? stored.result : result;
    await personIn(tx, latest.person);
    await results.put({ ...latest, savedAt, note, changedAt: laterThan(latest.changedAt, now) });
  };
  return changeRows(NEEDED, change, { isCreating: true });
};

/** Deletes one result. */
export const removeResult = (id: string): Promise<Outcome<null>> =>
  changeRows(['results'], (tx) => tx.objectStore('results').delete(id));

/** Moves invalid entries out of the list, unchanged. */
export async function setAside(db: SavedDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const foundAt = new Date().toISOString();
  const moving = inTransaction(db, ['people', 'results', 'aside'], async (tx) => {
    for (const id of ids) {
      const value: unknown = await tx.objectStore('results').get(id);
      const read = parseResult(value);
      const isOwned = read.ok && (await tx.objectStore('people').count(read.result.person)) > 0;
      if (value === undefined || isOwned) continue; // Another tab was faster.
      await tx.objectStore('aside').add({ foundAt, value });
      await tx.objectStore('results').delete(id);
    }
  });
  // If there is no room to move them, they stay where they are, which does no harm.
  await moving.catch(() => {});
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

const LONGEST_ID = 64;

/** Whose each result is: the person whom it names, or the current one if it names nobody. */
async function ownersOf(
  tx: ResultWriting,
  batch: readonly ResultRow[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const { person } of batch)
    if (!owners.has(person)) owners.set(person, (await personIn(tx, person === '' ? null : person)).id);
  return owners;
}

/** A result as it is kept for a person. A copy of somebody else's gets an id of its own, the same every time. */
async function owned(tx: ResultWriting, result: ResultRow, person: string): Promise<ResultRow> {
  const copy = parseResult(await tx.objectStore('results').get(result.id));
  if (!copy.ok || copy.result.person === person) return { ...result, person };
  const end = `-${person.slice(0, 12)}`;
  return { ...result, person, id: `${result.id.slice(0, LONGEST_ID - end.length)}${end}` };
}

/** Stores what is newer than the stored copy. */
async function putNewer(tx: ResultWriting, batch: readonly ResultRow[]): Promise<Merging> {
  const merging: Merging = { count: { added: 0, updated: 0, known: 0 }, written: [] };
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
    merging.count[isOld ? 'known' : copy === null ? 'added' : 'updated'] += 1;
    if (isOld) continue;
    results.put(after).catch(() => {}); // The transaction reports the error.
    merging.written.push({ before, after });
  }
  return merging;
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

/** Undoes a merge, and removes the people it added. */
async function takeBack(written: Merging['written']): Promise<Outcome<null>> {
  const done = await changeRows(['results'], async (tx) => {
    const results = tx.objectStore('results');
    const now = await Promise.all(written.map(({ after }) => results.get(after.id)));
    for (const [place, { before, after }] of written.entries()) {
      if (JSON.stringify(now[place]) !== JSON.stringify(after)) continue;
      (before === undefined ? results.delete(after.id) : results.put(before)).catch(() => {});
    }
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
        // A transaction for each batch also decides what is newer, since another tab may be importing too.
        const batch = unique.slice(start, start + BATCH);
        const merged = await inTransaction(db, NEEDED, (tx) => putNewer(tx, batch));
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
