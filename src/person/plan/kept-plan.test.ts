import { expect, test } from 'vitest';
import { isLeftAside, keptPlanIn } from './kept-plan.ts';

const PLAN = { entries: { weight: 'kg~90' }, start: '2026-10-01', update: null };

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-12-18', true],
  ['2026-12-19', false],
])('an update that was left aside on Nov 21 stays aside on %s: %s', (today, isAside) => {
  expect(isLeftAside({ ...PLAN, leftOn: '2026-11-21' }, today)).toBe(isAside);
  expect(isLeftAside(PLAN, today)).toBe(false);
});

test('the day is read back, and only if it is one', () => {
  const left = { ...PLAN, leftOn: '2026-11-21' };
  expect(keptPlanIn(left)).toEqual(left);
  for (const leftOn of ['2026-13-01', 20261121, null]) expect(keptPlanIn({ ...PLAN, leftOn })).toEqual(PLAN);
});
