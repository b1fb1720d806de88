import { expect, test } from 'vitest';
import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { bmiValue } from '@evenscale/formulas/units';
import { formatBmi } from './format-bmi.ts';

const classOf = (value: number): string => classify(HOME_BMI_BANDS, bmiValue(value)).key;

test.each([
  [22.857142857, '22.9'],
  [24.96, '24.96'],
  [24.9996, '24.9996'],
  [24.94, '24.9'],
  [25, '25.0'],
  [18.46, '18.46'],
  [18.5, '18.5'],
  [29.951, '29.95'],
  [228571.4, '228,571.4'],
])('a BMI of %d is printed as %s, so that number and category agree', (bmi, shown) => {
  expect(formatBmi(bmi, classOf)).toBe(shown);
});
