import { describe, expect, test } from 'vitest';
import { kg } from '../units.ts';
import { directionOf, trendChange } from './trend-change.ts';
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

/** Thirteen weigh-ins of a month, mostly two or three days apart. */
const MONTH = [0, 2, 4, 7, 9, 12, 15, 17, 19, 22, 25, 27, 29] as const;

/** How sure the direction of a simulated month is, as shares of all of them: ups and downs of 0.5 to 0.8 kg. */
function monthsOf(kilogramsAMonth: number) {
  const counts = { sure: 0, likely: 0, unclear: 0, wrong: 0, all: 0 };
  for (const deviation of [0.5, 0.6, 0.7, 0.8])
    for (const persistence of [0, 0.5])
      for (let seed = 1; seed <= 200; seed += 1) {
        const errors = noise(30, 7919 * seed, deviation, persistence);
        const change = changeIn(
          MONTH.map((day) => [day, 80 + (kilogramsAMonth * day) / 29 + (errors[day] ?? 0)]),
        );
        const direction = directionOf(change);
        counts[direction] += 1;
        counts.all += 1;
        if (direction !== 'unclear' && change.value * kilogramsAMonth < 0) counts.wrong += 1;
      }
  const { sure, likely, wrong, all } = counts;
  return { sure: sure / all, likely: likely / all, wrong: wrong / all };
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
    for (const days of [8, 21, 60]) expect(told(days, 0).told).toBeLessThan(0.1);
    expect(told(28, -0.07).told).toBeGreaterThan(0.75);
    expect(told(60, -0.07)).toEqual({ told: 1, wrong: 0 });
    expect(told(14, -0.07).wrong).toBeLessThan(0.02);
  });

  test('of a steady month is sure in one of twenty at most, and likely in one of five', () => {
    const steady = monthsOf(0);
    expect(steady.sure).toBeLessThanOrEqual(0.05);
    expect(steady.likely).toBeLessThanOrEqual(0.2);
  });

  test('of a month with 1.2 kg less is at least likely in most, and hardly ever the wrong one', () => {
    const { sure, likely, wrong } = monthsOf(-1.2);
    expect(sure + likely).toBeGreaterThan(0.55);
    expect(sure + likely).toBeGreaterThan(1.5 * sure);
    expect(wrong).toBeLessThan(0.01);
  });
});

describe('the direction of a change', () => {
  const around = (value: number, half: number) => ({
    value: kg(value),
    low: kg(value - half),
    high: kg(value + half),
  });

  test.each([
    [-2, 1.96, 'sure'],
    [2, 1.96, 'sure'],
    [-1.95, 1.96, 'likely'],
    [1.3, 1.96, 'likely'],
    [-1.27, 1.96, 'unclear'],
    [0, 1.96, 'unclear'],
  ] as const)('of %d ± %d kg is %s', (value, half, direction) => {
    expect(directionOf(around(value, half))).toBe(direction);
  });
});
