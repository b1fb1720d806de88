import { describe, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { isFirstStep, planFor, requestedPlan } from './requested-plan.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { firstStepText } from '#person/plan/first-step.ts';
import { goalText } from '#person/plan/plan-words.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { planner, type PlannerEntries, type PlannerInput } from './entries.ts';
import { followedPlanOf, keptPlanOf } from './kept-plan.ts';
import { planInputOf } from './plan/plan-input.ts';
import { buildPlanReport, offerOf } from './report.ts';

const TODAY = '2026-11-24';
function inputOf(entries: PlannerEntries): PlannerInput {
  const reading = readEntries(planner, entries, entries);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.input;
}

const planOf = (differing: Parameters<typeof someHomeResult>[0]) =>
  planFor(someHomeResult(differing).entries, TODAY);

test('a plan leads to the nearest healthy weight in half a year', () => {
  const plan = planOf({ weight: '86 kg', height: '178 cm' });
  expect(plan?.input).toMatchObject({ start: TODAY, days: 182, unit: 'kg' });
  expect(plan?.input.goal.kilograms).toBeCloseTo(78.9, 9);
  expect(plan?.isFast).toBe(false);
});

test('where a first step is advised, the plan is that step, even if the whole way would be gentle', () => {
  for (const familyBackground of ['no', 'yes'] as const)
    for (let kilograms = 82; kilograms < 140; kilograms += 1) {
      const entries = { weight: `${kilograms} kg`, height: '178 cm', familyBackground };
      const plan = planOf(entries);
      const isAdvised = firstStepText(someHomeResult(entries).input) !== null;
      expect(plan && isFirstStep(plan), `${kilograms} kg`).toBe(isAdvised);
      const share = 1 - (plan?.input.goal.kilograms ?? 0) / kilograms;
      if (isAdvised) expect(share, `${kilograms} kg`).toBeGreaterThan(0.045);
      if (isAdvised) expect(share, `${kilograms} kg`).toBeLessThan(0.1001);
    }
});

test.each([
  ['52 kg', '168 cm'],
  ['70.8 kg', '168 cm'],
])('no plan is suggested if a healthy weight is less than a kilogram away: %s', (weight, height) =>
  expect(planOf({ weight, height, age: '30' })).toBeNull(),
);

describe('a target without a goal', () => {
  const { entries } = someHomeResult({ weight: 'kg~70', height: 'cm~178' });
  const start = changedEntries(planner, initialEntries(planner), {
    ...knownEntries(planner, entries, 'session'),
    today: TODAY,
  });
  const planned = (request: string, changes: Partial<PlannerEntries> = {}) => {
    const from = changedEntries(planner, start, changes);
    const all = changedEntries(planner, from, requestedPlan(request, from));
    const kept = keptPlanOf(all);
    return { all, plan: followedPlanOf(kept), tdee: tdeeOf(from) };
  };
  const tdeeOf = (from: PlannerEntries): number => {
    const reading = readEntries(planner, { ...from, goalWeight: from.weight });
    return reading.ok ? projectionPersonOf(reading.input).tdee : 0;
  };

  test.each([
    ['mildGain', 250],
    ['gain', 500],
    ['mildLoss', -250],
  ] as const)('%s is planned for three months at those calories', (request, step) => {
    const { plan, tdee } = planned(request);
    expect(plan?.days).toBeGreaterThan(80);
    expect(plan?.days).toBeLessThan(100);
    expect(Math.abs((plan?.phases[0]?.intake ?? 0) - (tdee + step))).toBeLessThan(8);
    expect(Math.sign((plan?.goal ?? 0) - 70)).toBe(Math.sign(step));
  });

  test('keeping the weight can be followed, until three months from today', () => {
    const { all, plan, tdee } = planned('maintain');
    expect(all).toMatchObject({ goalWeight: 'kg~70', by: 'date', goalDate: '2027-02-23' });
    expect(plan?.phases).toEqual([{ fromDay: 0, intake: tdee }]);
    expect(plan && goalText(plan, 'kg')).toBe('70 kg until Feb 23, 2027');
  });

  test('in pounds the goal is in tenths of a pound', () => {
    const { all } = planned('gain', { units: 'imperial', weight: 'lb~154', height: 'ft~5~10' });
    expect(all.goalWeight).toMatch(/^lb~1(?:59|6\d)(?:\.\d)?$/u);
  });

  test('a loss that needs a caution becomes one that needs none', () => {
    const { all } = planned('extremeLoss');
    const report = buildPlanReport(planInputOf(inputOf(all)));
    expect(offerOf(report)).toBeNull();
  });

  test('far below a healthy weight, nothing is followed', () => {
    expect(planned('maintain', { weight: 'kg~48' }).plan).toBeNull();
    expect(planned('maintain', { weight: 'kg~55' }).plan).not.toBeNull();
  });
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

test('what is offered instead of a refused goal is judged by its own date, not by the refused goal’s later one', () => {
  const person = {
    gender: 'male',
    age: '18',
    height: '145 cm',
    weight: '63.7 kg',
    activityLevel: 'sedentary',
  } as const;
  const { entries } = someHomeResult(person);
  const start = changedEntries(planner, initialEntries(planner), {
    ...knownEntries(planner, { ...entries, goalWeight: 'kg~38.2' }, 'session'),
    today: TODAY,
  });
  const offered = changedEntries(planner, start, requestedPlan('', start));
  const report = buildPlanReport(planInputOf(inputOf(offered)));
  expect(report).toMatchObject({ kind: 'planned' });
  expect(offerOf(report)).toBeNull();
});
