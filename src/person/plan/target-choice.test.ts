import { kcal } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { goalOfTarget, keyOfTarget, planTargetText, readTarget } from './target-choice.ts';

test.each([
  ['mildLoss', 'mildLoss', 'lose', 'mildLoss'],
  ['maintain', 'maintain', 'maintain', 'maintain'],
  ['lose~1613.5', { goal: 'lose', intake: 1613.5 }, 'lose', 'plan'],
  ['gain~3100', { goal: 'gain', intake: 3100 }, 'gain', 'plan'],
])('%s is a target', (text, value, goal, key) => {
  const target = readTarget(text);
  expect(target).toEqual(value);
  expect(target && [goalOfTarget(target), keyOfTarget(target)]).toEqual([goal, key]);
});

test.each(['', 'plan', 'lose', 'lose~', 'lose~-1600', 'lose~1e4', 'lose~99', 'lose~1600.123', 'eat~1600'])(
  '“%s” isn’t one',
  (text) => expect(readTarget(text)).toBeNull(),
);

test('the calories of a plan are written so that they print the same in both units', () => {
  expect(planTargetText({ goal: 'lose', intake: kcal(1613.4567) })).toBe('lose~1613.46');
  expect(planTargetText({ goal: 'gain', intake: kcal(3100) })).toBe('gain~3100');
});
