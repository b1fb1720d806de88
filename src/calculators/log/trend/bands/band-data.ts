/** What a log has beside weights, for the bands below its curve. Pure. */
import { kcal, type Kcal } from '@evenscale/formulas/units';
import { dayNumber, dayWithNumber, weekOf } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/** A measurement on a numbered day. */
export interface Measured {
  readonly day: number;
  readonly value: number;
}

/** The mean of what was eaten in one week, or in several of a long log. */
interface EatenMean {
  /** The first day, a Monday, and the last one. */
  readonly from: number;
  readonly to: number;
  readonly mean: Kcal;
  /** How many days it is of. */
  readonly days: number;
}

interface Eaten {
  readonly means: readonly EatenMean[];
  /** How many weeks a mean has. */
  readonly weeks: number;
}

export interface BandData {
  readonly eaten: Eaten;
  readonly waist: readonly Measured[];
  readonly bodyFat: readonly Measured[];
}

const DAYS_A_WEEK = 7;
/** More than this can't be told apart on any screen. */
const MOST_MEANS = 120;
const MOST_POINTS = 400;
/** The fewest days with meals that say how much somebody eats. */
const LEAST_DAYS = 3;
/** The days from the first with meals to the last. */
const LEAST_SPAN = 2 * DAYS_A_WEEK;

/** True for at least two weeks with meals: the mean of one is a line that says nothing. */
function hasWeeks(days: readonly StoredLogDay[]): boolean {
  const isEaten = ({ intakeKcal }: StoredLogDay): boolean => intakeKcal !== undefined;
  const [first, last] = [days.find(isEaten), days.findLast(isEaten)];
  return (
    first !== undefined && last !== undefined && dayNumber(last.day) - dayNumber(first.day) + 1 >= LEAST_SPAN
  );
}

interface Sum {
  readonly place: number;
  total: number;
  count: number;
}

/** The sums of spans of days from a Monday on. A long log has few spans, so few dates are calculated. */
function sumsOf(days: readonly StoredLogDay[], monday: number, span: number): readonly Sum[] {
  const sums: Sum[] = [];
  let next = '';
  for (const { day, intakeKcal } of days) {
    if (intakeKcal === undefined) continue;
    if (day >= next) {
      const place = Math.floor((dayNumber(day) - monday) / span);
      next = dayWithNumber(monday + (place + 1) * span);
      sums.push({ place, total: 0, count: 0 });
    }
    const sum = sums.at(-1);
    if (!sum) continue;
    sum.total += intakeKcal;
    sum.count += 1;
  }
  return sums;
}

/** What was eaten, in weeks from Monday to Sunday. */
function eatenIn(days: readonly StoredLogDay[]): Eaten {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !hasWeeks(days)) return { means: [], weeks: 1 };
  const monday = dayNumber(weekOf(first.day));
  const length = Math.ceil((dayNumber(last.day) + 1 - monday) / DAYS_A_WEEK);
  const weeks = Math.ceil(length / MOST_MEANS);
  const span = weeks * DAYS_A_WEEK;
  const means = sumsOf(days, monday, span)
    .filter(({ count }) => count >= LEAST_DAYS)
    .map(({ place, total, count }) => ({
      from: monday + place * span,
      to: monday + (place + 1) * span - 1,
      mean: kcal(total / count),
      days: count,
    }));
  return { means, weeks };
}

type BodyKey = 'waistCm' | 'bodyFat';

/** The days with a measurement; the middle one of each group, if there are too many to draw. */
function measuredIn(days: readonly StoredLogDay[], key: BodyKey): readonly Measured[] {
  const all = days.filter((day) => day[key] !== undefined);
  const size = Math.max(1, Math.ceil(all.length / MOST_POINTS));
  const valueOf = (day: StoredLogDay): number => day[key] ?? 0;
  const middles = Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all
      .slice(place * size, (place + 1) * size)
      .toSorted((one, other) => valueOf(one) - valueOf(other))
      .at(Math.floor((Math.min(size, all.length - place * size) - 1) / 2)),
  );
  return middles
    .flatMap((day) => (day ? [{ day: dayNumber(day.day), value: valueOf(day) }] : []))
    .toSorted((one, other) => one.day - other.day);
}

/** The names of the bands that a log has. */
export function bandsIn(days: readonly StoredLogDay[]): readonly (keyof BandData)[] {
  const has = (key: BodyKey): boolean => days.some((day) => day[key] !== undefined);
  const names = [hasWeeks(days) && 'eaten', has('waistCm') && 'waist', has('bodyFat') && 'bodyFat'] as const;
  return names.flatMap((name) => name || []);
}

/**
 * The bands of the days shown.
 *
 * @param days - oldest first
 */
export const buildBands = (days: readonly StoredLogDay[]): BandData => ({
  eaten: eatenIn(days),
  waist: measuredIn(days, 'waistCm'),
  bodyFat: measuredIn(days, 'bodyFat'),
});
