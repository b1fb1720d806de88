import { expect, test } from 'vitest';
import { relationOf } from './equation-relation.ts';
import { differenceText } from './words.ts';

const own = { value: 3105, low: 3010, high: 3200 };

test.each([
  [3803, 'superActive', 'farLower'],
  [3605, 'moderatelyActive', 'farLower'],
  [3604, 'moderatelyActive', 'lower'],
  // There’s no lower level.
  [3803, 'sedentary', 'lower'],
  [3200, 'superActive', 'within'],
  [3000, 'superActive', 'higher'],
] as const)('a log’s 3,105 kcal beside %i for %s: %s', (value, level, relation) =>
  expect(relationOf(own, { value, level })).toBe(relation),
);

test('far below the equation, the activity level is the first reason', () =>
  expect(differenceText('698 kcal', 'farLower')).toBe(
    'Your log says 698 kcal a day less than the equation. The activity level may be a step too high, you may use less than an average person of your size, or some meals aren’t in the log. Either way, your own number fits the calories you log.',
  ));
