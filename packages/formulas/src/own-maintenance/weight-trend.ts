/** A smooth trend line through the weights of a log, for a chart, without the daily fluctuations. */
import { kg, type Kilograms } from '../units.ts';
import { mistakenWeighings, type Weighing } from './mistaken-weighings.ts';

/** The trend on a day. */
export interface TrendDay {
  readonly day: number;
  readonly weight: Kilograms;
}

/** Weigh-ins further than this from a day don't affect its trend. */
const REACH_DAYS = 15;

/** A weigh-in, and how much it counts in the trend on a day. */
export interface TrendShare {
  readonly day: number;
  readonly weight: Kilograms;
  readonly share: number;
}

/**
 * How much each weigh-in counts in the trend on a day: the value of a line through them, closer ones counting more, is a
 * weighted mean.
 *
 * @param counted - weigh-ins without mistakes, in any order; weights in kg
 * @param day - the number of the day, with a weigh-in
 * @returns the weigh-ins within reach in kg, with shares that add up to 1, not rounded; a share can be below 0
 * @throws never
 * @source Cleveland 1979, J Am Stat Assoc 74:829–836 (local regression); the width of the window is a product decision
 * @example trendShares([{ day: 0, weight: kg(80) }, { day: 20, weight: kg(81) }], 0) // [{ day: 0, weight: 80, share: 1 }]
 */
export function trendShares(counted: readonly TrendDay[], day: number): readonly TrendShare[] {
  const points = counted.filter((other) => Math.abs(other.day - day) < REACH_DAYS);
  // A single weigh-in has no slope.
  if (points.length < 2) return points.map((point) => ({ day, weight: point.weight, share: 1 }));
  const sums = { weight: 0, at: 0, square: 0 };
  const near = points.map((point) => {
    const at = point.day - day;
    const share = (1 - Math.abs(at / REACH_DAYS) ** 3) ** 3;
    sums.weight += share;
    sums.at += share * at;
    sums.square += share * at ** 2;
    return { ...point, at, share };
  });
  const spread = sums.weight * sums.square - sums.at ** 2;
  return near.map(({ day: on, weight, at, share }) => ({
    day: on,
    weight,
    share: (share * (sums.square - sums.at * at)) / spread,
  }));
}

/** A line through a few days that changed a lot runs past all weigh-ins at its end, where nothing holds it. */
const between = (weight: number, weights: readonly Kilograms[]): Kilograms =>
  kg(Math.min(Math.max(weight, Math.min(...weights)), Math.max(...weights)));

/**
 * The weight trend on each day with a weigh-in: a line through the weigh-ins of the two weeks before and after, with closer
 * ones counting more, never above or below all of them. Weigh-ins that look like mistakes are left out.
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
    const around = counted.slice(Math.max(0, index - REACH_DAYS), index + REACH_DAYS);
    const shares = trendShares(around, day);
    const value = shares.reduce((sum, { share, weight }) => sum + share * weight, 0);
    const weights = shares.map(({ weight }) => weight);
    return { day, weight: between(value, weights) };
  });
}
