/**
 * The days of a person's log in the device's database. Reading doesn't create the database; only the first entry does.
 * The person is named by id; `null` is the current one.
 */
import { unwrap, wrap, type IDBPTransaction } from 'idb';
import { forgetNobody } from '#person/database/erase-person.ts';
import { announceChange } from '#person/database/store-channel.ts';
import { personIn } from '#person/database/people.ts';
import { currentPersonIn } from '#person/database/people-in.ts';
import { keysOf, type StoreSchema } from '#person/database/store-schema.ts';
import { isRecord } from '#ui/untrusted.ts';
import { allOrNone, changeStore, withStore, type Outcome, type Undo } from '#person/database/with-store.ts';
import { isLogDay } from './local-day.ts';
import { changedDay, replacesUnseen, type DayChange } from './day-change.ts';
import { isLogBodyFat, isLogIntake, isLogWaist, isLogWeight, parseStoredDay } from './parse-log.ts';
import type { StoredLogDay } from './parse-log.ts';

/** Days read at a time: few enough that a slow phone answers a press between two, even if memory is freed meanwhile. */
const BATCH = 250;
/** Days written at a time: 500 block the page for up to 90 ms on a desktop, 100 for a fifth of that. */
const AT_ONCE = 100;
/** Days checked at a time before any is written. */
const CHECKED_AT_ONCE = 5000;

/** The result of writing. */
export interface LogWrite {
  /** Id of the person. */
  readonly person: string;
  /** The days as they are now; `null` for those that were deleted. */
  readonly days: ReadonlyMap<string, StoredLogDay | null>;
  /** The days that stay as they are, since a value was written elsewhere meanwhile that the writer didn't see. */
  readonly stayed: readonly string[];
  readonly undo: Undo;
}

type Writing = IDBPTransaction<StoreSchema, ('people' | 'days' | 'aside')[], 'readwrite'>;

