import { describe, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { chosenGoalIn, plannedGoalIn, plannerWith, typedGoal } from './chosen-goal.ts';
import { changedEntries, readEntries } from '#person/entries/field.ts';
import { planner } from './entries.ts';
import { dayAfter } from './plan/plan-dates.ts';
import { planInputOf } from './plan/plan-input.ts';
import { buildPlanReport } from './report.ts';
import { requestedPlan } from './requested-plan.ts';

const TODAY = '2026-11-24';
const { entries: MAN } = someHomeResult({ weight: 'kg~86', height: 'cm~178' });

describe('a goal that was typed on another page', () => {
  test('has the plan of half a year if nothing is said against it', () => {
    const typed = typedGoal('kg~80', MAN, TODAY);
    expect(typed).toMatchObject({ kind: 'plan', plan: { input: { days: 182, goal: { kilograms: 80 } } } });
  });

  test('has the days of the usual pace if the loss is too large for half a year', () => {
    const typed = typedGoal('kg~80', { ...MAN, weight: 'kg~100' }, TODAY);
    expect(typed).toMatchObject({ kind: 'plan', plan: { input: { days: 280 } } });
  });

  test('has the first later date whose plan needs no caution', () => {
    const { entries } = someHomeResult({
      weight: 'kg~75',
      height: 'cm~160',
      age: '45',
      gender: 'female',
      activityLevel: 'lightlyActive',
    });
    const typed = typedGoal('kg~60', entries, TODAY);
    expect(typed?.kind).toBe('plan');
    const plan = typed?.kind === 'plan' ? typed.plan : null;
    expect(plan?.input.days).toBeGreaterThan(182);
    expect(plan).toMatchObject({ isFast: false, offer: null, intake: { isBelowRest: false } });
  });

  test.each([
    ['', 'missing'],
    ['kg~abc', 'notANumber'],
    ['kg~0', 'notPositive'],
    ['kg~5000', 'tooLarge'],
  ])('“%s” is a problem as in the planner: %s', (text, problem) => {
    expect(typedGoal(text, MAN, TODAY)).toEqual({ kind: 'problem', problem });
  });

  test('has none where the planner refuses it, or has a remark', () => {
    expect(typedGoal('kg~45', MAN, TODAY)).toMatchObject({ kind: 'noPlan', report: { kind: 'refused' } });
    // More than the fat of a lean man.
    const lean = { ...MAN, bodyFat: '14' };
    expect(typedGoal('kg~73', lean, TODAY)).toMatchObject({ kind: 'noPlan', report: { kind: 'planned' } });
    expect(typedGoal('kg~86', MAN, TODAY)).toMatchObject({ kind: 'noPlan', report: { kind: 'maintain' } });
  });
});

test('a suggested goal isn’t the visitor’s own', () => {
  expect(chosenGoalIn({ goalWeight: 'kg~80' })).toBe('kg~80');
  expect(chosenGoalIn({ goalWeight: 'kg~80', isGoalSuggested: 'yes' })).toBe('');
  expect(plannedGoalIn({ ...MAN, goalWeight: 'kg~80' }, TODAY)).toBeCloseTo(80, 9);
  expect(plannedGoalIn({ ...MAN, goalWeight: 'kg~45' }, TODAY)).toBeNull();
});

describe('a link that asks for a plan', () => {
  const asked = (goal: Readonly<Record<string, string>>, request = '') =>
    requestedPlan(request, plannerWith({ ...MAN, ...goal }, TODAY));

  test.each(['kg~80', 'kg~66', 'lb~170'])(
    'leads to the visitor’s own goal, and to the plan of the page: %s',
    (goalWeight) => {
      const start = plannerWith({ ...MAN, goalWeight }, TODAY);
      const changes = requestedPlan('', start);
      expect(changes).toMatchObject({ goalWeight, isGoalSuggested: 'no' });
      const reading = readEntries(planner, changedEntries(planner, start, changes));
      const typed = typedGoal(goalWeight, MAN, TODAY);
      expect(typed?.kind).toBe('plan');
      const plan = reading.ok ? buildPlanReport(planInputOf(reading.input)) : null;
      expect(plan).toMatchObject(
        typed?.kind === 'plan' ? { intake: typed.plan.intake, phases: typed.plan.phases } : {},
      );
    },
  );

  test('keeps the days that it asks for', () => {
    expect(asked({ goalWeight: 'kg~80' }, '300')).toMatchObject({
      goalWeight: 'kg~80',
      by: 'date',
      goalDate: '2027-09-20',
    });
  });

  test('suggests a goal where the visitor’s own has no plan, or isn’t theirs', () => {
    const suggested = { goalWeight: 'kg~78.9', isGoalSuggested: 'yes' };
    expect(asked({})).toMatchObject(suggested);
    expect(asked({ goalWeight: 'kg~45' })).toMatchObject(suggested);
    expect(asked({ goalWeight: 'kg~80', isGoalSuggested: 'yes' })).toMatchObject(suggested);
    // A target leads where it leads.
    expect(asked({ goalWeight: 'kg~80' }, 'mildLoss')).toMatchObject({ isGoalSuggested: 'yes' });
    expect(asked({ goalWeight: 'kg~80' }, 'mildLoss').goalWeight).not.toBe('kg~80');
  });
});

test('a suggested goal is the visitor’s own once it is typed or filled in', () => {
  const start = plannerWith(MAN, TODAY);
  const suggested = changedEntries(planner, start, requestedPlan('', start));
  expect(suggested.isGoalSuggested).toBe('yes');
  expect(changedEntries(planner, suggested, { shape: 'pause' }).isGoalSuggested).toBe('yes');
  expect(changedEntries(planner, suggested, { goalWeight: 'kg~81' }).isGoalSuggested).toBe('no');
});

// 0.5% of 100 kg a week is 13 kg in 26 weeks; from 65 on, it's half of that.
test.each([
  ['kg~87', '40', 182],
  ['kg~80', '40', 280],
  ['kg~93.5', '66', 182],
  ['kg~90', '66', 280],
  ['kg~105', '40', 182],
  // A goal that is still being typed.
  ['kg~8', '40', 182],
])('the form proposes a date for %s at %s in %i days', (goalWeight, age, days) => {
  const start = plannerWith({ ...MAN, weight: 'kg~100', age }, TODAY);
  expect(changedEntries(planner, start, { goalWeight }).goalDate).toBe(dayAfter(TODAY, days));
});
