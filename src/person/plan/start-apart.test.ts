import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { addDays } from '#person/log/local-day.ts';
import type { FollowedPlan } from './followed-plan.ts';
import { startApartText } from './plan-offer-words.ts';
import { startApart } from './start-apart.ts';

const START = '2026-11-10';

/** As much of a plan as its start. */
const planFrom = (weight: number, since = 0) =>
  ({ start: START, since, assumed: { weight: kg(weight) } }) as FollowedPlan;

const logOf = (weightKg: number, first = -20, count = 30) =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(START, first + index), weightKg }));

test('a plan that starts at another weight than an imported log says so, unless weights are hidden', () => {
  const found = startApart(planFrom(89), logOf(84));
  expect(found).toEqual({ planned: 89, logged: 84 });
  const said = (isHidden: boolean) => found && startApartText(found, planFrom(89), 'kg', isHidden);
  expect(said(false)).toBe(
    'Your plan starts at 89 kg on Nov 10, 2026. Your log’s trend at that time is 84.0 kg.',
  );
  expect(said(true)).toBe('Your plan starts at another weight than your log has for that time.');
  expect(startApart(planFrom(80), logOf(84))).not.toBeNull();
});

test.each([
  ['agrees, as far as one weigh-in can', planFrom(86), logOf(84)],
  ['has no weigh-ins near the start', planFrom(89), logOf(84, -40, 30)],
  ['has two weigh-ins near the start', planFrom(89), logOf(84, -1, 2)],
  ['was the start of an update', planFrom(89, 20), logOf(84)],
  ['is empty', planFrom(89), []],
])('nothing is said if the log %s', (_, plan, days) => {
  expect(startApart(plan, days)).toBeNull();
});
