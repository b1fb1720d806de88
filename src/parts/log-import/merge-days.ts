/** Days from a file and days already in the log → the changes to write. */
import type { DayChange } from '#person/log/day-change.ts';
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

const FIELDS = ['weightKg', 'intakeKcal', 'note'] as const;

/** True if both days have the field with different values. */
const differs = (one: StoredLogDay, other: StoredLogDay, field: (typeof FIELDS)[number]): boolean =>
  one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];

/** The fields of a day that have to be written. */
function changeOf(inFile: StoredLogDay, inLog: StoredLogDay | undefined, preference: Preference): DayChange {
  const taken = FIELDS.filter(
    (field) =>
      inFile[field] !== undefined &&
      inFile[field] !== inLog?.[field] &&
      (preference === 'file' || inLog?.[field] === undefined),
  );
  const change = { day: inFile.day, ...Object.fromEntries(taken.map((field) => [field, inFile[field]])) };
  return inFile.isConfirmed && taken.includes('weightKg') ? { ...change, isConfirmed: true } : change;
}

const byDay = (log: readonly StoredLogDay[]): ReadonlyMap<string, StoredLogDay> =>
  new Map(log.map((day) => [day.day, day]));

/** The changes to write; a day without differences has none. */
export function changesFrom(
  file: readonly StoredLogDay[],
  log: readonly StoredLogDay[],
  preference: Preference,
): readonly DayChange[] {
  const known = byDay(log);
  return file
    .map((day) => changeOf(day, known.get(day.day), preference))
    .filter((change) => Object.keys(change).length > 1);
}

/** The same, with what was seen of the log: a day that has another value by now stays. */
export function seenChanges(
  file: readonly StoredLogDay[],
  log: readonly StoredLogDay[],
  preference: Preference,
): readonly DayChange[] {
  const known = byDay(log);
  return changesFrom(file, log, preference).map((change) => ({
    ...change,
    seen: known.get(change.day) ?? {},
  }));
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
    else if (FIELDS.some((field) => differs(inLog, inFile, field))) conflicts.push({ inLog, inFile });
    else if (FIELDS.some((field) => inFile[field] !== undefined && inLog[field] === undefined))
      completed += 1;
  }
  return { added, completed, conflicts, known: file.length - added - completed - conflicts.length };
}
