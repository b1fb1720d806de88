import { kcal } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { someOwnTarget } from '../../../tests/some-plan.ts';
import { changedAmounts } from './plan-amounts.ts';

const SUGGESTED = 'own~140g~~30~s';
const own = (differing: Readonly<Record<string, string>> = {}) => someOwnTarget(0, differing);

test.each([
  { chosen: SUGGESTED, plan: {}, why: 'the suggestion, which the plan has' },
  { chosen: 'own', plan: {}, why: 'the suggestion before it is known' },
  { chosen: 'lowCarb~176g~~30', plan: { macros: 'lowCarb' }, why: 'the same split' },
  { chosen: 'own~35~~40', plan: { macros: 'lowCarb' }, why: 'the same split, set by oneself' },
])('no macros to take over: $why', ({ chosen, plan }) =>
  expect(changedAmounts({ macros: chosen, trainingDays: '' }, own(plan))).toBeNull(),
);

test.each([
  { chosen: 'lowCarb', plan: {}, macros: 'lowCarb' },
  { chosen: 'own~150g~~30', plan: {}, macros: 'own~150g~~30' },
  { chosen: SUGGESTED, plan: { macros: 'lowCarb' }, macros: SUGGESTED },
  // The plan would read the usual split as “nothing chosen”.
  { chosen: 'balanced', plan: {}, macros: 'own~30~~30' },
])('$chosen for a plan with $plan.macros', ({ chosen, plan, macros }) =>
  expect(changedAmounts({ macros: chosen, trainingDays: '' }, own(plan))).toEqual({ macros }),
);

test('the usual split is taken over once', () =>
  expect(changedAmounts({ macros: 'balanced', trainingDays: '' }, own({ macros: 'own~30~~30' }))).toBeNull());

test.each([
  { chosen: '135~20', plan: {}, changes: { trainingDays: '135~20' } },
  { chosen: '135~20', plan: { trainingDays: '135~20' }, changes: null },
  { chosen: '', plan: { trainingDays: '135~20' }, changes: { trainingDays: '' } },
  { chosen: '1234567~20', plan: {}, changes: null },
  { chosen: '~20', plan: {}, changes: null },
])('training days “$chosen” for a plan with “$plan.trainingDays”', ({ chosen, plan, changes }) =>
  expect(changedAmounts({ macros: SUGGESTED, trainingDays: chosen }, own(plan))).toEqual(changes),
);

test('training days that the policy doesn’t allow the plan aren’t taken over', () => {
  const tight = { ...own(), intake: kcal(1501) };
  expect(changedAmounts({ macros: SUGGESTED, trainingDays: '135~20' }, tight)).toBeNull();
});
