import { expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { lastFigure } from './last-figure.ts';

const LAST = '2026-12-24';
const PERSON = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180 } as const;

const logOf = (length: number, intakeKcal = 2400, weightKg = 80): readonly StoredLogDay[] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(LAST, index + 1 - length),
    weightKg: weightKg + 0.2 * Math.sin(index * 2),
    intakeKcal,
  }));

test('an earned figure is still said, with its day, after days without meals', () => {
  const today = addDays(LAST, 15);
  const after = Array.from({ length: 3 }, (_, index) => ({
    day: addDays(today, index - 2),
    weightKg: 80,
    intakeKcal: 2400,
  }));
  const days = [...logOf(24), ...after];
  expect(buildLogReport(days, PERSON, today).kind).toBe('lacking');
  const then = buildLogReport(logOf(24), PERSON, LAST);
  if (then.kind !== 'estimated') throw new Error(then.kind);
  expect(lastFigure(days, PERSON, today)).toEqual({ ...then.found.maintenance, day: LAST });
});

test('there is none of a log that never had one, of two months ago, or while nobody knows whose it is', () => {
  expect(lastFigure(logOf(12), PERSON, LAST)).toBeNull();
  expect(lastFigure([], PERSON, LAST)).toBeNull();
  expect(lastFigure(logOf(24), PERSON, addDays(LAST, 60))).not.toBeNull();
  expect(lastFigure(logOf(24), PERSON, addDays(LAST, 61))).toBeNull();
  expect(lastFigure(logOf(24), null, LAST)).toBeNull();
});

test('what was withheld stays withheld', () => {
  expect(lastFigure(logOf(24, 2400, 50), PERSON, LAST)).toBeNull();
  expect(lastFigure(logOf(24, 2400), { ...PERSON, age: 16 }, LAST)).toBeNull();
});
