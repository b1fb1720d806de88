import { describe, expect, test } from 'vitest';
import { meanIntake } from './mean-intake.ts';
import type { DayIntake } from './mean-intake.ts';

const entries = (length: number, intakeOn: (day: number) => number): readonly DayIntake[] =>
  Array.from({ length }, (_, day) => ({ day, intake: intakeOn(day) }));

/** Up and down by 100 kcal, day by day. */
const swing = (day: number): number => (day % 2 === 0 ? 100 : -100);

describe('the mean intake', () => {
  test('is the mean of the entries if every day has one', () => {
    const given = entries(21, (day) => 2000 + 10 * day);
    expect(meanIntake(given, 0, 20).mean).toBeCloseTo(2100, 9);
  });

  test('has the variance of a mean, with Student’s distribution', () => {
    const { variance } = meanIntake(
      entries(20, (day) => 2000 + swing(day)),
      0,
      19,
    );
    // 20 squares of 100 kcal, over 20 − 1 − 2, over 20.
    expect(variance).toBeCloseTo((20 * 100 ** 2) / 17 / 20, 9);
  });

  test('counts a day without an entry like the others, and allows for a 5 % difference', () => {
    const given = entries(40, () => 2000).filter(({ day }) => day % 4 !== 0 || day > 30);
    const { mean, variance } = meanIntake(given, 0, 39);
    expect(mean).toBeCloseTo(2000, 9);
    expect(variance).toBeCloseTo(((8 / 40) * 0.05 * 2000) ** 2, 6);
  });

  test('adjusts a missing day by what is known of its weekday', () => {
    const weekend = (day: number): boolean => day % 7 >= 5;
    const given = entries(56, (day) => (weekend(day) ? 2700 : 2000)).filter(
      ({ day }) => !weekend(day) || day < 28,
    );
    const { mean } = meanIntake(given, 0, 55);
    const level = (40 * 2000 + 8 * 2700) / 48;
    // Each weekend day has 4 entries, so its difference counts half.
    expect(mean).toBeCloseTo(level + (8 * (2700 - level)) / 2 / 56, 9);
    const later = given.map(({ day, intake }) => ({ day: day - 700, intake }));
    expect(meanIntake(later, -700, -645).mean).toBeCloseTo(mean, 9);
  });
});

describe('a change in intake', () => {
  const changed = (length: number, on: number, by: number, size = 100): readonly DayIntake[] =>
    entries(length, (day) => 2000 + (day % 2 === 0 ? size : -size) + (day >= on ? by : 0));

  test('is found on its day, and the spread around both levels counts', () => {
    const { mean, variance, levels } = meanIntake(changed(42, 14, -400), 0, 41);
    expect(levels).toEqual([
      { from: 0, to: 13, intake: 2000 },
      { from: 14, to: 41, intake: 1600 },
    ]);
    expect(mean).toBeCloseTo((14 * 2000 + 28 * 1600) / 42, 9);
    const daily = (42 * 100 ** 2) / (42 - 2 - 2);
    expect(variance).toBeCloseTo((14 / 42) ** 2 * (daily / 14) + (28 / 42) ** 2 * (daily / 28), 9);
  });

  test('assigns days without an entry to the level before', () => {
    const given = changed(42, 20, 500).filter(({ day }) => day < 16 || day >= 20);
    const { levels, mean } = meanIntake(given, -2, 43);
    expect(levels.map(({ from, to }) => [from, to])).toEqual([
      [-2, 19],
      [20, 43],
    ]);
    expect(mean).toBeCloseTo((22 * 2000 + 24 * 2500) / 46, 0);
  });

  test('may be found more than once', () => {
    const given = entries(60, (day) => 2000 + swing(day) - (day >= 20 ? 500 : 0) + (day >= 40 ? 300 : 0));
    expect(meanIntake(given, 0, 59).levels.map(({ from, intake }) => [from, intake])).toEqual([
      [0, 2000],
      [20, 1500],
      [40, 1800],
    ]);
  });

  test.each([
    { why: 'seven entries on either side are enough', length: 14, on: 7, by: -600, found: 2 },
    { why: 'six before are too few', length: 20, on: 6, by: -600, found: 2, not: 6 },
    { why: 'six after are too few', length: 20, on: 14, by: -600, found: 2, not: 14 },
    { why: 'less than 7 % is no change', length: 120, on: 60, by: -134, size: 10, found: 1 },
    { why: 'more than 7 % is one', length: 120, on: 60, by: -150, size: 10, found: 2 },
    { why: 'less than 3.5 standard errors is no change', length: 42, on: 20, by: -190, size: 200, found: 1 },
    { why: 'more than 3.5 standard errors is one', length: 42, on: 20, by: -230, size: 200, found: 2 },
  ])('$why', ({ length, on, by, found, not, size }) => {
    const { levels } = meanIntake(changed(length, on, by, size), 0, length - 1);
    expect(levels).toHaveLength(found);
    expect(levels.some(({ from }) => from === (found === 2 ? (not ?? -1) : on))).toBe(false);
  });

  test('is found even if all other days are identical', () => {
    const given = entries(40, (day) => (day < 25 ? 2000 : 1800));
    expect(meanIntake(given, 0, 39).levels.map(({ from }) => from)).toEqual([0, 25]);
  });

  test('isn’t found in a single outlier or in the weekly pattern', () => {
    expect(
      meanIntake(
        entries(40, (day) => (day === 20 ? 9000 : 2000 + swing(day))),
        0,
        39,
      ).levels,
    ).toHaveLength(1);
    expect(
      meanIntake(
        entries(84, (day) => (day % 7 >= 5 ? 2800 : 2000)),
        0,
        83,
      ).levels,
    ).toHaveLength(1);
  });
});
