import { kg, type WeightUnit } from '@evenscale/formulas/units';
import { amountIn } from '#person/format-weight.ts';
import type { SavedResult } from '#person/database/saved-result.ts';

/** The figures that the chart can show. */
export type Measure = 'weight' | 'bmi' | 'tdee';

export const MEASURES: readonly Measure[] = ['weight', 'bmi', 'tdee'];

/** Figures over time, oldest first; in columns, since there may be many. */
export interface Trend {
  readonly times: readonly number[];
  readonly weight: readonly number[];
  readonly bmi: readonly number[];
  /** `null` if the calculator showed none. */
  readonly tdee: readonly (number | null)[];
}

/** A point of the line. */
export interface TrendPoint {
  readonly time: number;
  readonly value: number;
}

/** Takes results, oldest first, and returns the data for the lines. */
export function trendCollector() {
  const times: number[] = [];
  const weight: number[] = [];
  const bmi: number[] = [];
  const tdee: (number | null)[] = [];
  const take = (results: readonly SavedResult[]): void => {
    for (const { savedAt, person, figures } of results) {
      times.push(Date.parse(savedAt));
      weight.push(person.kilograms);
      bmi.push(figures.bmi);
      tdee.push(figures.tdee);
    }
  };
  return { take, trend: { times, weight, bmi, tdee } satisfies Trend };
}

/**
 * The points of one line, in the given unit; stone and pounds are drawn in pounds. Skips results without the figure.
 */
export function pointsOf(trend: Trend, measure: Measure, unit: WeightUnit): readonly TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const [place, time] of trend.times.entries()) {
    const value = trend[measure][place] ?? null;
    if (value !== null)
      points.push({ time, value: measure === 'weight' ? amountIn(kg(value), unit) : value });
  }
  return points;
}

/** Lowest and highest value. */
export function extremesOf(points: readonly TrendPoint[]): readonly [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const { value } of points) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** What the newest point is compared with. */
export interface TrendStarts {
  readonly first: TrendPoint;
  /** The point nearest to a week before the newest, within three days; `null` if there is none, or it's the first. */
  readonly weekAgo: TrendPoint | null;
}

/** The points from which the change to the newest is shown; `null` for fewer than two points. */
export function startsOf(points: readonly TrendPoint[]): TrendStarts | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const distance = ({ time }: TrendPoint): number => Math.abs(last.time - WEEK_MS - time);
  const nearest = points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
  const isUsable = nearest !== first && distance(nearest) <= 3 * DAY_MS;
  return { first, weekAgo: isUsable ? nearest : null };
}

interface Column {
  first: TrendPoint;
  low: TrendPoint;
  high: TrendPoint;
  last: TrendPoint;
}

/**
 * Leaves out points that can't be seen: in each pixel column, only the first, lowest, highest and last point are kept,
 * so that the line covers the same pixels as with all points.
 *
 * @param columnOf - the column of a time: a whole number that never decreases
 */
export function thinPoints(
  points: readonly TrendPoint[],
  columnOf: (time: number) => number,
): readonly TrendPoint[] {
  const columns = new Map<number, Column>();
  for (const point of points) {
    const key = columnOf(point.time);
    const column = columns.get(key);
    if (!column) columns.set(key, { first: point, low: point, high: point, last: point });
    else {
      if (point.value < column.low.value) column.low = point;
      if (point.value > column.high.value) column.high = point;
      column.last = point;
    }
  }
  // In the original order, to tell apart points with the same time.
  const selected = new Set(
    [...columns.values()].flatMap(({ first, low, high, last }) => [first, low, high, last]),
  );
  return points.filter((point) => selected.has(point));
}
