import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, ordered } from '../../../../tests/properties.ts';
import { GENDERS } from '../energy/energy.ts';
import { bmiValue, months, percent, zScore } from '../units.ts';
import { EXTENDED_FROM, bmiAtPercentile, bmiPosition } from './bmi-for-age.ts';
import { childAgeFromDates, childAgeFromYears } from './child-age.ts';
import { childBmi } from './child-bmi.ts';
import { lmsAt, lmsBmi, lmsZScore } from './lms.ts';
import { normalCdf, normalQuantile } from './normal-distribution.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const gender = fc.constantFrom(...GENDERS);
const age = between(24, 239.99).map(months);
const bmi = between(9, 70).map(bmiValue);
const share = between(1e-9, 1 - 1e-9);
const percentile = between(0.01, 99.99).map(percent);
const BELOW_P95 = 0.95;

describe('the normal distribution', () => {
  test('gets a probability back from its z-score', () =>
    check([share], (s) => expect(normalCdf(normalQuantile(s))).toBeCloseTo(s, 14)));

  test('gets a z-score back from its probability', () =>
    check([between(-37, 5).map(zScore)], (z) => expect(normalQuantile(normalCdf(z))).toBeCloseTo(z, 9)));

  test('is symmetric', () =>
    check([between(0, 8)], (z) => expect(normalCdf(zScore(z)) + normalCdf(zScore(-z))).toBeCloseTo(1, 15)));

  test('never decreases', () =>
    check([between(-40, 40), between(-40, 40)], (one, other) => {
      const [low, high] = ordered(one, other);
      expect(normalCdf(zScore(high)) - normalCdf(zScore(low))).toBeGreaterThanOrEqual(-1e-15);
    }));
});

describe('the position of a BMI', () => {
  test('is a percentile from 0 to 100 and a finite z, up to 8.21', () =>
    check(
      [gender, age, fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map(bmiValue)],
      (g, a, b) => {
        const { z, percentile: p } = bmiPosition(g, a, b);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(100);
        expect(Number.isFinite(z)).toBe(true);
        expect(z).toBeLessThanOrEqual(8.21);
      },
    ));

  test('rises with the BMI', () =>
    check([gender, age, bmi, bmi], (g, a, one, other) => {
      const [low, high] = ordered(one, other);
      const [lower, higher] = [bmiPosition(g, a, low), bmiPosition(g, a, high)];
      expect(higher.percentile - lower.percentile).toBeGreaterThanOrEqual(-1e-12);
      expect(higher.z - lower.z).toBeGreaterThanOrEqual(-1e-12);
      if (high - low > 1e-3 && higher.percentile < 99.99 && lower.percentile > 0.01)
        expect(higher.percentile).toBeGreaterThan(lower.percentile);
    }));

  test('has a z-score that matches its percentile', () =>
    check([gender, age, bmi], (g, a, b) => {
      const { z, percentile: p } = bmiPosition(g, a, b);
      expect(100 * normalCdf(z)).toBeCloseTo(p, 11);
    }));

  test('converts back to the BMI', () =>
    check([gender, age, percentile], (g, a, p) => {
      const at = bmiAtPercentile(g, a, p);
      expect(bmiPosition(g, a, at).percentile).toBeCloseTo(p, 9);
    }));

  test('is continuous at the 95th percentile within 1e-9 kg/m²', () =>
    check([gender, age], (g, a) => {
      const p95 = bmiAtPercentile(g, a, EXTENDED_FROM);
      const fromBelow = lmsBmi(lmsAt(g, a), normalQuantile(BELOW_P95));
      expect(Math.abs(fromBelow - p95)).toBeLessThan(1e-9);
      const justAbove = bmiAtPercentile(g, a, percent(95 + 1e-11));
      expect(Math.abs(justAbove - p95)).toBeLessThan(1e-9);
      for (const step of [-1e-9, 0, 1e-9]) {
        const { z, percentile: p } = bmiPosition(g, a, bmiValue(p95 + step));
        expect(Math.abs(p - 95)).toBeLessThan(1e-7);
        expect(Math.abs(z - normalQuantile(BELOW_P95))).toBeLessThan(1e-8);
      }
    }));

  test('is continuous from row to row of the table', () =>
    check([gender, fc.integer({ min: 24, max: 238 }), percentile], (g, row, p) => {
      const at = (shift: number) => bmiAtPercentile(g, months(row + 0.5 + shift), p);
      expect(Math.abs(at(-1e-9) - at(1e-9))).toBeLessThan(1e-8);
    }));
});

describe('L, M and S', () => {
  test('get a BMI back from its z-score', () =>
    check([gender, age, between(-6, 1.7).map(zScore)], (g, a, z) => {
      const lms = lmsAt(g, a);
      expect(lmsZScore(lms, lmsBmi(lms, z))).toBeCloseTo(z, 10);
    }));
});

describe('the category', () => {
  const category = (
    { percentile: p, percentOfP95: share95 }: { percentile: number; percentOfP95: number },
    b: number,
  ) => {
    if (share95 >= 140 || b >= 40) return 'obesityClass3';
    if (share95 >= 120 || b >= 35) return 'obesityClass2';
    if (p >= 95) return 'obesity';
    if (p >= 85) return 'overweight';
    return p >= 5 ? 'healthyWeight' : 'underweight';
  };

  test('follows the percentile, the percent of the 95th percentile and the BMI', () =>
    check([gender, age, bmi], (g, a, b) => {
      const result = childBmi(g, a, b);
      if (result.kind !== 'covered') return expect.fail(result.kind);
      const nearLimit = [5, 85, 95].some((limit) => Math.abs(result.percentile - limit) < 1e-9);
      const nearClass = [120, 140].some((limit) => Math.abs(result.percentOfP95 - limit) < 1e-9);
      if (!nearLimit && !nearClass) expect(result.band.key).toBe(category(result, b));
    }));
});

describe('an age', () => {
  test('is an age or a reason for any numbers', () =>
    check([fc.double(), fc.double(), fc.double(), fc.integer(), fc.integer(), fc.integer()], (...numbers) => {
      const [year, month, day, otherYear, otherMonth, otherDay] = numbers;
      const dates = childAgeFromDates(
        { year, month, day },
        { year: otherYear, month: otherMonth, day: otherDay },
      );
      expect(['covered', 'underTwo', 'twentyOrOver', 'noSuchDate', 'reversed']).toContain(dates.kind);
      expect(['covered', 'underTwo', 'twentyOrOver', 'noSuchAge']).toContain(
        childAgeFromYears(year, month).kind,
      );
    }));

  test('is at least 24 months from the second birthday on, and grows by a day each day', () =>
    check(
      [
        fc.integer({ min: 1902, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 27 }),
      ],
      (year, month, day) => {
        const birth = { year: 1899, month: 2, day: 28 };
        const [today, tomorrow] = [day, day + 1].map((which) =>
          childAgeFromDates(birth, { year, month, day: which }),
        );
        if (!today || !tomorrow || !('age' in today) || !('age' in tomorrow)) return expect.fail('no age');
        expect((tomorrow.age - today.age) * 30.4375).toBeCloseTo(1, 9);
      },
    ));
});
