/** Reading and putting days within a change of the database, in tasks that keep the page responsive. */
import { unwrap, wrap } from 'idb';
import { isRecord } from '#ui/untrusted.ts';
import type { Writing } from '#person/database/with-store.ts';
import { parseStoredDay, type StoredLogDay } from './parse-log.ts';

/** Days written at a time: 500 block the page for up to 90 ms on a desktop, 100 for a fifth of that. */
const AT_ONCE = 100;

/** What a change of days needs: who is kept, the days, what an import replaced, and the place for what can't be read. */
export const NEEDED = ['people', 'days', 'imports', 'aside'] as const;

export type DayWriting = Writing<(typeof NEEDED)[number]>;

/** A day that was changed. */
export type DayPair = readonly [day: string, before: StoredLogDay | null, after: StoredLogDay | null];

export const isSame = (one: StoredLogDay | null, other: StoredLogDay | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sorted days as they are kept, in one request, since a long import has thousands. */
export async function readDays(
  tx: DayWriting,
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
export const byDay = (one: string, other: string): number => Number(one > other) - Number(one < other);

export type PutDay = (day: string, next: StoredLogDay | null) => void;

/** Puts days without a promise for each of an import's thousands; the transaction reports an error. */
function putting(tx: DayWriting, person: string) {
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

/** Splits items into batches that keep the page responsive. */
export function* slicesOf<Item>(items: readonly Item[], size = AT_ONCE): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** A write of many days, in progress. */
export interface Tasks {
  /** Gets the share that has been written, from 0 to 1. */
  readonly report?: (share: number) => void;
  /** Ends the write without a change, unless it is complete by then. */
  readonly signal?: AbortSignal;
}

/** Handles items in several tasks of one transaction. While the database puts some, the next ones are prepared. */
export async function inTasks<Item>(
  tx: DayWriting,
  person: string,
  items: readonly Item[],
  handle: (some: readonly Item[], put: PutDay) => Promise<void>,
  { report, signal }: Tasks = {},
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

/** Gives days back what they had before a change, except those that were changed again since. */
export async function putBack(tx: DayWriting, person: string, pairs: readonly DayPair[]): Promise<void> {
  const sorted = pairs.toSorted(([one], [other]) => byDay(one, other));
  await inTasks(tx, person, sorted, async (some, put) => {
    const days = some.map(([day]) => day);
    const now = await readDays(tx, person, days);
    for (const [day, before, after] of some) if (isSame(now.get(day) ?? null, after)) put(day, before);
  });
}
