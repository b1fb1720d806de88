import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDayOfYear,
  formatIsoDay,
  formatIsoLongDay,
  formatIsoWeekday,
  formatShortMonth,
  formatYear,
} from './format-date.ts';

const date = new Date(2026, 10, 22, 17, 3);

test('dates have the US format', () => {
  expect(formatDate(date)).toBe('Nov 22, 2026');
  expect(formatDayOfYear(date)).toBe('Nov 22');
  expect(formatYear(date)).toBe('2026');
});

test('a day without a time zone is the same day everywhere', () => {
  expect(formatIsoDay('2026-12-14')).toBe('Dec 14, 2026');
  expect(formatIsoDay('2026-01-01')).toBe('Jan 1, 2026');
});

describe('as `Intl.DateTimeFormat` writes it', () => {
  const as = (options: Intl.DateTimeFormatOptions, day: Date): string =>
    new Intl.DateTimeFormat('en-US', options).format(day);
  const days = Array.from({ length: 800 }, (_, step) => new Date(1999, 11, 30 + 23 * step, 9));

  test.each([
    ['a date', formatDate, { dateStyle: 'medium' }],
    ['a day of the year', formatDayOfYear, { day: 'numeric', month: 'short' }],
    ['a month', formatShortMonth, { month: 'short' }],
  ] as const)('%s', (_what, format, options) => {
    for (const day of days) expect(format(day)).toBe(as(options, day));
  });

  test.each([
    ['a day', formatIsoDay, { dateStyle: 'medium' }],
    ['a weekday', formatIsoWeekday, { weekday: 'short', day: 'numeric', month: 'short' }],
    ['a long day', formatIsoLongDay, { weekday: 'long', day: 'numeric', month: 'long' }],
  ] as const)('%s without a time zone', (_what, format, options) => {
    for (const day of days)
      expect(format(day.toISOString().slice(0, 10))).toBe(as({ ...options, timeZone: 'UTC' }, day));
  });
});

test('an invalid date has no text', () => {
  expect(() => formatDate(new Date(NaN))).toThrow(RangeError);
  expect(() => formatIsoWeekday('no day')).toThrow(RangeError);
});
