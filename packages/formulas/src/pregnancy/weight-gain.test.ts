import { describe, expect, test } from 'vitest';
import { kilogramsFromPounds, weeks } from '../units.ts';
import {
  EXTRA_ENERGY,
  extraEnergy,
  FIRST_TRIMESTER_GAIN,
  GAIN_GUIDELINES,
  gainRange,
  gainRangeImperial,
  totalGain,
  trimesterOf,
} from './weight-gain.ts';

/** IOM/NRC 2009, table S-1, as reprinted by the MSD Manual and ACOG (Committee Opinion 548): kg first, then lb. */
const TABLE = [
  { category: 'underweight', one: [12.5, 18, 28, 40], twins: null, weekly: [0.51, 0.44, 0.58, 1, 1, 1.3] },
  {
    category: 'normal',
    one: [11.5, 16, 25, 35],
    twins: [17, 25, 37, 54],
    weekly: [0.42, 0.35, 0.5, 1, 0.8, 1],
  },
  {
    category: 'overweight',
    one: [7, 11.5, 15, 25],
    twins: [14, 23, 31, 50],
    weekly: [0.28, 0.23, 0.33, 0.6, 0.5, 0.7],
  },
  {
    category: 'obese',
    one: [5, 9, 11, 20],
    twins: [11, 19, 25, 42],
    weekly: [0.22, 0.17, 0.27, 0.5, 0.4, 0.6],
  },
] as const;

const printed = (row: readonly number[] | null) =>
  row && { metric: { min: row[0], max: row[1] }, imperial: { min: row[2], max: row[3] } };

describe('the guideline', () => {
  test.each(TABLE)('for $category is as printed', ({ category, one, twins, weekly }) => {
    expect(totalGain(category, false)).toEqual(printed(one));
    expect(totalGain(category, true)).toEqual(printed(twins));
    const [meanKg, minKg, maxKg, meanLb, minLb, maxLb] = weekly;
    expect(GAIN_GUIDELINES[category].weekly).toEqual({
      mean: { metric: meanKg, imperial: meanLb },
      ...printed([minKg, maxKg, minLb, maxLb]),
    });
  });

  test('has pounds that are its kilograms within its own rounding, and still not converted', () => {
    const ranges = TABLE.flatMap(({ category }) => [totalGain(category, false), totalGain(category, true)]);
    for (const range of [...ranges, FIRST_TRIMESTER_GAIN]) {
      if (!range) continue;
      expect(Math.abs(kilogramsFromPounds(range.imperial.min) - range.metric.min)).toBeLessThan(0.5);
      expect(Math.abs(kilogramsFromPounds(range.imperial.max) - range.metric.max)).toBeLessThan(0.6);
    }
  });
});

describe('the range of a week', () => {
  // The low end by hand: 0.5 + (11.5 − 0.5) × (26 − 13) / 27.
  test.each([
    { category: 'normal', week: 0, twins: false, min: 0, max: 0 },
    { category: 'normal', week: 6.5, twins: false, min: 0.25, max: 1 },
    { category: 'normal', week: 13, twins: false, min: 0.5, max: 2 },
    { category: 'normal', week: 26, twins: false, min: 5.796296296296, max: 8.740740740741 },
    { category: 'underweight', week: 40, twins: false, min: 12.5, max: 18 },
    { category: 'overweight', week: 25, twins: true, min: 7.25, max: 12.5 },
    { category: 'obese', week: 37, twins: true, min: 11, max: 19 },
  ] as const)('is $min to $max kg in week $week', ({ category, week, twins, min, max }) => {
    const range = gainRange(category, weeks(week), twins);
    expect(range?.min).toBeCloseTo(min, 9);
    expect(range?.max).toBeCloseTo(max, 9);
  });

  test('stays at the total after the last week, and at 0 before the first', () => {
    expect(gainRange('obese', weeks(42), false)).toEqual({ min: 5, max: 9 });
    expect(gainRange('normal', weeks(41), true)).toEqual({ min: 17, max: 25 });
    expect(gainRange('normal', weeks(-1), false)).toEqual({ min: 0, max: 0 });
  });

  test('in pounds is between the printed pounds', () => {
    expect(gainRangeImperial('normal', weeks(40), false)).toEqual({ min: 25, max: 35 });
    expect(gainRangeImperial('overweight', weeks(37), true)).toEqual({ min: 31, max: 50 });
    expect(gainRangeImperial('obese', weeks(13), false)).toEqual({ min: 1.1, max: 4.4 });
    expect(gainRangeImperial('underweight', weeks(20), true)).toBeNull();
  });

  test('is missing for twins below a BMI of 18.5', () => {
    expect(gainRange('underweight', weeks(20), true)).toBeNull();
  });
});

test.each([
  [0, 1, 0],
  [13, 1, 0],
  [14, 2, 340],
  [27, 2, 340],
  [28, 3, 450],
  [41, 3, 450],
] as const)('week %i is in trimester %i, with %i kcal', (week, trimester, energy) => {
  expect(trimesterOf(weeks(week))).toBe(trimester);
  expect(extraEnergy(weeks(week))).toBe(energy);
  expect(EXTRA_ENERGY[trimester]).toBe(energy);
});
