/**
 * The days of a person's log in the device's database. Reading doesn't create the database; only the first entry does.
 * The person is named by id; `null` is the current one.
 */
import type { Units } from '#person/units.ts';
import { undone } from '#person/database/erase-person.ts';
import { personIn } from '#person/database/people.ts';
import { currentPersonIn } from '#person/database/people-in.ts';
import { keysOf } from '#person/database/store-schema.ts';
import { aMoment } from '#ui/moments.ts';
import {
  announced,
  changeRows,
  keepRows,
  withStore,
  type Outcome,
  type Undo,
} from '#person/database/with-store.ts';
import {
  byDay,
  inTasks,
  isSame,
  NEEDED,
  putBack,
  readDays,
  slicesOf,
  type DayPair,
  type DayWriting,
  type PutDay,
  type Tasks,
} from './day-writing.ts';
import { keepImport } from './last-import.ts';
import { isLogDay } from './local-day.ts';
import { changedDay, replacesUnseen, type DayChange } from './day-change.ts';
import { isLogBodyFat, isLogIntake, isLogWaist, isLogWeight, parseStoredDay } from './parse-log.ts';
import type { StoredLogDay } from './parse-log.ts';

/** Days read at a time: few enough that a slow phone answers a press between two, even if memory is freed meanwhile. */
const BATCH = 100;
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

/** A write of days. */
interface WriteOptions extends Tasks {
  /** The units of somebody who is kept from now on. */
  readonly units?: Units | undefined;
  /** Set for an import: what it changes is kept with it, so that it can be undone later, too. */
  readonly importedAt?: string;
}

const takeBack = (person: string, pairs: readonly DayPair[]): Promise<Outcome<null>> =>
  undone(
    person,
    changeRows(NEEDED, (tx) => putBack(tx, person, pairs)),
  );

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
  tx: DayWriting,
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
  const { importedAt: at } = options;
  const changed = [...pairs.values()].filter(([, before, after]) => !isSame(before, after));
  if (at !== undefined && changed.length > 0) await keepImport(tx, { person, at }, changed);
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
    if (changes.length > CHECKED_AT_ONCE) await aMoment();
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
  return announced(
    keepRows(NEEDED, async (tx) => {
      const { id } = await personIn(tx, person, options.units && { units: options.units });
      const { pairs, stayed } = await writeIn(tx, id, changes, options);
      const all = [...pairs.values()];
      const days = new Map(all.map(([day, , after]) => [day, after]));
      return { person: id, days, stayed, undo: () => takeBack(id, all) };
    }),
  );
}

/** Every day of a person's log since a day, oldest first. Unreadable entries are left alone. */
export function readLog(person: string | null = null, since = ''): Promise<Outcome<readonly StoredLogDay[]>> {
  return withStore<readonly StoredLogDay[]>([], async (db) => {
    const id = person ?? (await currentPersonIn(db))?.id;
    const days: StoredLogDay[] = [];
    if (id === undefined) return days;
    const all = keysOf(id);
    let range = IDBKeyRange.bound([id, since], all.upper);
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
