import { expect, test } from 'vitest';
import { formatEntry, formatGrams, formatKcal, formatOneDecimal, formatPercent } from './format.ts';
import { withUnbrokenUnits } from './unbroken.ts';

test('calories are whole numbers, rounded half up, with a separator', () => {
  expect(formatKcal(2555.5625)).toBe('2,556');
  expect(formatKcal(1648.75)).toBe('1,649');
  expect(formatKcal(2100.5)).toBe('2,101');
});

test('grams, weights and percentages have their own precision', () => {
  expect(formatGrams(142.4)).toBe('142');
  expect(formatOneDecimal(56.65625)).toBe('56.7');
  expect(formatPercent(0.35)).toBe('35');
});

test('a converted entry can be edited: no separator, no trailing zero', () => {
  expect(formatEntry(1543.2)).toBe('1543.2');
  expect(formatEntry(180)).toBe('180');
});

test('numbers stay with their units', () => {
  expect(withUnbrokenUnits('1,850 kcal')).toBe('1,850\u00a0kcal');
  expect(withUnbrokenUnits('12 st 3.9 lb down')).toBe('12\u00a0st 3.9\u00a0lb down');
  expect(withUnbrokenUnits('Female, 34, 5 ft 5 in')).toBe('Female, 34, 5\u00a0ft\u00a05\u00a0in');
  expect(withUnbrokenUnits('160 lb by Dec 1, 2026')).toBe('160\u00a0lb by Dec\u00a01,\u00a02026');
});
