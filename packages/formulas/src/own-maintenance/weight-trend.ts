/** A smooth trend line through the weights of a log, for a chart, without the daily fluctuations. */
import { kg } from '../units.ts';
import type { Kilograms } from '../units.ts';
import { mistakenWeighings } from './mistaken-weighings.ts';
import type { Weighing } from './mistaken-weighings.ts';

/** The trend on a day. */
export interface TrendDay {
  readonly day: number;
  readonly weight: Kilograms;
}

/** Weigh-ins further than this from a day don't affect its trend. */
const REACH_DAYS = 15;

/** Weighted least squares through points relative to a day; returns the line's value on that day. */
function valueOnDay(points: readonly { readonly at: number; readonly weight: number }[]): number {
  const sums = { weight: 0, at: 0, square: 0, value: 0, product: 0 };
  for (const { at, weight } of points) {
    const share = (1 - Math.abs(at / REACH_DAYS) ** 3) ** 3;
    sums.weight += share;
    sums.at += share * at;
    sums.square += share * at ** 2;
    sums.value += share * weight;
    sums.product += share * at * weight;
  }
  const spread = sums.weight * sums.square - sums.at ** 2;
  // A single weigh-in has no slope.
  if (points.length < 2) return sums.value / sums.weight;
  return (sums.square * sums.value - sums.at * sums.product) / spread;
}

/**
 * The weight trend on each day with a weigh-in: a line through the weigh-ins of the two weeks before and after, with closer
 * ones counting more. Weigh-ins that look like mistakes are left out.
 *
 * @param weighings - in the order of their days, each day once; weights in kg
 * @returns weight in kg for each weighing that is not left out, not rounded
 * @throws never
 * @source Cleveland 1979, J Am Stat Assoc 74:829–836 (local regression); the width of the window is a product decision
 * @example weightTrend([0, 7, 14].map((day) => ({ day, weight: kg(80 - day / 10), isConfirmed: false })))[1] // { day: 7, weight: 79.3 }
 */
export function weightTrend(weighings: readonly Weighing[]): readonly TrendDay[] {
  const mistakes = new Set(mistakenWeighings(weighings).map(({ day }) => day));
  const counted = weighings.filter(({ day }) => !mistakes.has(day));
  return counted.map(({ day }, index) => {
    const around = counted
      .slice(Math.max(0, index - REACH_DAYS), index + REACH_DAYS)
      .map((other) => ({ at: other.day - day, weight: other.weight }));
    const points = around.filter(({ at }) => Math.abs(at) < REACH_DAYS);
    return { day, weight: kg(valueOnDay(points)) };
  });
}
