import { expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { isFirstStep, planFor, requestedPlan } from './requested-plan.ts';
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

const LARGE = [
  { weight: '84 kg', height: '166 cm', age: '41', gender: 'female', activityLevel: 'lightlyActive' },
  { weight: '112 kg', height: '176 cm', age: '52', gender: 'male', activityLevel: 'lightlyActive' },
  { weight: '150 kg', height: '178 cm', age: '30', gender: 'male', activityLevel: 'moderatelyActive' },
] as const;

test.each(LARGE)('a loss that isn’t gentle in half a year begins with a tenth: $weight', (person) => {
  const plan = planOf(person);
  expect(plan && isFirstStep(plan)).toBe(true);
  expect(plan?.input.days).toBe(182);
  expect((plan?.input.goal.kilograms ?? 0) / (plan?.input.person.weight.kilograms ?? 1)).toBeCloseTo(0.9, 2);
  expect([plan?.offer, plan?.intake.isBelowRest]).toEqual([null, false]);
});

test('someone for whom a tenth isn’t gentle begins with a twentieth', () => {
  const plan = planOf({
    weight: '70 kg',
    height: '158 cm',
    age: '60',
    gender: 'female',
    activityLevel: 'sedentary',
  });
  expect(plan?.input.goal.kilograms).toBeCloseTo(66.5, 9);
  expect(plan?.intake.isBelowRest).toBe(false);
});

test('a gain, and a loss of a few kilos, are planned whole', () => {
  for (const weight of ['55 kg', '82 kg']) {
    const plan = planOf({ weight, height: '178 cm' });
    expect(plan && isFirstStep(plan), weight).toBe(false);
  }
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
