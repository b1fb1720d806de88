/** The change of a trend between two days, and how far it may be off: most of a small change is water. */
import { kg, type Kilograms } from '../units.ts';
import type { Estimate } from './own-maintenance.ts';
import { trendShares, type TrendDay } from './weight-trend.ts';

/** A day with a weigh-in that counts, and the trend on it. */
export interface WeighedDay extends TrendDay {
  readonly trend: Kilograms;
}

/** Errors of one person on one scale, before the log shows its own: standard deviation in kg, counting as so many weigh-ins. */
const USUAL_ERRORS = { deviation: 0.6, weight: 4 } as const;
/** The part of an error that is still there on the next day: water from salt or a hard workout takes days to leave. */
const PERSISTENCE = 0.5;
/** Half of a 95% interval, in standard errors, and of an 80% interval. */
const ERRORS_95 = 1.96;
const ERRORS_80 = 1.282;

/** How much the weigh-in of each day counts in the difference. */
function differenceShares(
  days: readonly WeighedDay[],
  from: number,
  to: number,
): ReadonlyMap<number, number> {
  const shares = new Map(trendShares(days, to).map(({ day, share }) => [day, share]));
  for (const { day, share } of trendShares(days, from)) shares.set(day, (shares.get(day) ?? 0) - share);
  return shares;
}

/** The variance of a weighted sum of errors that last, for errors of variance 1. */
function varianceOf(shares: ReadonlyMap<number, number>): number {
  let variance = 0;
  for (const [day, share] of shares)
    for (const [other, otherShare] of shares)
      variance += share * otherShare * PERSISTENCE ** Math.abs(day - other);
  return variance;
}

/**
 * The squared distances of weigh-ins from their trend, as expected for errors of variance 1: the trend goes after them, the
 * more so if they last.
 */
function expectedSquares(days: readonly WeighedDay[], near: readonly WeighedDay[]): number {
  return near.reduce((sum, { day }) => {
    const ownDay = (other: number): number => (other === day ? 1 : 0);
    const rest = trendShares(days, day).map((part) => [part.day, ownDay(part.day) - part.share] as const);
    return sum + varianceOf(new Map(rest));
  }, 0);
}

/**
 * The change of the trend from one day to another, with its 95% interval, which allows for errors that last for days.
 * While the interval holds 0, a direction isn't sure; `directionOf` says whether it's likely.
 *
 * @param days - the weigh-ins that count with the trend on their days, in order; in kg
 * @param from - one of these days
 * @param to - a later one
 * @returns kg, above 0 for a gain, not rounded
 * @throws never
 * @source Cleveland 1979, J Am Stat Assoc 74:829–836 (a local regression is a weighted mean, so its error follows from the weights); the size of the errors and how long they last are product decisions
 * @example trendChange([{ day: 0, weight: kg(80), trend: kg(80) }, { day: 20, weight: kg(79), trend: kg(79) }], { day: 0, weight: kg(80), trend: kg(80) }, { day: 20, weight: kg(79), trend: kg(79) }).value // -1
 */
export function trendChange(
  days: readonly WeighedDay[],
  from: WeighedDay,
  to: WeighedDay,
): Estimate<Kilograms> {
  const shares = differenceShares(days, from.day, to.day);
  const near = days.filter(({ day }) => shares.has(day));
  const squares = near.reduce((sum, { weight, trend }) => sum + (weight - trend) ** 2, 0);
  const { deviation, weight } = USUAL_ERRORS;
  const variance = (squares + weight * deviation ** 2) / (expectedSquares(days, near) + weight);
  const half = ERRORS_95 * Math.sqrt(variance * varianceOf(shares));
  const value = to.trend - from.trend;
  return { value: kg(value), low: kg(value - half), high: kg(value + half) };
}

/** How sure the direction of a change is. */
export type TrendDirection = 'sure' | 'likely' | 'unclear';

/**
 * Whether a change has a direction: `sure` if its 95% interval is on one side of 0, `likely` if its 80% interval is, which
 * has 1.282 of the 1.96 standard errors. Of steady weights, every fifth change has an 80% interval beside 0.
 *
 * @param change - in kg with its 95% interval
 * @returns `unclear` while the 80% interval holds 0
 * @throws never
 * @source normal distribution; to speak of a likely direction from 80% on is a product decision
 * @example directionOf({ value: kg(-1.2), low: kg(-2.7), high: kg(0.3) }) // 'likely'
 */
export function directionOf(change: Estimate<Kilograms>): TrendDirection {
  const errors = (ERRORS_95 * Math.abs(change.value)) / (change.high - change.value);
  if (errors > ERRORS_95) return 'sure';
  return errors > ERRORS_80 ? 'likely' : 'unclear';
}
