/** Days from a file and days already in the log → the changes to write. */
import { isOtherDay, missingOf, type DayChange } from '#person/log/day-change.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/** Which value wins where the log and the file differ. */
export type Preference = 'log' | 'file';

/** A day for which the log and the file have different values. */
export interface Conflict {
  readonly inLog: StoredLogDay;
  readonly inFile: StoredLogDay;
}

export interface Comparison {
  /** Days that aren't in the log. */
  readonly added: number;
  /** Days to which the file adds a value without replacing one. */
  readonly completed: number;
  readonly conflicts: readonly Conflict[];
  /** Days already in the log with the same values. */
  readonly known: number;
  /** Days that would be written. */
  readonly changed: Readonly<Record<Preference, number>>;
}

/** The days of a log by their names. */
export type LogDays = ReadonlyMap<string, StoredLogDay>;

/** Days that are handled in one task: few enough for a slow phone to respond in between. */
const AT_ONCE = 2000;

/** Handles days in several tasks. */
async function inTasks(days: readonly StoredLogDay[], handle: (day: StoredLogDay) => void): Promise<void> {
  for (let start = 0; start < days.length; start += AT_ONCE) {
    if (start > 0) await new Promise((go) => setTimeout(go));
    for (const day of days.slice(start, start + AT_ONCE)) handle(day);
  }
}

export async function logDaysOf(days: readonly StoredLogDay[]): Promise<LogDays> {
  const found = new Map<string, StoredLogDay>();
  await inTasks(days, (day) => found.set(day.day, day));
  return found;
}

/** The change that a day of the file makes to the log, with what was seen of it; `null` for none. */
export const changeFrom = (inFile: StoredLogDay, log: LogDays, preference: Preference): DayChange | null =>
  missingOf(inFile, log.get(inFile.day), preference === 'file');

/** The changes to write: a day that has another value by now stays. */
export async function changesFrom(
  file: readonly StoredLogDay[],
  log: LogDays,
  preference: Preference,
): Promise<readonly DayChange[]> {
  const changes: DayChange[] = [];
  await inTasks(file, (day) => {
    const change = changeFrom(day, log, preference);
    if (change) changes.push(change);
  });
  return changes;
}

/** Compares a file with the log. */
export async function compareDays(file: readonly StoredLogDay[], log: LogDays): Promise<Comparison> {
  const conflicts: Conflict[] = [];
  const changed = { log: 0, file: 0 };
  let added = 0;
  let completed = 0;
  await inTasks(file, (inFile) => {
    const inLog = log.get(inFile.day);
    const isMissing = changeFrom(inFile, log, 'log') !== null;
    const isConflict = inLog !== undefined && isOtherDay(inLog, inFile);
    if (isConflict) conflicts.push({ inLog, inFile });
    else if (!inLog) added += 1;
    else if (isMissing) completed += 1;
    changed.log += Number(isMissing);
    changed.file += Number(isMissing || isConflict);
  });
  const known = file.length - added - completed - conflicts.length;
  return { added, completed, conflicts, known, changed };
}
