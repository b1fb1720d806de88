import { expect, test } from 'vitest';
import { classify, HOME_BMI_BANDS } from '#formulas/bmi-bands.ts';
import { bmiValue } from '#formulas/units.ts';
import {
  formatBmi,
  formatEntry,
  formatGrams,
  formatKcal,
  formatOneDecimal,
  formatPercent,
} from './format.ts';

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
])('a BMI of %d is printed as %s, so that number and word agree', (bmi, shown) => {
  expect(formatBmi(bmi, classOf)).toBe(shown);
});

test('calories are whole, halves up, with a separator', () => {
  expect(formatKcal(2555.5625)).toBe('2,556');
  expect(formatKcal(1648.75)).toBe('1,649');
  expect(formatKcal(2100.5)).toBe('2,101');
});

test('grams, weights and shares have their own precision', () => {
  expect(formatGrams(142.4)).toBe('142');
  expect(formatOneDecimal(56.65625)).toBe('56.7');
  expect(formatPercent(0.35)).toBe('35');
});

test('a converted entry can be typed over: no separator, no trailing zero', () => {
  expect(formatEntry(1543.2)).toBe('1543.2');
  expect(formatEntry(180)).toBe('180');
});
