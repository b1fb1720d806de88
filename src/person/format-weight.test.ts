import { describe, expect, test } from 'vitest';
import { kg, kilogramsFromPounds, lb } from '@evenscale/formulas/units';
import { formatDose } from './macros/format-dose.ts';
import { formatGivenWeight, formatWeight, formatWholeWeight } from './format-weight.ts';

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
  { perKilogram: 1.6, metric: '1.6', imperial: '0.73' },
  { perKilogram: 0.8, metric: '0.8', imperial: '0.36' },
])('$perKilogram g per kilogram are $imperial per pound', ({ perKilogram, metric, imperial }) => {
  expect(formatDose(perKilogram, 'metric')).toBe(metric);
  expect(formatDose(perKilogram, 'imperial')).toBe(imperial);
});
