/** What the page shows of a file: the days themselves stay with the worker. Pure. */
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { judgedDays, type FarChoice } from './far-weights.ts';
import type { ReadDays } from './log-file-reading.ts';
import {
  asInLog,
  changesFrom,
  compareDays,
  type Comparison,
  type Conflict,
  type LogDays,
  type Preference,
} from './merge-days.ts';

/** Some of many items, and how many there are. */
export interface Some<Item> {
  readonly total: number;
  readonly some: readonly Item[];
}

/** Some days from the start and the end of a file, and how many have a value of each kind. */
interface DaysSummary extends Some<StoredLogDay> {
  readonly counts: Readonly<Record<CountedValue, number>>;
}

export type CountedValue = Exclude<keyof StoredLogDay, 'day' | 'isConfirmed'>;

/** What the visitor wants where they have a choice; `null` before they said it. */
export interface ImportChoice {
  readonly preference: Preference;
  readonly farChoice: FarChoice | null;
}

/** A file beside the log, before anything is written. */
export interface FileSummary extends Omit<ReadDays, 'kind' | 'days' | 'far'> {
  readonly days: DaysSummary;
  readonly comparison: Omit<Comparison, 'conflicts'> & { readonly conflicts: Some<Conflict> };
  /** The days with a weight far from the others that the log doesn't have yet. */
  readonly far: Some<StoredLogDay>;
  /** How many days would be written. */
  readonly changes: readonly (ImportChoice & { readonly days: number })[];
}

/** How many days are shown from the start and the end of a file, and of those that differ. */
const SHOWN = 3;
/** The most weights that are named. */
const MOST_FAR = 4;

/** The first of many. */
function someOf<Item>(items: readonly Item[], most: number): Some<Item> {
  return { total: items.length, some: items.slice(0, most) };
}

/** The days in brief. */
export function daysSummary(days: readonly StoredLogDay[]): DaysSummary {
  const countOf = (name: CountedValue): number => days.filter((day) => day[name] !== undefined).length;
  return {
    total: days.length,
    some: days.length <= 2 * SHOWN ? days : [...days.slice(0, SHOWN), ...days.slice(-SHOWN)],
    counts: {
      weightKg: countOf('weightKg'),
      intakeKcal: countOf('intakeKcal'),
      waistCm: countOf('waistCm'),
      bodyFat: countOf('bodyFat'),
      note: countOf('note'),
    },
  };
}

/** The weights to ask about. */
export const farSummary = (far: readonly StoredLogDay[]): Some<StoredLogDay> => someOf(far, MOST_FAR);

/** The days of a file whose weight is far from the others, without those that the log has. */
export const newFarDays = ({ far }: Pick<ReadDays, 'far'>, log: LogDays): readonly StoredLogDay[] =>
  far.filter((day) => {
    const inLog = log.get(day.day);
    return asInLog(day, inLog).weightKg !== inLog?.weightKg;
  });

/** How many days each choice would write. The far ones are few, so only they are judged each time. */
function countChanges({ days }: ReadDays, far: readonly StoredLogDay[], log: LogDays) {
  return (['log', 'file'] as const).flatMap((preference) => {
    const count = (some: readonly StoredLogDay[]): number => changesFrom(some, log, preference).length;
    const others = count(days) - count(far);
    return ([null, 'leave', 'keep'] as const).map((farChoice) => ({
      preference,
      farChoice,
      days: others + count(judgedDays(far, far, farChoice)),
    }));
  });
}

/** A file in brief, compared with the log. */
export function summaryOf(reading: ReadDays, log: LogDays): FileSummary {
  const { kind: _, days, ...others } = reading;
  const far = newFarDays(reading, log);
  const comparison = compareDays(days, log);
  return {
    ...others,
    days: daysSummary(days),
    far: farSummary(far),
    comparison: { ...comparison, conflicts: someOf(comparison.conflicts, SHOWN) },
    changes: countChanges(reading, far, log),
  };
}
