import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentDifference, trainingWeek, WEEK_DAYS } from './training-week.ts';
import { kcal } from '../units.ts';

const always = (): boolean => true;

describe('the difference in percent', () => {
  test.each([
    { target: 2000, days: 3, percentage: 20, difference: 368.42 },
    { target: 2000, days: 0, percentage: 20, difference: 400 },
    { target: 2000, days: 7, percentage: 25, difference: 400 },
    { target: 1771, days: 4, percentage: 0, difference: 0 },
  ])('$percentage% on $days days of a mean of $target kcal', ({ target, days, percentage, difference }) =>
    expect(percentDifference(kcal(target), days, percentage)).toBeCloseTo(difference, 2),
  );

  test('is that of two days of which one has that much more', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 800, max: 6000, noNaN: true }),
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        (target, days, percentage) => {
          const difference = percentDifference(kcal(target), days, percentage);
          const rest = target - (days * difference) / WEEK_DAYS;
          expect((rest + difference) / rest).toBeCloseTo(1 + percentage / 100, 9);
        },
      ),
    ));
});

describe('training and rest days', () => {
  test('take the multiple of 7 kcal nearest to the difference', () => {
    expect(trainingWeek(kcal(2000), 3, kcal(350), always)).toEqual({
      training: 2200,
      rest: 1850,
      difference: 350,
    });
    expect(trainingWeek(kcal(1771.25), 4, kcal(300), always)).toEqual({
      training: 1900.25,
      rest: 1599.25,
      difference: 301,
    });
    expect(trainingWeek(kcal(2000), 1, kcal(0.5), always)?.difference).toBe(7);
    expect(trainingWeek(kcal(2000), 1, kcal(10.6), always)?.difference).toBe(14);
  });

  test('differ less if a rest day would be too small', () =>
    expect(trainingWeek(kcal(1600), 3, kcal(350), (day) => Math.round(day) >= 1500)).toEqual({
      training: 1732,
      rest: 1501,
      difference: 231,
    }));

  test('differ less if a training day would be too large', () =>
    expect(trainingWeek(kcal(2000), 1, kcal(350), (day) => day <= 2100)).toEqual({
      training: 2096,
      rest: 1984,
      difference: 112,
    }));

  test('are not there if no difference is allowed', () => {
    expect(trainingWeek(kcal(1500), 3, kcal(350), (day) => day >= 1500)).toBeNull();
    expect(trainingWeek(kcal(5), 6, kcal(350), always)).toBeNull();
  });

  test('never have a day with less than nothing', () =>
    expect(trainingWeek(kcal(100), 3, kcal(1e9), always)?.rest).toBe(1));

  const anyWeek = fc.record({
    target: fc.double({ min: 800, max: 8000, noNaN: true }),
    days: fc.integer({ min: 1, max: 6 }),
    difference: fc.double({ min: 0, max: 3000, noNaN: true }),
    below: fc.double({ min: 0, max: 1500, noNaN: true }),
    above: fc.double({ min: 0, max: 1500, noNaN: true }),
  });

  test('add up to seven times the target, as they are and as printed, with each day in the allowed range', () =>
    fc.assert(
      fc.property(anyWeek, ({ target, days, difference, below, above }) => {
        const isAllowed = (day: number): boolean => day >= target - below && day <= target + above;
        const week = trainingWeek(kcal(target), days, kcal(difference), isAllowed);
        if (!week) {
          // Only where the smallest difference is already too much.
          expect(isAllowed(target - days) && isAllowed(target + WEEK_DAYS - days)).toBe(false);
          return;
        }
        const { training, rest } = week;
        const total = (one: number, other: number): number => days * one + (WEEK_DAYS - days) * other;
        expect(total(training, rest)).toBeCloseTo(WEEK_DAYS * target, 6);
        expect(total(Math.round(training), Math.round(rest))).toBe(WEEK_DAYS * Math.round(target));
        expect(isAllowed(training)).toBe(true);
        expect(isAllowed(rest)).toBe(true);
        expect(training - rest).toBeCloseTo(week.difference, 6);
        expect(week.difference % WEEK_DAYS).toBe(0);
        expect(week.difference).toBeLessThanOrEqual(Math.max(WEEK_DAYS, difference + WEEK_DAYS / 2));
        // No larger one was allowed.
        const isLess = week.difference < difference - WEEK_DAYS / 2;
        const larger = week.difference / WEEK_DAYS + 1;
        if (isLess && days * larger <= target)
          expect(isAllowed(target - days * larger) && isAllowed(target + (WEEK_DAYS - days) * larger)).toBe(
            false,
          );
      }),
    ));
});
