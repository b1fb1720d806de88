/** A log of weights and meals, what it needs for a figure, and the part of it that the figure is based on. */
import type { Kcal, Kilograms } from '../units.ts';
import type { DayIntake } from './mean-intake.ts';
import { mistakenWeighings, type MistakenWeighing, type Weighing } from './mistaken-weighings.ts';

/** The entries of one day. Days without any entry may be left out. */
export interface LogDay {
  /** Number of the local day, a whole number counted from an arbitrary day. */
  readonly day: number;
  readonly weight: Kilograms | null;
  /** Energy eaten on that day. */
  readonly intake: Kcal | null;
  /** The weight was confirmed, so it's used even if it looks like a mistake. */
  readonly isConfirmed?: boolean;
}

/** Minimums for a figure: days from the first entry to the last, entries, and percent of the days with an intake. */
export const LOG_NEEDS = { days: 21, intakeDays: 14, intakePercent: 70, weighings: 6 } as const;

/** A figure is based on at most this many days, because energy use changes with weight and season. */
const LONGEST_WINDOW = 126;
/** If that window lacks something, shorter ones down to this length are tried, for visitors who started logging meals recently. */
const SHORTEST_WINDOW = 42;
const DAYS_A_WEEK = 7;

/** Weights up to this many days before the first intake or after the last one still count. */
const MARGIN_DAYS = 7;

/** What a log is missing, and how much: days, days with an intake, or weights. */
export interface LogLack {
  /** `intakeShare` is the number of days in the window, or in the shortest one, that still need an intake. */
  readonly kind: 'days' | 'intakeDays' | 'intakeShare' | 'weighings';
  /** A whole number above 0. */
  readonly missing: number;
}

/** The part of a log that a figure is based on, or would be if nothing were missing. */
export interface LogWindow {
  /** First and last day. */
  readonly from: number;
  readonly to: number;
  /** Weigh-ins that count, in order. */
  readonly weighings: readonly Weighing[];
  readonly intakes: readonly DayIntake[];
  /** Weigh-ins that look like mistakes and are left out. */
  readonly leftOut: readonly MistakenWeighing[];
  /** Empty if a figure can be calculated. */
  readonly lacks: readonly LogLack[];
}

interface Counts {
  readonly days: number;
  readonly intakeDays: number;
  readonly weighings: number;
}

function lacksOf({ days, intakeDays, weighings }: Counts): readonly LogLack[] {
  const { intakePercent } = LOG_NEEDS;
  const lacks: readonly LogLack[] = [
    { kind: 'days', missing: LOG_NEEDS.days - days },
    { kind: 'intakeDays', missing: LOG_NEEDS.intakeDays - intakeDays },
    {
      kind: 'intakeShare',
      missing: Math.ceil((intakePercent * Math.max(days, LOG_NEEDS.days)) / 100) - intakeDays,
    },
    { kind: 'weighings', missing: LOG_NEEDS.weighings - weighings },
  ];
  return lacks.filter(({ missing }) => missing > 0);
}

/** The entries of the last days in which both weights and meals were entered. */
function recentEntries(days: readonly LogDay[], length: number): readonly LogDay[] {
  const isIntake = ({ intake }: LogDay): boolean => intake !== null;
  const lastDay = days.at(-1)?.day ?? 0;
  const lastIntake = days.findLast(isIntake)?.day ?? lastDay;
  const to = Math.min(lastDay, lastIntake + MARGIN_DAYS);
  const before = days.findLastIndex(({ day }) => day <= to - length);
  const recent = days.slice(before + 1).filter(({ day }) => day <= to);
  const firstIntake = recent.find(isIntake)?.day ?? to;
  return recent.filter(({ day }) => day >= firstIntake - MARGIN_DAYS);
}

function withoutMistakes(entries: readonly LogDay[], mistakes: readonly MistakenWeighing[]): LogDay[] {
  const mistakenDays = new Set(mistakes.map(({ day }) => day));
  return entries.map((entry) => (mistakenDays.has(entry.day) ? { ...entry, weight: null } : entry));
}

/**
 * The weigh-ins of a log.
 *
 * @param days - entries in the order of their days, weights in kg
 * @returns the days with a weight, in kg, in the same order
 * @throws never
 * @source none: it only selects
 * @example weighingsIn([{ day: 4, weight: kg(80), intake: null }, { day: 5, weight: null, intake: kcal(2500) }]) // [{ day: 4, weight: 80, isConfirmed: false }]
 */
export function weighingsIn(days: readonly LogDay[]): readonly Weighing[] {
  return days.flatMap(({ day, weight, isConfirmed = false }) =>
    weight === null ? [] : [{ day, weight, isConfirmed }],
  );
}

function expectInOrder(days: readonly LogDay[]): void {
  let last = -Infinity;
  for (const { day } of days) {
    if (!Number.isInteger(day) || day <= last)
      throw new RangeError(`logWindow: got day ${day} after ${last}, expected whole numbers that rise`);
    last = day;
  }
}

function windowOf(entries: readonly LogDay[]): LogWindow {
  const leftOut = mistakenWeighings(weighingsIn(entries));
  const weighings = weighingsIn(withoutMistakes(entries, leftOut));
  const intakes = entries.flatMap(({ day, intake }) => (intake === null ? [] : [{ day, intake }]));
  const [from, to] = [entries[0]?.day ?? 0, entries.at(-1)?.day ?? -1];
  const counts = { days: to - from + 1, intakeDays: intakes.length, weighings: weighings.length };
  return { from, to, weighings, intakes, leftOut, lacks: lacksOf(counts) };
}

/**
 * The part of a log that a maintenance figure is based on: its last 18 weeks, or if they lack something, as many fewer as
 * needed, down to 6. Weights more than a week before the first intake or after the last one don't count.
 *
 * @param days - entries in the order of their days: weights in kg, intakes in kcal; each day at most once
 * @returns first and last day, the weigh-ins in kg and intakes in kcal that count, and what is missing (days or weigh-ins, exact); everything for an empty log
 * @throws RangeError if the days aren't ascending whole numbers
 * @source project rules for maintenance from a log: 21 days, at least 14 and 70% of them with an intake, 6 weigh-ins
 * @example logWindow([{ day: 4, weight: kg(80), intake: kcal(2500) }, { day: 5, weight: kg(80.4), intake: null }]).lacks // [{ kind: 'days', missing: 19 }, { kind: 'intakeDays', missing: 13 }, { kind: 'intakeShare', missing: 14 }, { kind: 'weighings', missing: 4 }]
 */
export function logWindow(days: readonly LogDay[]): LogWindow {
  expectInOrder(days);
  let length = LONGEST_WINDOW;
  let window = windowOf(recentEntries(days, length));
  while (window.lacks.length > 0 && length > SHORTEST_WINDOW) {
    length -= DAYS_A_WEEK;
    window = windowOf(recentEntries(days, length));
  }
  return window;
}
