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
  /** Those of them to which the file also adds a value, whichever of the others wins. */
  readonly extended: number;
  /** Days already in the log with the same values. */
  readonly known: number;
}

/** The days of a log by their names. */
export type LogDays = ReadonlyMap<string, StoredLogDay>;

export const logDaysOf = (days: readonly StoredLogDay[]): LogDays =>
  new Map(days.map((day) => [day.day, day]));

/** Half of a printed step: the same weigh-in, rounded in kg and in lb, differs by no more. */
const SAME_WEIGHT_KG = 0.05;
/** Far below any scale's step, and above the error of a difference. */
const TINY = 1e-9;

/** True for weights that are one rounded in two units, or printed alike. */
const isSameWeight = (one: number, other: number): boolean =>
  Math.abs(one - other) <= SAME_WEIGHT_KG + TINY || Math.round(10 * one) === Math.round(10 * other);

/** A day of a file with the log's weight, if that is the same one rounded in another unit. */
export function asInLog(inFile: StoredLogDay, inLog: StoredLogDay | undefined): StoredLogDay {
  const [weight, logged] = [inFile.weightKg, inLog?.weightKg];
  if (weight === undefined || logged === undefined) return inFile;
  return isSameWeight(weight, logged) ? { ...inFile, weightKg: logged } : inFile;
}

/** The changes to write, with what was seen of each day: a day that has another value by then stays. */
export const changesFrom = (
  file: readonly StoredLogDay[],
  log: LogDays,
  preference: Preference,
): readonly DayChange[] =>
  file.flatMap((inFile) => {
    const inLog = log.get(inFile.day);
    return missingOf(asInLog(inFile, inLog), inLog, preference === 'file') ?? [];
  });

/** Compares a file with the log. */
export function compareDays(file: readonly StoredLogDay[], log: LogDays): Comparison {
  const conflicts: Conflict[] = [];
  let added = 0;
  let completed = 0;
  let extended = 0;
  for (const day of file) {
    const inLog = log.get(day.day);
    const inFile = asInLog(day, inLog);
    const isFilled = missingOf(inFile, inLog) !== null;
    if (inLog && isOtherDay(inLog, inFile)) {
      conflicts.push({ inLog, inFile });
      extended += isFilled ? 1 : 0;
    } else if (!inLog) added += 1;
    else if (isFilled) completed += 1;
  }
  const known = file.length - added - completed - conflicts.length;
  return { added, completed, conflicts, extended, known };
}
