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
/** Half of a 95% interval, in standard errors. */
const ERRORS_95 = 1.96;
/** The lines at both ends take up about as many weigh-ins as they have numbers. */
const FREEDOM_OF_LINES = 2;

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
 * The change of the trend from one day to another, with its 95% interval, which allows for errors that last for days.
 * While the interval holds 0, a direction would say more than the weigh-ins do.
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
  const errors = days.filter(({ day }) => shares.has(day)).map(({ weight, trend }) => weight - trend);
  const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
  const freedom = Math.max(0, errors.length - FREEDOM_OF_LINES) + USUAL_ERRORS.weight;
  const variance = (squares + USUAL_ERRORS.weight * USUAL_ERRORS.deviation ** 2) / freedom;
  const half = ERRORS_95 * Math.sqrt(variance * varianceOf(shares));
  const value = to.trend - from.trend;
  return { value: kg(value), low: kg(value - half), high: kg(value + half) };
}
