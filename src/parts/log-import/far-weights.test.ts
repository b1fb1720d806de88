import { describe, expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { farWeights, judgedDays } from './far-weights.ts';

const log = (weights: readonly number[], step = 1) =>
  weights.map((weightKg, index) => ({ day: addDays('2026-01-01', index * step), weightKg }));
const far = (weights: readonly number[], step = 1) =>
  farWeights(log(weights, step)).map(({ weightKg }) => weightKg);

describe('weights far from the others', () => {
  test('are found alone, in pairs, and at the start and the end', () => {
    expect(far([80, 80.2, 804, 80.1, 79.9, 80])).toEqual([804]);
    expect(far([80, 80.2, 80, 61, 61.2, 80.1, 79.9, 80])).toEqual([61, 61.2]);
    expect(far([61, 80, 80.2, 80])).toEqual([61]);
    expect(far([80, 80.2, 80, 95])).toEqual([95]);
  });

  test('are not those of a change that lasts, within 10%, after a long time, or of too few', () => {
    expect(far([80, 80, 80, 80, 95, 95, 95, 95])).toEqual([]);
    expect(far([80, 80, 80, 87.9, 80, 80, 80])).toEqual([]);
    expect(far([80, 95, 110], 61)).toEqual([]);
    expect(far([80, 80, 95])).toEqual([]);
  });

  test('are not those that the visitor confirmed', () => {
    const days = log([80, 80, 80, 95]).map((day, at) =>
      at === 3 ? { ...day, isConfirmed: true as const } : day,
    );
    expect(farWeights(days)).toEqual([]);
  });
});

test('far weights are left out or confirmed as the visitor says, and the rest of their days stays', () => {
  const days = [
    { day: '2026-01-01', weightKg: 80 },
    { day: '2026-01-02', weightKg: 804, intakeKcal: 2000 },
    { day: '2026-01-03', weightKg: 805 },
  ];
  const found = days.slice(1);
  expect(judgedDays(days, found, null)).toBe(days);
  expect(judgedDays(days, found, 'leave')).toEqual([days[0], { day: '2026-01-02', intakeKcal: 2000 }]);
  expect(judgedDays(days, found, 'keep')).toEqual([
    days[0],
    { ...days[1], isConfirmed: true },
    { ...days[2], isConfirmed: true },
  ]);
});
