import { describe, expect, test } from 'vitest';
import { dateOf, dayAfter, dayOf, daysBetween } from './plan-dates.ts';

test('today is the visitor’s local day', () => {
  expect(dayOf(new Date(2027, 0, 31, 0, 1))).toBe('2027-01-31');
  expect(dayOf(new Date(2027, 0, 31, 23, 59))).toBe('2027-01-31');
});

test.each([
  ['2026-11-21', 180, '2027-05-20'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-27', 1, '2027-03-28'],
  ['2026-11-21', 1095, '2029-11-20'],
])('%s and %i days is %s, and back', (from, days, to) => {
  expect(dayAfter(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
  expect(daysBetween(to, from)).toBe(-days);
});

describe('text that is not a date', () => {
  test.each(['', '2027-13-01', '2027-02-30', '27-02-01', '12027-01-01', 'tomorrow', '2027-2-1'])(
    '%s',
    (text) => expect(daysBetween('2026-11-21', text)).toBeNull(),
  );
});

test('a day converts to a local date and back', () => {
  expect(dateOf('2027-03-28')).toEqual(new Date(2027, 2, 28));
  expect(dayOf(dateOf('2028-02-29'))).toBe('2028-02-29');
});
