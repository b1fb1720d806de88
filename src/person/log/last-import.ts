/**
 * The last import of each person, with what it replaced: it can be undone after the page was left, for some weeks. What a
 * later import replaced takes its place.
 */
import { undone } from '#person/database/erase-person.ts';
import { currentPersonIn } from '#person/database/people-in.ts';
import { instantIn } from '#person/database/read-fields.ts';
import { keysOf } from '#person/database/store-schema.ts';
import { changeRows, withStore, type Outcome } from '#person/database/with-store.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { NEEDED, putBack, slicesOf, type DayPair, type DayWriting } from './day-writing.ts';
import { isLogDay, localDay, addDays } from './local-day.ts';
import { parseStoredDay } from './parse-log.ts';

/** For how many days an import can be undone. */
const KEPT_DAYS = 30;
/** The days in a row: a page that says what can be undone doesn't read those of a long import. */
const IN_ROW = 1000;

/** An import that can be undone. */
export interface LastImport {
  /** Id of the person. */
  readonly person: string;
  /** When it was written, which tells it apart from a later one. */
  readonly at: string;
  readonly days: number;
}

/** The local day on which it can be undone for the last time. */
export const undoableUntil = ({ at }: LastImport): string => addDays(localDay(new Date(at)), KEPT_DAYS);

/** The first of an import's rows; those after it have the days. */
const headKey = (person: string): [string, number] => [person, 0];

/** Keeps what an import changed, in the change that makes it. */
export async function keepImport(
  tx: DayWriting,
  { person, at }: Pick<LastImport, 'person' | 'at'>,
  pairs: readonly DayPair[],
): Promise<void> {
  const store = tx.objectStore('imports');
  await store.delete(keysOf(person));
  await store.put({ person, part: 0, at, days: pairs.length });
  let part = 0;
  for (const some of slicesOf(pairs, IN_ROW)) await store.put({ person, part: (part += 1), pairs: some });
}

function headIn(value: unknown): LastImport | null {
  if (!isRecord(value)) return null;
  const { person, days } = value;
  const at = instantIn(value['at']);
  if (typeof person !== 'string' || at === undefined || typeof days !== 'number') return null;
  return { person, at, days };
}

function pairIn(value: unknown): readonly DayPair[] {
  const [day, before, after] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof day !== 'string' || !isLogDay(day)) return [];
  return [[day, parseStoredDay(before), parseStoredDay(after)]];
}

const pairsIn = ({ pairs }: Raw): readonly DayPair[] =>
  Array.isArray(pairs) ? pairs.flatMap((pair) => pairIn(pair)) : [];

const forget = (person: string): Promise<Outcome<null>> =>
  changeRows(['imports'], (tx) => tx.objectStore('imports').delete(keysOf(person)));

/** The import that the current person can undo; `null` without one. One that is too old is erased. */
export async function lastImport(now: Date): Promise<LastImport | null> {
  const found = await withStore<LastImport | null>(null, async (db) => {
    const person = await currentPersonIn(db);
    return person && headIn(await db.get('imports', headKey(person.id)));
  });
  const last = found.ok ? found.value : null;
  if (!last || undoableUntil(last) >= localDay(now)) return last;
  await forget(last.person);
  return null;
}

/**
 * Undoes an import, except for the days that were changed again since. If it was undone in another tab, or a later import
 * took its place, nothing happens.
 */
export function undoImport({ person, at }: Pick<LastImport, 'person' | 'at'>): Promise<Outcome<null>> {
  const change = changeRows(NEEDED, async (tx) => {
    const store = tx.objectStore('imports');
    if (headIn(await store.get(headKey(person)))?.at !== at) return;
    const rows: readonly unknown[] = await store.getAll(keysOf(person));
    await store.delete(keysOf(person));
    await putBack(
      tx,
      person,
      rows.flatMap((row) => (isRecord(row) ? pairsIn(row) : [])),
    );
  });
  return undone(person, change);
}
