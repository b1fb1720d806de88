/**
 * The log of weights and meals in the device's database. Reading doesn't create the database; only the first entry
 * does.
 */
import type { IDBPTransaction } from 'idb';
import { announceChange } from '#person/database/store-channel.ts';
import { StoreFailure } from '#person/database/store-failure.ts';
import type { StoreSchema } from '#person/database/store-schema.ts';
import { allOrNone, changeStore, clearStores, withStore, type Outcome } from '#person/database/with-store.ts';
import { isLogDay } from './local-day.ts';
import { changedDay, type DayChange } from './day-change.ts';
import { isLogIntake, isLogWeight, parseLogPerson, parseLogView, parseStoredDay } from './parse-log.ts';
import type { LogPerson, LogView, StoredLogDay } from './parse-log.ts';

/** Days read at a time: few enough to fit in a frame on a slow phone. */
const BATCH = 1000;
/** Days written at a time: 500 block the page for up to 90 ms on a desktop, 100 for a fifth of that. */
const AT_ONCE = 100;
/** Days checked at a time before any is written. */
const CHECKED_AT_ONCE = 5000;

/**
 * Undoes a change, except for days that have been changed again since.
 *
 * @throws StoreFailure if the store can't be used
 */
export type Undo = () => Promise<void>;

/** The result of writing. */
export interface LogWrite {
  /** The days as they are now; `null` for those that were deleted. */
  readonly days: ReadonlyMap<string, StoredLogDay | null>;
  readonly undo: Undo;
}

type Writing = IDBPTransaction<StoreSchema, ['logDays', 'aside'], 'readwrite'>;

const listeners = new Set<() => void>();

/** Calls `listen` after every change from this page. For changes from other tabs, use `useStoreChanges`. */
export function onLogChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

function notifyListeners(): void {
  announceChange();
  for (const listen of listeners) listen();
}

/** Notifies all listeners once a change is done. */
async function withNotification(change: Promise<Outcome<null>>): Promise<Outcome<null>> {
  const done = await change;
  if (done.ok) notifyListeners();
  return done;
}

const isSame = (one: StoredLogDay | null, other: StoredLogDay | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function readDay(tx: Writing, day: string): Promise<StoredLogDay | null> {
  const value: unknown = await tx.objectStore('logDays').get(day);
  const read = parseStoredDay(value);
  // What can't be read isn't overwritten.
  if (value !== undefined && read === null)
    await tx.objectStore('aside').put({ foundAt: new Date().toISOString(), value });
  return read;
}

function putDay(tx: Writing, day: string, next: StoredLogDay | null): void {
  const store = tx.objectStore('logDays');
  // The transaction reports the error.
  (next ? store.put(next) : store.delete(day)).catch(() => {});
}

type DayPair = readonly [day: string, before: StoredLogDay | null, after: StoredLogDay | null];

/** Splits days into batches that keep the page responsive. */
function* slicesOf<Item>(items: readonly Item[], size = AT_ONCE): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Writes days in one transaction: all of them, or none. */
async function inOneGo(run: (tx: Writing) => Promise<void>): Promise<Outcome<null>> {
  return changeStore(
    async (db) => {
      const tx = db.transaction(['logDays', 'aside'], 'readwrite');
      tx.done.catch(() => {});
      await allOrNone(tx, () => run(tx));
      await tx.done;
    },
    { isCreating: true },
  );
}

async function takeBack(pairs: readonly DayPair[]): Promise<void> {
  const done = await inOneGo(async (tx) => {
    for (const some of slicesOf(pairs)) {
      const now = await Promise.all(some.map(([day]) => readDay(tx, day)));
      for (const [place, [day, before, after]] of some.entries())
        if (isSame(now[place] ?? null, after)) putDay(tx, day, before);
    }
  });
  if (!done.ok) throw new StoreFailure(done.problem);
  notifyListeners();
}

async function writeSome(
  tx: Writing,
  changes: readonly DayChange[],
  pairs: Map<string, DayPair>,
): Promise<void> {
  const unread = [...new Set(changes.map(({ day }) => day))].filter((day) => !pairs.has(day));
  const olds = await Promise.all(unread.map((day) => readDay(tx, day)));
  for (const [place, day] of unread.entries())
    pairs.set(day, [day, olds[place] ?? null, olds[place] ?? null]);
  for (const change of changes) {
    const [day, before, now] = pairs.get(change.day) ?? [change.day, null, null];
    const next = changedDay(now, change);
    pairs.set(day, [day, before, next]);
    if (!isSame(now, next)) putDay(tx, day, next);
  }
}

const isAcceptable = ({ day, weightKg = null, intakeKcal = null }: DayChange): boolean =>
  isLogDay(day) &&
  (weightKg === null || isLogWeight(weightKg)) &&
  (intakeKcal === null || isLogIntake(intakeKcal));

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
 * Changes days in one transaction: all of them or none. Omitted fields stay as they are, so tabs that change different
 * fields of a day don't undo each other's changes.
 *
 * @throws RangeError if a day, a weight or an intake is outside `LOG_LIMITS` or `LOG_SPAN`
 */
export async function writeDays(changes: readonly DayChange[]): Promise<Outcome<LogWrite>> {
  await check(changes);
  const pairs = new Map<string, DayPair>();
  const done = await inOneGo(async (tx) => {
    for (const some of slicesOf(changes)) await writeSome(tx, some, pairs);
  });
  if (!done.ok) return done;
  notifyListeners();
  const all = [...pairs.values()];
  return {
    ok: true,
    value: { days: new Map(all.map(([day, , after]) => [day, after])), undo: () => takeBack(all) },
  };
}

/** Every day of the log, oldest first. Unreadable entries are left alone. */
export function readLog(): Promise<Outcome<readonly StoredLogDay[]>> {
  return withStore<readonly StoredLogDay[]>([], async (db) => {
    const days: StoredLogDay[] = [];
    let range: IDBKeyRange | null = null;
    for (;;) {
      const keys: readonly string[] = await db.getAllKeys('logDays', range, BATCH);
      const last = keys.at(-1);
      if (last === undefined) return days;
      const values: readonly unknown[] = await db.getAll('logDays', range, BATCH);
      days.push(...values.flatMap((value) => parseStoredDay(value) ?? []));
      range = IDBKeyRange.lowerBound(last, true);
    }
  });
}

/** Who the log is about and how it is displayed; `null` if nothing is stored. */
export interface LogSetup {
  readonly person: LogPerson | null;
  readonly view: LogView | null;
}

/** The stored person, and the choices of the page. */
export function readLogSetup(): Promise<Outcome<LogSetup>> {
  return withStore<LogSetup>({ person: null, view: null }, async (db) => ({
    person: parseLogPerson(await db.get('logSetup', 'person')),
    view: parseLogView(await db.get('logSetup', 'view')),
  }));
}

/** Stores who the log is about. */
export const putLogPerson = (person: LogPerson): Promise<Outcome<null>> =>
  withNotification(changeStore((db) => db.put('logSetup', person, 'person'), { isCreating: true }));

/** Stores how the log is displayed, if something else is stored already: a choice alone doesn't create the database. */
export const putLogView = (view: LogView): Promise<Outcome<null>> =>
  changeStore((db) => db.put('logSetup', view, 'view'));

/** Erases the whole log with the stored person, and nothing else. */
export const eraseLog = (): Promise<Outcome<null>> => withNotification(clearStores(['logDays', 'logSetup']));
