import { describe, expect, test } from 'vitest';
import { kg, kilogramsFromPounds, lb } from '#formulas/units.ts';
import {
  formatDay,
  formatGivenWeight,
  formatMonthOf,
  formatWeight,
  formatWholeWeight,
} from './format-weight.ts';

const start = new Date(2026, 10, 21);

describe('dates', () => {
  test.each([
    { days: 0, day: 'Nov 21, 2026', month: 'Nov 2026' },
    { days: 84, day: 'Feb 13, 2027', month: 'Feb 2027' },
    // Over the change of clocks a day is a day.
    { days: 180, day: 'May 20, 2027', month: 'May 2027' },
    { days: 365, day: 'Nov 21, 2027', month: 'Nov 2027' },
    // 2028 has a February 29.
    { days: 730, day: 'Nov 20, 2028', month: 'Nov 2028' },
  ])('$days days on is $day', ({ days, day, month }) => {
    expect(formatDay(start, days)).toBe(day);
    expect(formatMonthOf(start, days)).toBe(month);
  });
});

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
    { weight: kilogramsFromPounds(lb(181.6)), unit: 'st', read: '13 st', whole: '13 st', given: '13 st' },
  ] as const)('$weight kg in $unit reads $read', ({ weight, unit, read, whole, given }) => {
    expect(formatWeight(weight, unit)).toBe(read);
    expect(formatWholeWeight(weight, unit)).toBe(whole);
    expect(formatGivenWeight(weight, unit)).toBe(given);
  });
});
