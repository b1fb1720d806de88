import { expect, test } from 'vitest';
import type { Trend } from './trend.ts';
import { smoothWeights } from './smooth-weights.ts';

const at = (day: number, hour = 8): number => new Date(2026, 10, day, hour).getTime();

function trendOf(times: readonly number[], weight: readonly number[]): Trend {
  return { times, weight, bmi: weight.map(() => 25), tdee: weight.map(() => null) };
}

test('a steady loss with fluctuations becomes a smooth line', () => {
  const days = Array.from({ length: 21 }, (_, index) => index + 1);
  const weights = days.map((day) => 80 - 0.1 * day + (day % 2 === 0 ? 0.6 : -0.6));
  const line = smoothWeights(
    trendOf(
      days.map((day) => at(day)),
      weights,
    ),
    'kg',
  );
  expect(line).toHaveLength(21);
  for (const { value, time } of line)
    expect(Math.abs(value - (80 - 0.1 * new Date(time).getDate()))).toBeLessThan(0.35);
});

test('the last of several results on a day counts, and the trend of a single weight is that weight', () => {
  const line = smoothWeights(trendOf([at(1), at(1, 20)], [80, 79]), 'kg');
  expect(line).toEqual([{ time: at(1, 20), value: 79 }]);
});

test('no result has no line', () => expect(smoothWeights(trendOf([], []), 'lb')).toEqual([]));
