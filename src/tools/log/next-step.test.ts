import { describe, expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { figureDay, nextStep } from './next-step.ts';
import { lackingText } from './words.ts';

const TODAY = '2026-11-24';
const PERSON = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180 } as const;

/** Days up to the last one, with a weight and an intake each. */
const log = (
  length: number,
  last = TODAY,
  change: (index: number) => Partial<StoredLogDay> = () => ({}),
): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(last, index + 1 - length),
    weightKg: 80 + 0.2 * Math.sin(index * 2),
    intakeKcal: 2400,
    ...change(index),
  }));

function lacking(days: readonly StoredLogDay[]) {
  const report = buildLogReport(days, PERSON, TODAY);
  if (report.kind !== 'lacking') throw new Error(report.kind);
  return report.counts;
}

describe('the day of the first figure', () => {
  test('is three weeks after the first entry', () => {
    const days = log(1);
    expect(figureDay(days, lacking(days), TODAY)).toBe('2026-12-14');
    expect(figureDay([], { days: 0, intakeDays: 0, weighings: 0 }, TODAY)).toBe('2026-12-14');
  });

  test.each([1, 5, 12, 20])('comes true for a log of %d days that goes on', (length) => {
    const days = log(length);
    const day = figureDay(days, lacking(days), TODAY);
    const more = (Date.parse(day) - Date.parse(TODAY)) / 86_400_000;
    expect(buildLogReport(log(length + more, day), PERSON, day).kind).toBe('estimated');
    expect(buildLogReport(log(length + more - 1, addDays(day, -1)), PERSON, day).kind).toBe('lacking');
  });

  test('is the same for a log of waists alone as for an empty one', () => {
    const days = [{ day: TODAY, waistCm: 84 }];
    expect(figureDay(days, lacking(days), TODAY)).toBe('2026-12-14');
  });

  test('counts today only if it isn’t logged yet', () => {
    const yesterday = log(10, addDays(TODAY, -1));
    expect(figureDay(yesterday, lacking(yesterday), TODAY)).toBe('2026-12-04');
    const withWaist = [...yesterday, { day: TODAY, waistCm: 84 }];
    expect(figureDay(withWaist, lacking(withWaist), TODAY)).toBe('2026-12-04');
    const today = log(10);
    expect(figureDay(today, lacking(today), TODAY)).toBe('2026-12-05');
  });

  test('waits for meals on most days', () => {
    const days = log(20, TODAY, (index) => (index < 19 ? { intakeKcal: undefined } : {}) as object);
    const counts = { days: 20, intakeDays: 1, weighings: 20 };
    // 1 + 44 of 64 days are 70.3 %.
    expect(figureDay(days, counts, TODAY)).toBe('2027-01-07');
  });
});

describe('the next step', () => {
  test('is to log what was eaten, if nothing was', () => {
    const days = log(5, TODAY, () => ({ intakeKcal: undefined }) as object);
    expect(nextStep(days, { days: 5, intakeDays: 0, weighings: 5 }, TODAY)).toBe('eaten');
  });

  test('is to step on the scale after a week without it, while weigh-ins are missing', () => {
    const days = log(9, TODAY, (index) => (index > 1 ? { weightKg: undefined } : {}) as object);
    expect(nextStep(days, { days: 9, intakeDays: 9, weighings: 2 }, TODAY)).toBe('weigh');
    expect(nextStep(days, { days: 9, intakeDays: 9, weighings: 6 }, TODAY)).toBe('goOn');
  });

  test('is to log more meals, while they are there on too few days', () => {
    const counts = { days: 24, intakeDays: 14, weighings: 23 };
    expect(nextStep(log(24), counts, TODAY)).toBe('meals');
    expect(lackingText(TODAY, 'meals', counts).next).toContain(
      '14 of 24 days, and the number needs 70% of them',
    );
    expect(nextStep(log(24), { ...counts, intakeDays: 17 }, TODAY)).toBe('goOn');
  });

  test('is otherwise to go on', () => {
    expect(nextStep(log(5), { days: 5, intakeDays: 5, weighings: 5 }, TODAY)).toBe('goOn');
  });
});
