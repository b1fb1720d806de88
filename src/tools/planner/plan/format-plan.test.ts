import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { formatChange, formatLength, formatMinutes, formatPace } from './format-plan.ts';

test('a change has no sign, at most two decimals, and is in lb for stone too', () => {
  expect(formatChange(kg(-0.254), 'kg')).toBe('0.25 kg');
  expect(formatChange(kg(0.5), 'lb')).toBe('1.1 lb');
  expect(formatChange(kg(0.5), 'st')).toBe('1.1 lb');
});

test.each([
  [180, 'about 26 weeks'],
  [182, '26 weeks'],
  [21, '3 weeks'],
  [12, '12 days'],
  [1095, 'about 156 weeks'],
])('%i days are %s', (days, text) => expect(formatLength(days)).toBe(text));

test('a pace is a share of the weight', () =>
  expect([0.0025, 0.005, 0.01].map(formatPace)).toEqual(['0.25%', '0.5%', '1%']));

test.each([
  [2, '0 minutes'],
  [43, '45 minutes'],
  [58, '1 hour'],
  [109, '1 hour 50 minutes'],
  [121, '2 hours'],
])('%i minutes are %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
