import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../../../tests/properties.ts';
import { dividedOverMeals, MEALS } from './meal-split.ts';
import { grams } from '../units.ts';

describe('a day divided over its meals', () => {
  test.each([
    { day: 192, meals: 4, first: 0, each: [48, 48, 48, 48] },
    { day: 193.2, meals: 4, first: 0, each: [49, 48, 48, 48] },
    { day: 193.2, meals: 4, first: 3, each: [48, 48, 48, 49] },
    { day: 85.5, meals: 4, first: 3, each: [22, 21, 21, 22] },
    { day: 5, meals: 6, first: 2, each: [1, 0, 1, 1, 1, 1] },
    { day: 0, meals: 3, first: 1, each: [0, 0, 0] },
    { day: 71.49, meals: 2, first: 4, each: [36, 35] },
  ])('$day g over $meals meals from meal $first on (by hand)', ({ day, meals, first, each }) =>
    expect(dividedOverMeals(grams(day), meals, first)).toEqual(each),
  );

  test('adds up to the day, as evenly as whole grams allow', () =>
    check(
      [
        fc.double({ min: 0, max: 20_000, noNaN: true }).map(grams),
        fc.integer({ min: MEALS.least, max: MEALS.most }),
        fc.nat(20),
      ],
      (day, meals, first) => {
        const each = dividedOverMeals(day, meals, first);
        expect(each).toHaveLength(meals);
        expect(each.reduce<number>((sum, meal) => sum + meal, 0)).toBe(Math.round(day));
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
        expect(Math.min(...each)).toBeGreaterThanOrEqual(0);
      },
    ));
});
