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
}

const byDay = (log: readonly StoredLogDay[]): ReadonlyMap<string, StoredLogDay> =>
  new Map(log.map((day) => [day.day, day]));

/**
 * The changes to write, with what was seen of the log: a day that has another value by now stays. A day without
 * differences has none.
 */
export function changesFrom(
  file: readonly StoredLogDay[],
  log: readonly StoredLogDay[],
  preference: Preference,
): readonly DayChange[] {
  const known = byDay(log);
  return file.flatMap((day) => missingOf(day, known.get(day.day), preference === 'file') ?? []);
}

/** Compares a file with the log. */
export function compareDays(file: readonly StoredLogDay[], log: readonly StoredLogDay[]): Comparison {
  const known = byDay(log);
  const conflicts: Conflict[] = [];
  let added = 0;
  let completed = 0;
  for (const inFile of file) {
    const inLog = known.get(inFile.day);
    if (!inLog) added += 1;
    else if (isOtherDay(inLog, inFile)) conflicts.push({ inLog, inFile });
    else if (missingOf(inFile, inLog)) completed += 1;
  }
  return { added, completed, conflicts, known: file.length - added - completed - conflicts.length };
}
