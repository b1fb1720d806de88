import { describe, expect, test } from 'vitest';
import { kg } from '../units.ts';
import { trendChange } from './trend-change.ts';
import { trendShares, weightTrend } from './weight-trend.ts';

/** The days of a log with the trend on them. */
function logOf(weights: readonly (readonly [day: number, weight: number])[]) {
  const weighings = weights.map(([day, weight]) => ({ day, weight: kg(weight), isConfirmed: false }));
  const trend = new Map(weightTrend(weighings).map(({ day, weight }) => [day, weight]));
  return weighings.flatMap(({ day, weight }) => {
    const trendOn = trend.get(day);
    return trendOn === undefined ? [] : [{ day, weight, trend: trendOn }];
  });
}

const changeIn = (weights: readonly (readonly [number, number])[], from = 0) => {
  const days = logOf(weights);
  return trendChange(days, days[from]!, days.at(-1)!);
};

/** Errors that last: the same from run to run. */
function noise(count: number, seed: number, deviation: number, persistence: number): readonly number[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  let error = deviation * normal();
  return Array.from({ length: count }, () => {
    error = persistence * error + Math.sqrt(1 - persistence ** 2) * deviation * normal();
    return error;
  });
}

/** In how many of 400 simulated logs a direction is told, and the wrong one. */
function told(days: number, slope: number) {
  const counts = { told: 0, wrong: 0 };
  for (let seed = 1; seed <= 400; seed += 1) {
    const errors = noise(days + 1, 7919 * seed, 0.6, 0.5);
    const { low, high } = changeIn(errors.map((error, day) => [day, 80 + slope * day + error]));
    if (low > 0 || high < 0) counts.told += 1;
    if (low > 0) counts.wrong += 1;
  }
  return { told: counts.told / 400, wrong: counts.wrong / 400 };
}

describe('the shares of a trend', () => {
  test('add up to 1 and give the trend', () => {
    const days = logOf([
      [0, 80],
      [3, 81],
      [6, 80],
      [12, 79],
      [40, 78],
    ]);
    for (const { day, trend } of days) {
      const shares = trendShares(days, day);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(shares.reduce((sum, { share, weight }) => sum + share * weight, 0)).toBeCloseTo(trend, 9);
    }
    expect(trendShares(days, 40)).toEqual([{ day: 40, weight: 78, share: 1 }]);
  });
});

describe('the change of a trend', () => {
  test('of two weigh-ins far apart has the errors of both', () => {
    // 1.96 × √(2 × 4 × 0.6² ÷ 4) = 1.6631…, because neither line has an error of its own.
    const { value, low, high } = changeIn([
      [0, 80],
      [40, 79],
    ]);
    expect(value).toBeCloseTo(-1, 12);
    expect(high - value).toBeCloseTo(1.96 * 0.6 * Math.SQRT2, 9);
    expect(value - low).toBeCloseTo(1.96 * 0.6 * Math.SQRT2, 9);
  });

  test('of two weigh-ins on two days says no direction', () => {
    const { low, high } = changeIn([
      [0, 80],
      [1, 79],
    ]);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  test('is narrower with steadier weigh-ins and with more of them', () => {
    const widthOf = (days: number, error: number) => {
      const { low, high } = changeIn(
        Array.from({ length: days }, (_, day) => [day, 80 + (day % 2 === 0 ? error : -error)]),
      );
      return high - low;
    };
    expect(widthOf(40, 0.1)).toBeLessThan(widthOf(40, 0.8));
    expect(widthOf(40, 0.6)).toBeLessThan(widthOf(10, 0.6));
  });

  test('of part of a log uses the weigh-ins around both days', () => {
    const weights = Array.from({ length: 30 }, (_, day) => [day, 80 - 0.1 * day] as const);
    const lastWeek = changeIn(weights, 22);
    expect(lastWeek.value).toBeCloseTo(-0.7, 9);
    expect(lastWeek.high).toBeLessThan(0);
  });

  test('of steady people is rarely told, and of people who lose half a kilogram a week within a month', () => {
    for (const days of [8, 21, 60]) expect(told(days, 0).told).toBeLessThan(0.15);
    expect(told(28, -0.07).told).toBeGreaterThan(0.75);
    expect(told(60, -0.07)).toEqual({ told: 1, wrong: 0 });
    expect(told(14, -0.07).wrong).toBeLessThan(0.02);
  });
});
