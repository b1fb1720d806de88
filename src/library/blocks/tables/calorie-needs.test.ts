import { describe, expect, test } from 'vitest';
import { calorieNeeds } from './calorie-needs.ts';

describe('calorie needs by age', () => {
  test.each([
    // Mifflin–St Jeor by hand: 571.5 + 1,016 − 5 × 30 − 161 = 1,276.5; × 1.375, 1.55, 1.725.
    ['female', 30, [1755.19, 1978.58, 2201.96], [1800, 2000, 2400]],
    // 698.5 + 1,111.25 − 5 × 50 + 5 = 1,564.75.
    ['male', 50, [2151.53, 2425.36, 2699.19], [2200, 2400, 2800]],
  ] as const)('%s at %i', (gender, age, ours, official) => {
    const needs = calorieNeeds(gender).find((row) => row.age === age);
    expect(needs?.ours.map((value) => Math.round(value * 100) / 100)).toEqual(ours);
    expect(needs?.official).toEqual(official);
  });

  test.each(['female', 'male'] as const)(
    'ours are within about 250 kcal of the official ones, as the text says: %s',
    (gender) => {
      const gaps = calorieNeeds(gender).flatMap(({ ours, official }) =>
        ours.map((value, level) => Math.abs(value - (official[level] ?? 0))),
      );
      expect(Math.max(...gaps)).toBeLessThanOrEqual(260);
    },
  );
});
