import { describe, expect, test } from 'vitest';
import { months } from '../units.ts';
import {
  CHILD_AGE_LIMITS,
  DAYS_PER_MONTH,
  childAge,
  childAgeFromDates,
  childAgeFromYears,
  completedMonths,
  daysBetween,
  isCalendarDate,
} from './child-age.ts';
import type { CalendarDate } from './child-age.ts';

function date(text: string): CalendarDate {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return { year, month, day };
}

describe('a date', () => {
  test.each([
    '2024-02-29',
    '2000-02-29',
    '2023-12-31',
    '0001-01-01',
    '9999-12-31',
    '2021-04-30',
    '1900-02-28',
  ])('%s exists', (text) => expect(isCalendarDate(date(text))).toBe(true));

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-12-32',
    '2024-13-01',
    '2024-00-10',
    '2024-05-00',
    '0000-01-01',
    '10000-01-01',
    '2024-05-1.5',
    '2024-5.5-01',
    '2024.5-05-01',
    'x-05-01',
    '2024',
  ])('%s does not exist', (text) => expect(isCalendarDate(date(text))).toBe(false));
});

describe('the days between two dates', () => {
  test.each([
    { from: '2024-02-28', to: '2024-03-01', days: 2 },
    { from: '2023-02-28', to: '2023-03-01', days: 1 },
    { from: '1900-02-28', to: '1900-03-01', days: 1 },
    { from: '2000-02-28', to: '2000-03-01', days: 2 },
    { from: '2023-12-31', to: '2024-01-01', days: 1 },
    { from: '1970-01-01', to: '2026-11-22', days: 20_779 },
    { from: '2024-03-09', to: '2014-03-09', days: -3653 },
    { from: '0001-01-01', to: '9999-12-31', days: 3_652_058 },
  ])('$from to $to are $days (Python 3 datetime)', ({ from, to, days }) =>
    expect(daysBetween(date(from), date(to))).toBe(days),
  );

  test('increase by one with each day of 400 years, by an independent leap-year rule', () => {
    const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const first = date('1801-01-01');
    let days = 0;
    for (let year = 1801; year <= 2200; year++) {
      const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      for (const [index, length] of lengths.entries()) {
        const month = index + 1;
        for (let day = 1; day <= length; day++, days++) {
          const isRight =
            daysBetween(first, { year, month, day }) === days && isCalendarDate({ year, month, day });
          if (!isRight) expect.fail(`${year}-${month}-${day}`);
        }
        expect(isCalendarDate({ year, month, day: length + 1 })).toBe(false);
      }
    }
    expect(days).toBe(146_097);
  });
});

describe('the ages that the charts cover', () => {
  test('are 24.0 to below 240 months', () => {
    expect(CHILD_AGE_LIMITS).toEqual({ from: 24, below: 240 });
    expect(DAYS_PER_MONTH).toBe(365.25 / 12);
  });

  test.each([
    { age: 0, kind: 'underTwo' },
    { age: 23.99, kind: 'underTwo' },
    { age: 24, kind: 'covered' },
    { age: 112.53, kind: 'covered' },
    { age: 239.99, kind: 'covered' },
    { age: 240, kind: 'twentyOrOver' },
    { age: 400, kind: 'twentyOrOver' },
  ])('$age months: $kind', ({ age, kind }) => expect(childAge(months(age))).toEqual({ kind, age }));
});

describe('completed months', () => {
  test.each([
    { birth: '2016-02-29', measured: '2023-02-28', count: 83 },
    { birth: '2016-02-29', measured: '2023-03-01', count: 84 },
    { birth: '2014-03-09', measured: '2024-02-29', count: 119 },
    { birth: '2014-03-09', measured: '2024-03-09', count: 120 },
    { birth: '2014-12-31', measured: '2015-01-30', count: 0 },
    { birth: '2014-12-31', measured: '2015-01-31', count: 1 },
  ])('from $birth to $measured are $count', ({ birth, measured, count }) =>
    expect(completedMonths(date(birth), date(measured))).toBe(count),
  );
});

