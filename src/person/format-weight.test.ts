import { describe, expect, test } from 'vitest';
import { kg, kilogramsFromPounds, lb } from '@evenscale/formulas/units';
import { formatDose } from './macros/format-dose.ts';
import { formatGivenWeight, formatWeight, formatWholeWeight, rangeEnds } from './format-weight.ts';

describe('weights', () => {
  test.each([
    { weight: kg(84.26), unit: 'kg', read: '84.3 kg', whole: '84 kg', given: '84.3 kg' },
    { weight: kg(90), unit: 'kg', read: '90.0 kg', whole: '90 kg', given: '90 kg' },
    {
      weight: kilogramsFromPounds(lb(185.94)),
      unit: 'lb',
      read: '185.9 lb',
      whole: '186 lb',
      given: '185.9 lb',
    },
    {
      weight: kilogramsFromPounds(lb(186)),
      unit: 'st',
      read: '13 st 4 lb',
      whole: '13 st 4 lb',
      given: '13 st 4 lb',
    },
    // Rounded before it is split: never 12 st 14 lb.
    {
      weight: kilogramsFromPounds(lb(181.6)),
      unit: 'st',
      read: '12 st 13.6 lb',
      whole: '13 st',
      given: '12 st 13.6 lb',
    },
    {
      weight: kilogramsFromPounds(lb(181.96)),
      unit: 'st',
      read: '13 st',
      whole: '13 st',
      given: '13 st',
    },
  ] as const)('$weight kg in $unit is printed as $read', ({ weight, unit, read, whole, given }) => {
    expect(formatWeight(weight, unit)).toBe(read);
    expect(formatWholeWeight(weight, unit)).toBe(whole);
    expect(formatGivenWeight(weight, unit)).toBe(given);
  });
});

test.each([
  [{ min: 69.6348, max: 83.259, unit: 'kg' }, '69.6', '83.3'],
  // A weight just outside a strict range is printed outside it.
  [{ min: 69.6348, max: 83.259, unit: 'kg', isStrict: true }, '69.7', '83.2'],
  [{ min: 92.0000000001, max: 109.9999999999, unit: 'kg', isStrict: true }, '92.0', '110.0'],
  [{ min: 134.007, max: 160.227, unit: 'st', isStrict: true }, '9 st 8.1 lb', '11 st 6.2 lb'],
] as const)('the ends of %j are printed as %s and %s', (range, ...ends) =>
  expect(rangeEnds(range).map(({ text }) => text)).toEqual(ends),
);

test.each([
  { perKilogram: 1.6, metric: '1.6', imperial: '0.73' },
  { perKilogram: 0.8, metric: '0.8', imperial: '0.36' },
])('$perKilogram g per kilogram are $imperial per pound', ({ perKilogram, metric, imperial }) => {
  expect(formatDose(perKilogram, 'metric')).toBe(metric);
  expect(formatDose(perKilogram, 'imperial')).toBe(imperial);
});
