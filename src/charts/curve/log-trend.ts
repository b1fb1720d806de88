/** What a log's chart shows: weigh-ins, the trend below them, and weigh-ins that are left out. Pure. */
import { mistakenWeighings, type Weighing, weightTrend } from '@evenscale/formulas/own-maintenance';
import { kg, type Kilograms } from '@evenscale/formulas/units';
import { hasDirection } from '#person/log/trend-needs.ts';

/** A weight on a numbered day. */
export interface WeightOnDay {
  readonly day: number;
  readonly weight: Kilograms;
}

export interface LogTrend {
  /** Weigh-ins that count. */
  readonly points: readonly WeightOnDay[];
  readonly leftOut: readonly WeightOnDay[];
  /** Empty until the weigh-ins have a direction. */
  readonly trend: readonly WeightOnDay[];
  /** Weigh-ins per point, if there are too many to draw. */
  readonly perPoint: number;
}

/** More points than this overlap on any screen, and take too long to draw. */
export const MOST_POINTS = 400;

/** How many days before the first one shown are used for the trend and for detecting mistakes. */
export const LEAD_DAYS = 45;

const middleOf = (weighings: readonly Weighing[]): Weighing | undefined =>
  weighings.toSorted((one, other) => one.weight - other.weight)[Math.floor(weighings.length / 2)];

/** The median of each group of consecutive weigh-ins, so that a mistaken one doesn't count. */
function thinned(weighings: readonly Weighing[], perPoint: number): readonly WeightOnDay[] {
  const points: WeightOnDay[] = [];
  for (let start = 0; start < weighings.length; start += perPoint) {
    const some = weighings.slice(start, start + perPoint);
    const day = some[Math.floor(some.length / 2)]?.day;
    const middle = middleOf(some);
    if (day !== undefined && middle) points.push({ day, weight: middle.weight });
  }
  return points;
}

/** Each point averaged with its neighbors. */
function smoothed(points: readonly WeightOnDay[]): readonly WeightOnDay[] {
  return points.map(({ day }, place) => {
    const around = points.slice(Math.max(0, place - 2), place + 3);
    return { day, weight: kg(around.reduce((total, { weight }) => total + weight, 0) / around.length) };
  });
}

/**
 * The trend of a log, starting on a given day.
 *
 * @param weighings - sorted by day, with each day once
 */
export function buildLogTrend(weighings: readonly Weighing[], from: number): LogTrend {
  const first = weighings.findIndex(({ day }) => day >= from - LEAD_DAYS);
  const near = first < 0 ? [] : weighings.slice(first);
  const shown = near.filter(({ day }) => day >= from);
  if (shown.length > MOST_POINTS) {
    const perPoint = Math.ceil(shown.length / MOST_POINTS);
    const points = thinned(shown, perPoint);
    return { points, leftOut: [], trend: smoothed(points), perPoint };
  }
  const leftOut = mistakenWeighings(near).filter(({ day }) => day >= from);
  const mistakenDays = new Set(leftOut.map(({ day }) => day));
  const points = shown.filter(({ day }) => !mistakenDays.has(day));
  const trend = hasDirection(points) ? weightTrend(near).filter(({ day }) => day >= from) : [];
  return { points, leftOut, trend, perPoint: 1 };
}
