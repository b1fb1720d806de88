import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, dayWithNumber, isCalendarDay, isLogDay, localDay, weekOf } from './local-day.ts';

describe('a local day', () => {
  test.each([
    ['one second before midnight', new Date(2026, 10, 22, 23, 59, 59), '2026-11-22'],
    ['midnight', new Date(2026, 10, 23), '2026-11-23'],
    ['the night in which clocks are set back', new Date(2026, 9, 25, 2, 30), '2026-10-25'],
    ['a year of three digits', new Date(new Date(2000, 0, 5).setFullYear(987)), '0987-01-05'],
  ])('is the one on the calendar at %s', (_, now, day) => expect(localDay(now)).toBe(day));

  test('has a next day on the days on which clocks change, and at the ends of months and years', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31', '2028-02-28'];
    expect(days.map((day) => addDays(day, 1))).toEqual([
      '2026-03-29',
      '2026-03-30',
      '2026-10-25',
      '2026-10-26',
      '2027-01-01',
      '2028-02-29',
    ]);
  });

  test('and its number convert to each other, one apart from day to day', () => {
    for (let number = -5000; number < 30_000; number += 7) {
      const day = dayWithNumber(number);
      expect(dayNumber(day)).toBe(number);
      expect(addDays(day, 1)).toBe(dayWithNumber(number + 1));
    }
  });
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['1970-01-04', '1969-12-29'],
  ['1901-01-01', '1900-12-31'],
])('the week of %s starts on Monday %s', (day, monday) => expect(weekOf(day)).toBe(monday));

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '1899-12-31', '2200-01-01', '', '2026-11-22T00:00', 'x'])(
  '%s is not a day of a log',
  (text) => expect(isLogDay(text)).toBe(false),
);

test('only days that exist in the calendar are days', () => {
  expect(isCalendarDay('2024-02-29')).toBe(true);
  expect(isCalendarDay('2026-02-29')).toBe(false);
  expect(isCalendarDay('2026-2-9')).toBe(false);
});
