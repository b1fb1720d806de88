import { describe, expect, test } from 'vitest';
import { dayNumbered, dayNumberOf, formatDay } from './format-day.ts';

const start = new Date(2026, 10, 21);

describe('dates', () => {
  test.each([
    { days: 0, day: 'Nov 21, 2026' },
    { days: 84, day: 'Feb 13, 2027' },
    // A day across a clock change is still one day.
    { days: 180, day: 'May 20, 2027' },
    { days: 365, day: 'Nov 21, 2027' },
    // 2028 has a February 29.
    { days: 730, day: 'Nov 20, 2028' },
  ])('$days days later is $day', ({ days, day }) => {
    expect(formatDay(start, days)).toBe(day);
    expect(formatDay(dayNumbered(dayNumberOf(start) + days), 0)).toBe(day);
  });
});
