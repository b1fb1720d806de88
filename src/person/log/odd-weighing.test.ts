import { kg } from '@evenscale/formulas/units';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from './local-day.ts';
import { buildLogReport } from './log-report.ts';
import { standingOut } from './odd-weighing.ts';
import type { LogPerson, StoredLogDay } from './parse-log.ts';

const START = '2026-06-01';
const woman: LogPerson = { gender: 'female', age: 34, saidOn: START, centimetres: 168 };

/** 2,100 kcal a day at a steady 72 kg, on a scale that is a little off every day. */
const steady = (length: number, every = 1): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(START, index),
    ...(index % every === 0 ? { weightKg: 72 + 0.3 * Math.sin(2.1 * index) } : {}),
    intakeKcal: 2100,
  }));

/** The same with more or less weight on one day. */
const withOdd = (days: readonly StoredLogDay[], place: number, by: number): readonly StoredLogDay[] =>
  days.map((day, index) =>
    index === place && day.weightKg !== undefined ? { ...day, weightKg: day.weightKg + by } : day,
  );

function estimate(days: readonly StoredLogDay[]) {
  const report = buildLogReport(days, woman, days.at(-1)?.day ?? START);
  if (report.kind !== 'estimated') throw new Error(report.kind);
  return report;
}

const oddIn = (days: readonly StoredLogDay[]) => estimate(days).odd;

describe('a weigh-in that moves the figure by itself', () => {
  test('is none in a steady log, of any length', () => {
    for (const length of [22, 25, 30, 45, 90]) expect(oddIn(steady(length))).toBeNull();
  });

  test.each([
    [1.2, 24],
    [1.8, 24],
    [2.4, 24],
    [-1.8, 24],
  ])('is the last one, %d kg off', (by, place) => {
    const days = withOdd(steady(25), place, by);
    const { odd, found } = estimate(days);
    expect(odd?.day).toBe(dayNumber(addDays(START, place)));
    expect(odd?.distance).toBeCloseTo(by, 0);
    // A higher weight at the end looks like energy that was stored, so the figure is too low.
    const moved = (odd?.without.value ?? NaN) - found.maintenance.value;
    expect(moved * Math.sign(by)).toBeGreaterThan(100);
    expect(odd?.without.value).toBeCloseTo(estimate(steady(24)).found.maintenance.value, -2);
  });

  test.each([
    ['in the first week', 1, 6, 2.4],
    ['in the first week, of every other day', 2, 6, 1.8],
    ['in the middle, of every third day', 3, 12, 2.4],
  ])('is one %s', (_, every, place, by) => {
    const { odd } = estimate(withOdd(steady(25, every), place, by));
    expect(odd?.day).toBe(dayNumber(addDays(START, place)));
    const known = estimate(steady(25, every)).found.maintenance.value;
    expect(Math.abs((odd?.without.value ?? NaN) - known)).toBeLessThan(100);
  });

  test('isn’t the very first: the calculation allows for water in the first week', () => {
    for (const every of [1, 2, 3]) expect(oddIn(withOdd(steady(25, every), 0, 1.8))).toBeNull();
  });

  test('is said until others settle it', () => {
    const days = withOdd(steady(60), 24, 1.8);
    const saidAfter = (more: number): boolean => oddIn(days.slice(0, 25 + more)) !== null;
    expect([0, 1].map(saidAfter)).toEqual([true, true]);
    expect([7, 14, 35].map(saidAfter)).toEqual([false, false, false]);
  });

  test('isn’t one in the middle, at the end of a long log, or one that is left out', () => {
    expect(oddIn(withOdd(steady(25), 12, 1.8))).toBeNull();
    expect(oddIn(withOdd(steady(90), 89, 1.8))).toBeNull();
    const leftOut = withOdd(steady(25), 20, 6);
    expect(estimate(leftOut).found.window.leftOut).toHaveLength(1);
    expect(oddIn(leftOut)).toBeNull();
  });

  test('isn’t one without which there is no figure', () => {
    // Six weigh-ins, the least for a figure.
    const days = withOdd(steady(26, 5), 25, 2);
    expect(estimate(days).found.window.weighings).toHaveLength(6);
    expect(oddIn(days)).toBeNull();
  });
});

test('too few weigh-ins have none that stands out', () => {
  const weighing = (day: number, weight: number) => ({ day, weight: kg(weight), isConfirmed: false });
  expect(standingOut([])).toEqual([]);
  expect(standingOut([weighing(0, 80), weighing(1, 84)])).toEqual([]);
  expect(standingOut([weighing(0, 80), weighing(40, 80), weighing(80, 84)])).toEqual([]);
});
