import { expect, test } from 'vitest';
import { startsOf } from './trend.ts';
import type { TrendPoint } from './trend.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 9, 4, 8);
const pointsOn = (...days: readonly number[]): readonly TrendPoint[] =>
  days.map((day) => ({ time: START + day * DAY, value: 90 - day / 10 }));

test.each([
  ['a weekly result', [0, 7, 14], 7],
  ['the nearest of several', [0, 9, 12, 18], 12],
  ['a result four days after the week began', [0, 11, 14], null],
  ['a result three days before it', [0, 4, 14], 4],
  ['a result on the newest day only', [0, 13.9, 14], null],
])('the change over a week is from %s', (_, days, weekAgo) => {
  const starts = startsOf(pointsOn(...days));
  expect(starts?.first.time).toBe(START);
  expect(starts?.weekAgo?.time ?? null).toBe(weekAgo === null ? null : START + weekAgo * DAY);
});

test('the first result isn’t shown twice', () => {
  expect(startsOf(pointsOn(0, 7))).toEqual({ first: pointsOn(0)[0], weekAgo: null });
});

test('one result has no change', () => {
  expect(startsOf(pointsOn(0))).toBeNull();
  expect(startsOf([])).toBeNull();
});
