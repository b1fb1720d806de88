import { expect, test } from 'vitest';
import { bmiValue, years } from '@evenscale/formulas/units';
import { shownBmiOf } from './shown-bmi.ts';

test.each([
  [30, 22.857, '22.9'],
  [30, 18.46, '18.46'],
  [30, 24.96, '24.96'],
  [30, 25, '25.0'],
  [30, 29.97, '29.97'],
  // Below this limit a doctor can help, from it on one should be seen.
  // Below 16, no surplus is shown.
  [30, 15.96, '15.96'],
  [30, 16, '16.0'],
  [30, 34.96, '34.96'],
  [30, 35, '35.0'],
  [17, 24.96, '25.0'],
  [17, 34.96, '35.0'],
])('at %d a BMI of %d is printed as %s', (age, bmi, shown) =>
  expect(shownBmiOf({ age: years(age), bmi: bmiValue(bmi) })).toBe(shown),
);
