import { expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { planFor, requestedPlan } from './requested-plan.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { planner } from './entries.ts';

const TODAY = '2026-11-24';
const planOf = (differing: Parameters<typeof someHomeResult>[0]) =>
  planFor(someHomeResult(differing).entries, TODAY);

test('a plan leads to the nearest healthy weight in half a year', () => {
  const plan = planOf({ weight: '90 kg', height: '178 cm' });
  expect(plan?.input).toMatchObject({ start: TODAY, days: 182, unit: 'kg' });
  expect(plan?.input.goal.kilograms).toBeCloseTo(78.9, 9);
  expect(plan?.isFast).toBe(false);
});

test('a plan that would need a caution is the later one that needs none', () => {
  const plan = planOf({ weight: '150 kg', height: '178 cm' });
  expect(plan?.input.days).toBeGreaterThan(182);
  expect([plan?.isFast, plan?.leanMass]).toEqual([false, null]);
});

test('a body fat and an own maintenance that home passes on count as in the planner', () => {
  const usual = planOf({ weight: '90 kg', height: '178 cm' });
  const lean = planOf({ weight: '90 kg', height: '178 cm', bodyFat: '35' });
  expect(usual?.intake.value).not.toBe(lean?.intake.value);
});

test('there is no plan for nobody, and none in the healthy range', () => {
  expect(planFor({}, TODAY)).toBeNull();
  expect(planOf({ weight: '70 kg' })).toBeNull();
});

test('a number of days is a date', () => {
  const entries = changedEntries(planner, initialEntries(planner), {
    weight: '90 kg',
    height: '178 cm',
    today: TODAY,
  });
  expect(requestedPlan('200', entries)).toMatchObject({
    by: 'date',
    goalDate: '2027-06-12',
    goalWeight: 'kg~78.9',
  });
});
