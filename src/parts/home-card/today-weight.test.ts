import { expect, test } from 'vitest';
import { lastWeighed, readTodayWeight } from './today-weight.ts';

const today = '2026-12-06';
const read = (text: string, more: Partial<Parameters<typeof readTodayWeight>[1]> = {}) =>
  readTodayWeight(text, { unit: 'kg', today, last: 90.9, isConfirmed: false, ...more });

test.each([
  ['90.4', 90.4],
  ['90,4', 90.4],
  [' 90.4 kg', 90.4],
])('%s is logged for today', (text, weightKg) => {
  expect(read(text)).toEqual({ ok: true, change: { day: today, weightKg } });
});

test('pounds are read in pounds, and stone if it is written', () => {
  expect(read('200', { unit: 'lb' })).toMatchObject({ change: { weightKg: 200 * 0.453592 } });
  expect(read('14 st 4', { unit: 'st' })).toMatchObject({ change: { weightKg: 200 * 0.453592 } });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['heavy', 'wrong'],
  ['-4', 'wrong'],
  ['0', 'wrong'],
  ['99999', 'wrong'],
  ['9.04', 'unlikely'],
] as const)('%j is %s', (text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test('an unlikely weight is logged as confirmed once it is', () => {
  expect(read('70', { isConfirmed: true })).toEqual({
    ok: true,
    change: { day: today, weightKg: 70, isConfirmed: true },
  });
});

test('the last weight isn’t one of tomorrow', () => {
  const days = [
    { day: '2026-12-04', weightKg: 91 },
    { day: '2026-12-05', intakeKcal: 2000 },
    { day: '2026-12-08', weightKg: 90 },
  ];
  expect(lastWeighed(days, today)?.weightKg).toBe(91);
});
