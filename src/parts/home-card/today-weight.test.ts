import { expect, test } from 'vitest';
import { readTodayWeight } from './today-weight.ts';

const today = '2026-12-06';
const read = (text: string, more: Partial<Parameters<typeof readTodayWeight>[1]> = {}) =>
  readTodayWeight(text, {
    today,
    context: { usual: 90.9, away: 1, centimetres: 180 },
    isConfirmed: false,
    ...more,
  });

test.each([
  ['kg~90.4', 90.4],
  ['kg~90,4', 90.4],
  ['kg~ 90.4 kg', 90.4],
])('%s is logged for today', (text, weightKg) => {
  expect(read(text)).toEqual({ ok: true, change: { day: today, weightKg } });
});

test.each(['lb~200', 'st~14~4', 'lb~14 st 4'])('%s is read in its own unit', (text) => {
  expect(read(text)).toMatchObject({ change: { weightKg: 200 * 0.453592 } });
});

test.each([
  ['', 'missing'],
  ['kg~  ', 'missing'],
  ['kg~heavy', 'notANumber'],
  ['kg~-4', 'negative'],
  ['kg~0', 'notPositive'],
  ['kg~99999', 'tooLarge'],
  ['st~14~15', 'smallUnit'],
  ['kg~9.04', 'outOfRange'],
  ['kg~904', 'outOfRange'],
  ['kg~77', 'implausible'],
  ['kg~86.3', 'implausible'],
] as const)('%j is %s', (text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test('a weight that no adult has isn’t logged, even if it is confirmed', () =>
  expect(read('kg~9.04', { isConfirmed: true })).toEqual({ ok: false, problem: 'outOfRange' }));

test('an unlikely weight is logged as confirmed once it is', () => {
  expect(read('kg~70', { isConfirmed: true })).toEqual({
    ok: true,
    change: { day: today, weightKg: 70, isConfirmed: true },
  });
});