const isSame = (one: StoredLogDay | null, other: StoredLogDay | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sorted days as they are kept, in one request, since a long import has thousands. */
async function readDays(
  tx: Writing,
  person: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, StoredLogDay>> {
  const [first, last] = [days[0], days.at(-1)];
  const read = new Map<string, StoredLogDay>();
  if (first === undefined || last === undefined) return read;
  const asked = new Set<unknown>(days);
  const range = IDBKeyRange.bound([person, first], [person, last]);
  for (const value of await tx.objectStore('days').getAll(range)) {
    if (!isRecord(value) || !asked.has(value['day'])) continue;
    const day = parseStoredDay(value);
    if (day) read.set(day.day, day);
    // What can't be read isn't overwritten.
    else await tx.objectStore('aside').put({ foundAt: new Date().toISOString(), value });
  }
  return read;
}

/** Sorted, a slice's days are next to each other in the database. */
const byDay = (one: string, other: string): number => Number(one > other) - Number(one < other);

type PutDay = (day: string, next: StoredLogDay | null) => void;

/** Puts days without a promise for each of an import's thousands; the transaction reports an error. */
function putting(tx: Writing, person: string) {
  const store = unwrap(tx.objectStore('days'));
  let last: IDBRequest | null = null;
  const put: PutDay = (day, next) => {
    last = next ? store.put({ person, ...next }) : store.delete([person, day]);
  };
  /** Resolves in another task, once everything since the last call was put. */
  async function settled(): Promise<void> {
    const waiting = last;
    last = null;
    if (waiting) await wrap(waiting);
  }
  return { put, settled };
}

type DayPair = readonly [day: string, before: StoredLogDay | null, after: StoredLogDay | null];

/** Splits days into batches that keep the page responsive. */
function* slicesOf<Item>(items: readonly Item[], size = AT_ONCE): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** A write of many days, in progress. */
interface WriteOptions {
  /** Gets the share that has been written, from 0 to 1. */
  readonly report?: (share: number) => void;
  /** Ends the write without a change, unless it is complete by then. */
  readonly signal?: AbortSignal;
}

/** Handles items in several tasks of one transaction. While the database puts some, the next ones are prepared. */
async function inTasks<Item>(
  tx: Writing,
  person: string,
  items: readonly Item[],
  handle: (some: readonly Item[], put: PutDay) => Promise<void>,
  { report, signal }: WriteOptions = {},
): Promise<void> {
  const { put, settled } = putting(tx, person);
  let earlier: Promise<void> | null = null;
  let done = 0;
  for (const some of slicesOf(items)) {
    signal?.throwIfAborted();
    await handle(some, put);
    const current = settled();
    // If it fails, the next one fails, too.
    current.catch(() => {});
    // The first ones alone, since each task should be short.
    await (earlier ?? current);
    earlier = current;
    done += some.length;
    report?.(done / items.length);
  }
  await earlier;
}

/** Writes days in one transaction: all of them, or none. */
async function inOneGo(run: (tx: Writing) => Promise<void>): Promise<Outcome<null>> {
  return changeStore(
    async (db) => {
      const tx = db.transaction(['people', 'days', 'aside'], 'readwrite');
      tx.done.catch(() => {});
      await allOrNone(tx, () => run(tx));
      await tx.done;
    },
    { isCreating: true },
  );
}

async function takeBack(person: string, pairs: readonly DayPair[]): Promise<Outcome<null>> {
  const sorted = pairs.toSorted(([one], [other]) => byDay(one, other));
  const done = await inOneGo((tx) =>
    inTasks(tx, person, sorted, async (some, put) => {
      const days = some.map(([day]) => day);
      const now = await readDays(tx, person, days);
      for (const [day, before, after] of some) if (isSame(now.get(day) ?? null, after)) put(day, before);
    }),
  );
  if (!done.ok) return done;
  await forgetNobody(person);
  announceChange();
  return done;
}

/** What a write has done so far. */
interface Written {
  readonly pairs: Map<string, DayPair>;
  readonly stayed: string[];
}

function writeSome(changes: readonly DayChange[], put: PutDay, { pairs, stayed }: Written): void {
  for (const change of changes) {
    const [day, before, now] = pairs.get(change.day) ?? [change.day, null, null];
    if (replacesUnseen(now, change)) {
      stayed.push(day);
      continue;
    }
    const next = changedDay(now, change);
    pairs.set(day, [day, before, next]);
    if (!isSame(now, next)) put(day, next);
  }
}

/** Changes a person's days in a transaction. */
async function writeIn(
  tx: Writing,
  person: string,
  changes: readonly DayChange[],
  options: WriteOptions,
): Promise<Written> {
  const written: Written = { pairs: new Map(), stayed: [] };
  const { pairs } = written;
  async function writeSlice(some: readonly DayChange[], put: PutDay): Promise<void> {
    const unread = some.map(({ day }) => day).filter((day) => !pairs.has(day));
    for (const [day, old] of await readDays(tx, person, unread)) pairs.set(day, [day, old, old]);
    writeSome(some, put, written);
  }
  const sorted = changes.toSorted((one, other) => byDay(one.day, other.day));
  await inTasks(tx, person, sorted, writeSlice, options);
  return written;
}

/** The values of a day, with what each may be. */
const VALUES = [
  ['weightKg', isLogWeight],
  ['intakeKcal', isLogIntake],
  ['waistCm', isLogWaist],
  ['bodyFat', isLogBodyFat],
] as const;

const isAcceptable = (change: DayChange): boolean =>
  isLogDay(change.day) &&
  VALUES.every(([name, accepts]) => (change[name] ?? null) === null || accepts(change[name]));

/** Validates changes; for very many days, in several tasks to keep the page responsive. */
async function check(changes: readonly DayChange[]): Promise<void> {
  for (const some of slicesOf(changes, CHECKED_AT_ONCE)) {
    const wrong = some.find((change) => !isAcceptable(change));
    if (wrong)
      throw new RangeError(`writeDays: got ${JSON.stringify(wrong)}, expected values within LOG_LIMITS`);
    if (changes.length > CHECKED_AT_ONCE) await new Promise((go) => setTimeout(go));
  }
}

/**
 * Changes a person's days in one transaction: all of them or none. Omitted fields stay as they are, so tabs that change
 * different fields of a day don't undo each other's changes; a day with a value that the writer of a change didn't see
 * (`seen`) stays as it is. If the person isn't kept yet, they are from now on.
 *
 * @throws RangeError if a day or a value is outside its limits
 */
export async function writeDays(
  changes: readonly DayChange[],
  person: string | null = null,
  options: WriteOptions = {},
): Promise<Outcome<LogWrite>> {
  await check(changes);
  let written: Written = { pairs: new Map(), stayed: [] };
  let id = '';
  const done = await inOneGo(async (tx) => {
    ({ id } = await personIn(tx, person));
    written = await writeIn(tx, id, changes, options);
  });
  if (!done.ok) return done;
  announceChange();
  const { pairs, stayed } = written;
  const all = [...pairs.values()];
  const days = new Map(all.map(([day, , after]) => [day, after]));
  return { ok: true, value: { person: id, days, stayed, undo: () => takeBack(id, all) } };
}

/** Every day of a person's log, oldest first. Unreadable entries are left alone. */
export function readLog(person: string | null = null): Promise<Outcome<readonly StoredLogDay[]>> {
  return withStore<readonly StoredLogDay[]>([], async (db) => {
    const id = person ?? (await currentPersonIn(db))?.id;
    const days: StoredLogDay[] = [];
    if (id === undefined) return days;
    const all = keysOf(id);
    let range = all;
    for (;;) {
      const values: readonly unknown[] = await db.getAll('days', range, BATCH);
      days.push(...values.flatMap((value) => parseStoredDay(value) ?? []));
      // The database takes no value without its key.
      const last = values.at(-1) as { readonly day: string } | undefined;
      if (last === undefined) return days;
      range = IDBKeyRange.bound([id, last.day], all.upper, true);
    }
  });
}
