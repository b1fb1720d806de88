import { describe, expect, test } from 'vitest';
import { changesFrom, compareDays, logDaysOf } from './merge-days.ts';

const DAYS_IN_LOG = [
  { day: '2026-01-05', weightKg: 80.4, note: 'mine' },
  { day: '2026-01-06', weightKg: 80.1 },
  { day: '2026-01-07', intakeKcal: 2000 },
];
const LOG = logDaysOf(DAYS_IN_LOG);
const FILE = [
  { day: '2026-01-05', weightKg: 80.9, intakeKcal: 2150, note: 'theirs' },
  { day: '2026-01-06', weightKg: 80.1 },
  { day: '2026-01-07', weightKg: 79.9 },
  { day: '2026-01-08', weightKg: 79.8, isConfirmed: true as const },
];

test('days in a file are new, fill gaps in others, differ or are already known', () => {
  expect(compareDays(FILE, LOG)).toEqual({
    added: 1,
    completed: 1,
    conflicts: [{ inLog: DAYS_IN_LOG[0], inFile: FILE[0] }],
    extended: 1,
    known: 1,
  });
});

test('what is told of the days adds up to those that each choice writes', () => {
  const { added, completed, conflicts, extended } = compareDays(FILE, LOG);
  expect(changesFrom(FILE, LOG, 'log')).toHaveLength(added + completed + extended);
  expect(changesFrom(FILE, LOG, 'file')).toHaveLength(added + completed + conflicts.length);
  expect(compareDays([{ day: '2026-01-05', weightKg: 80.9 }], LOG).extended).toBe(0);
});

test('a weigh-in that differs only by rounding between kg and lb isn’t a conflict and isn’t rewritten', () => {
  const log = logDaysOf([{ day: '2026-12-01', weightKg: 88.6, intakeKcal: 2080 }]);
  // 195.3 lb, and the ends of what 88.6 kg may be.
  for (const weightKg of [195.3 * 0.453592, 88.55, 88.65]) {
    const file = [{ day: '2026-12-01', weightKg, intakeKcal: 2080 }];
    expect(compareDays(file, log)).toMatchObject({ known: 1, conflicts: [] });
    expect(changesFrom(file, log, 'file')).toEqual([]);
  }
  const other = [{ day: '2026-12-01', weightKg: 88.7, intakeKcal: 2080 }];
  expect(compareDays(other, log).conflicts).toHaveLength(1);
  // Only what differs is replaced.
  const food = [{ day: '2026-12-01', weightKg: 88.62, intakeKcal: 2200 }];
  expect(compareDays(food, log).conflicts).toHaveLength(1);
  expect(changesFrom(food, log, 'file')).toEqual([
    { day: '2026-12-01', intakeKcal: 2200, seen: { day: '2026-12-01', weightKg: 88.6, intakeKcal: 2080 } },
  ]);
});

describe('where the log and the file differ', () => {
  test('the log’s value is kept, and gaps are filled', () => {
    expect(changesFrom(FILE, LOG, 'log')).toEqual([
      { day: '2026-01-05', intakeKcal: 2150, seen: DAYS_IN_LOG[0] },
      { day: '2026-01-07', weightKg: 79.9, seen: DAYS_IN_LOG[2] },
      { day: '2026-01-08', weightKg: 79.8, isConfirmed: true, seen: {} },
    ]);
  });

  test('or the file wins', () => {
    expect(changesFrom(FILE, LOG, 'file')).toEqual([
      { ...FILE[0], seen: DAYS_IN_LOG[0] },
      { day: '2026-01-07', weightKg: 79.9, seen: DAYS_IN_LOG[2] },
      { day: '2026-01-08', weightKg: 79.8, isConfirmed: true, seen: {} },
    ]);
  });

  test('unchanged days aren’t written', () => {
    expect(changesFrom(DAYS_IN_LOG, LOG, 'file')).toEqual([]);
  });
});
