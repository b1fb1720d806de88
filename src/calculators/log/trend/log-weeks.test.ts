import { expect, test } from 'vitest';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogWeeks } from './log-weeks.ts';

/** Days from Monday, Sep 7, 2026: 70 g less every day, 2,100 kcal on weekdays. */
const log = (length: number): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays('2026-09-07', index),
    weightKg: 90 - 0.07 * index,
    ...(index % 7 < 5 ? { intakeKcal: 2000 + 50 * (index % 7) } : {}),
  }));

test('a week has its weigh-ins, its last trend value, and the average intake', () => {
  const { weeks, leftOut } = buildLogWeeks(log(21));
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
  expect(weeks[1]).toMatchObject({ weighings: 7, intakeDays: 5, intake: 2100 });
  expect(weeks[1]?.weight).toBeCloseTo(90 - 0.07 * 10, 6);
  // On its Sunday, day 13.
  expect(weeks[1]?.trend).toBeCloseTo(90 - 0.07 * 13, 6);
  expect(leftOut).toEqual([]);
});

test('a week without entries is included, empty', () => {
  const days = log(28).filter(({ day }) => day < '2026-09-14' || day > '2026-09-20');
  expect(buildLogWeeks(days).weeks[1]).toEqual({
    monday: '2026-09-14',
    weighings: 0,
    weight: null,
    trend: null,
    intakeDays: 0,
    intake: null,
  });
});

test('an implausible weight is listed, and affects neither the trend nor the average', () => {
  const days = log(28).map((day) => (day.day === '2026-09-22' ? { ...day, weightKg: 99 } : day));
  const { weeks, leftOut } = buildLogWeeks(days);
  expect(leftOut).toHaveLength(1);
  expect(leftOut[0]?.weight).toBe(99);
  expect(weeks[2]?.trend).toBeCloseTo(90 - 0.07 * 20, 6);
  expect(weeks[2]).toMatchObject({ weighings: 7 });
  expect(weeks[2]?.weight).toBeCloseTo(90 - 0.07 * ((14 + 16 + 17 + 18 + 19 + 20) / 6), 6);
});

test('the last 14 weeks of a long log are shown, with the same trend', () => {
  const { weeks } = buildLogWeeks(log(400));
  expect(weeks).toHaveLength(14);
  // Day 399 is a Monday, so it is in a new week.
  expect(weeks.at(-1)).toMatchObject({ monday: addDays('2026-09-07', 399), weighings: 1 });
  expect(weeks[0]?.trend).toBeCloseTo(90 - 0.07 * (399 - 13 * 7 + 6), 6);
});

test('an empty log has none', () => expect(buildLogWeeks([])).toEqual({ weeks: [], leftOut: [] }));
