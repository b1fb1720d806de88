import { describe, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { planFor } from '#tools/planner/requested-plan.ts';
import { noPlanText, noPlanTitle, paceText, spokenPlan, wayTitle } from './home-way-words.ts';
import { daysOfRow, rowIntake, type RowPace } from './row-pace.ts';
import { wayToward } from './way-goal.ts';

const TODAY = '2026-11-29';
type Differing = Parameters<typeof someHomeResult>[0];

function wayOf(goal: string, differing: Differing) {
  const result = someHomeResult(differing);
  const way = wayToward(goal, true, result.entries, TODAY);
  if (way.kind !== 'plan') throw new Error(way.kind);
  const intake = rowIntake(way.plan, result.report);
  const days = intake === null ? null : daysOfRow(way.plan, intake);
  const row: RowPace | null = intake === null || days === null ? null : { intake, days };
  return { ...way, intake, row };
}

test.each([
  // BMI 26.5, 31, and below 18.5 at 175 cm.
  ['81', 'If you want to lose weight'],
  ['90', 'If you want to lose weight, a first step'],
  ['95', 'A first step'],
  ['55', 'To reach a healthy weight'],
  // The range for 65 and over begins at 70.4 kg.
  ['55', 'A first step', '80'],
])('%s kg: below a BMI of 30, losing is for who wants to', (weight, title, age = '30') => {
  const plan = planFor(someHomeResult({ weight: `${weight} kg`, age }).entries, TODAY);
  expect(plan && wayTitle(plan, false)).toBe(title);
});

test.each([
  ['81', 'kg~78', 'If you want to lose weight'],
  ['95', 'kg~90', 'To reach your goal'],
  ['81', 'kg~83', 'To reach your goal'],
])('from %s kg to the visitor’s own goal of %s', (weight, goal, title) => {
  const { plan, isOwn } = wayOf(goal, { weight: `kg~${weight}` });
  expect(wayTitle(plan, isOwn)).toBe(title);
});

describe('the sentence about the pace', () => {
  const MAN = { weight: 'kg~86', height: 'cm~178' } as const;

  test('compares a plan with the calories of the row', () => {
    const { plan, row } = wayOf('kg~78.9', MAN);
    expect(paceText(plan, row, 'kcal')).toMatch(
      /^0\.3\skg a week on average, more at first\. At 2,333\skcal, you’d be there about Apr\s\d+\.$/u,
    );
    expect(paceText(plan, row, 'kJ')).toContain('At 9,760\u00a0kJ');
    expect(spokenPlan(plan, 'kcal')).toMatch(/^2,421 kcal a day by May\s30\.$/u);
  });

  test('has the visitor’s units, and a second decimal for little', () => {
    const pounds = wayOf('lb~160', { weight: 'lb~190', height: 'ft~5~10', units: 'imperial' });
    expect(paceText(pounds.plan, null, 'kcal')).toMatch(/^0\.9\slb a week on average, more at first\.$/u);
    const little = wayOf('kg~85', MAN);
    expect(paceText(little.plan, null, 'kcal')).toMatch(/^0\.04\skg a week on average, more at first\.$/u);
  });

  test('doesn’t compare calories that are nearly the same', () => {
    const { plan, intake, row } = wayOf('kg~77.7', MAN);
    const apart = Math.abs((intake ?? 0) - plan.intake.value);
    expect(apart).toBeGreaterThan(20);
    expect(apart).toBeLessThan(50);
    expect(row).toBeNull();
  });

  test('doesn’t name a pace that the planner says something against, or a row with a remark', () => {
    // 500 kcal less than maintenance is below what she uses at rest.
    const small = {
      weight: 'kg~70',
      height: 'cm~158',
      age: '40',
      gender: 'female',
      activityLevel: 'sedentary',
    } as const;
    expect(wayOf('kg~67', small).intake).toBeNull();
    // Below a healthy weight, a gain begins with less.
    const thin = wayOf('kg~57', { weight: 'kg~55', height: 'cm~175' });
    expect(thin.intake).not.toBeNull();
    expect(thin.row).toBeNull();
    // From a BMI of 30 on, the gain is folded away.
    expect(wayOf('kg~100', { weight: 'kg~95' }).intake).toBeNull();
  });
});

test.each([
  ['kg~45', 'No plan for this goal', /^45\skg is below the healthy range for your height/u],
  [
    'kg~73',
    'Before you plan for this goal',
    /isn’t fat\. To reach 73\skg, you’d have to lose muscle as well\./u,
  ],
  ['kg~86', 'This is your weight today', /^3,050\skcal a day keeps your weight where it is today/u],
])('says why %s has no plan', (goal, title, text) => {
  const way = wayToward(goal, true, someHomeResult({ weight: 'kg~86', bodyFat: '14' }).entries, TODAY);
  if (way.kind !== 'noPlan') throw new Error(way.kind);
  expect(noPlanTitle(way.report)).toBe(title);
  expect(noPlanText(way.report, 'kcal')).toMatch(text);
});