describe('an age from two dates', () => {
  test.each([
    { why: 'nine years and a bit', birth: '2014-03-09', measured: '2024-02-29', kind: 'covered', days: 3644 },
    { why: 'the same day', birth: '2024-05-06', measured: '2024-05-06', kind: 'underTwo', days: 0 },
    { why: 'born on 29 February', birth: '2016-02-29', measured: '2023-02-28', kind: 'covered', days: 2556 },
    { why: 'a day later', birth: '2016-02-29', measured: '2023-03-01', kind: 'covered', days: 2557 },
    { why: 'on 29 February', birth: '2016-02-29', measured: '2024-02-29', kind: 'covered', days: 2922 },
    { why: 'the day after it', birth: '2021-06-01', measured: '2023-06-02', kind: 'covered', days: 731 },
    {
      why: 'a second birthday after 731 days',
      birth: '2022-06-01',
      measured: '2024-06-01',
      kind: 'covered',
      days: 731,
    },
    { why: 'the day before it', birth: '2022-06-01', measured: '2024-05-31', kind: 'underTwo', days: 730 },
    {
      why: 'the day before turning 20',
      birth: '2004-07-15',
      measured: '2024-07-14',
      kind: 'covered',
      days: 7304,
    },
    {
      why: 'the 20th birthday',
      birth: '2004-07-15',
      measured: '2024-07-15',
      kind: 'twentyOrOver',
      days: 7305,
    },
    {
      why: 'born on 29 February, day before turning 20',
      birth: '2004-02-29',
      measured: '2024-02-28',
      kind: 'covered',
      days: 7304,
    },
    {
      why: 'born on 29 February, 20th birthday',
      birth: '2004-02-29',
      measured: '2024-02-29',
      kind: 'twentyOrOver',
      days: 7305,
    },
  ])('$why: $days days / 30.4375, $kind', ({ birth, measured, kind, days }) =>
    expect(childAgeFromDates(date(birth), date(measured))).toEqual({ kind, age: days / 30.4375 }),
  );

  test.each([
    { why: 'a second birthday after 730 days', birth: '2021-06-01', measured: '2023-06-01' },
    { why: 'a second birthday after 731 days', birth: '2022-02-28', measured: '2024-02-28' },
  ])('$why: covered, at least 24 months', ({ birth, measured }) => {
    const age = childAgeFromDates(date(birth), date(measured));
    expect(age).toMatchObject({ kind: 'covered' });
    expect('age' in age && age.age >= 24 && age.age < 24.02).toBe(true);
    const dayBefore = { ...date(measured), day: date(measured).day - 1 };
    if (dayBefore.day > 0)
      expect(childAgeFromDates(date(birth), dayBefore)).toMatchObject({ kind: 'underTwo' });
  });

  test('is exactly 24 months on a second birthday after 730 days', () => {
    expect(childAgeFromDates(date('2021-06-01'), date('2023-06-01'))).toEqual({ kind: 'covered', age: 24 });
    expect(childAgeFromDates(date('2021-06-01'), date('2023-05-31'))).toEqual({
      kind: 'underTwo',
      age: 729 / 30.4375,
    });
  });

  test('begins on Mar 1 for a child born on Feb 29', () => {
    expect(childAgeFromDates(date('2020-02-29'), date('2022-02-28'))).toMatchObject({ kind: 'underTwo' });
    expect(childAgeFromDates(date('2020-02-29'), date('2022-03-01'))).toMatchObject({ kind: 'covered' });
  });

  test('is rejected if the measurement is before the birth', () => {
    expect(childAgeFromDates(date('2024-02-29'), date('2024-02-28'))).toEqual({ kind: 'reversed' });
    expect(childAgeFromDates(date('2024-02-29'), date('2014-03-09'))).toEqual({ kind: 'reversed' });
  });

  test('is rejected if a date doesn’t exist, naming which', () => {
    expect(childAgeFromDates(date('2023-02-29'), date('2024-13-01'))).toEqual({
      kind: 'noSuchDate',
      date: 'birth',
    });
    expect(childAgeFromDates(date('2016-02-29'), date('2023-02-29'))).toEqual({
      kind: 'noSuchDate',
      date: 'measurement',
    });
  });
});

describe('an age from completed years and months', () => {
  test.each([
    { years: 1, months: 11, kind: 'underTwo', age: 23.5 },
    { years: 2, months: 0, kind: 'covered', age: 24.5 },
    { years: 9, months: 4, kind: 'covered', age: 112.5 },
    { years: 19, months: 11, kind: 'covered', age: 239.5 },
    { years: 20, months: 0, kind: 'twentyOrOver', age: 240.5 },
    { years: 0, months: 0, kind: 'underTwo', age: 0.5 },
  ])('$years years and $months months is $age months: $kind', ({ years, months: extra, kind, age }) =>
    expect(childAgeFromYears(years, extra)).toEqual({ kind, age }),
  );

  test.each([
    [9.5, 0],
    [-1, 6],
    [9, 12],
    [9, -1],
    [9, 4.5],
    [NaN, 3],
    [9, NaN],
    [Infinity, 3],
    [10_000, 0],
  ])('%d years and %d months is rejected', (years, extra) =>
    expect(childAgeFromYears(years, extra)).toEqual({ kind: 'noSuchAge' }),
  );
});
