import { describe, expect, test } from 'vitest';
import { changesFrom, compareDays, logDaysOf } from './merge-days.ts';

const DAYS_IN_LOG = [
  { day: '2026-01-05', weightKg: 80.4, note: 'mine' },
  { day: '2026-01-06', weightKg: 80.1 },
  { day: '2026-01-07', intakeKcal: 2000 },
];
const LOG = await logDaysOf(DAYS_IN_LOG);
const FILE = [
  { day: '2026-01-05', weightKg: 80.9, intakeKcal: 2150, note: 'theirs' },
  { day: '2026-01-06', weightKg: 80.1 },
  { day: '2026-01-07', weightKg: 79.9 },
  { day: '2026-01-08', weightKg: 79.8, isConfirmed: true as const },
];

test('days in a file are new, fill gaps in others, differ or are already known', async () => {
  expect(await compareDays(FILE, LOG)).toEqual({
    added: 1,
    completed: 1,
    conflicts: [{ inLog: DAYS_IN_LOG[0], inFile: FILE[0] }],
    known: 1,
    changed: { log: 3, file: 3 },
  });
});

describe('where the log and the file differ', () => {
  test('the log’s value is kept, and gaps are filled', async () => {
    expect(await changesFrom(FILE, LOG, 'log')).toEqual([
      { day: '2026-01-05', intakeKcal: 2150, seen: DAYS_IN_LOG[0] },
      { day: '2026-01-07', weightKg: 79.9, seen: DAYS_IN_LOG[2] },
      { day: '2026-01-08', weightKg: 79.8, isConfirmed: true, seen: {} },
    ]);
  });

  test('or the file wins', async () => {
    expect(await changesFrom(FILE, LOG, 'file')).toEqual([
      { ...FILE[0], seen: DAYS_IN_LOG[0] },
      { day: '2026-01-07', weightKg: 79.9, seen: DAYS_IN_LOG[2] },
      { day: '2026-01-08', weightKg: 79.8, isConfirmed: true, seen: {} },
    ]);
  });

  test('unchanged days aren’t written', async () => {
    expect(await changesFrom(DAYS_IN_LOG, LOG, 'file')).toEqual([]);
  });
});

test('many days are compared in several tasks', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ day: String(index), weightKg: 80 }));
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1));
  const comparison = await compareDays(many, LOG);
  clearInterval(timer);
  expect(comparison).toMatchObject({ added: 10_000, known: 0, changed: { log: 10_000, file: 10_000 } });
  expect(tasks).toBeGreaterThan(1);
});
