import { expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { shownValue } from '#person/policy.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { buildPlanReport, type Planned } from '#tools/planner/report.ts';
import { weightByRule } from './old-rule.ts';
import type { PlanInput } from './plan-input.ts';

function planFor(goal: number, days: number): Planned {
  const input: PlanInput = {
    person: {
      units: 'metric',
      weight: weightOf(90, 'kg'),
      height: heightOf(178, 'cm'),
      age: years(40),
      gender: 'male',
      activityLevel: 'moderatelyActive',
    },
    goal: weightOf(goal, 'kg'),
    start: '2026-11-21',
    days,
    unit: 'kg',
    shape: 'steady',
  };
  const report = buildPlanReport(input);
  if (report.kind !== 'planned') throw new RangeError(`planFor: got ${report.kind}`);
  return report;
}

test('10 kg in half a year takes 429 kcal a day by the old rule, which actually leads to 82.8 kg', () => {
  const plan = planFor(80, 180);
  expect(shownValue(plan.rule)).toBeCloseTo(2817.125 - (10 * 3500) / 0.453592 / 180, 6);
  expect(weightByRule(plan)).toBeCloseTo(82.8, 1);
});

test('a gain comes out too small as well', () => {
  const plan = planFor(95, 180);
  expect(shownValue(plan.rule)).toBeGreaterThan(2817.125);
  expect(weightByRule(plan)).toBeLessThan(95);
});

test('a rule that would lead to starvation is not shown', () => {
  const plan = planFor(86.3, 14);
  expect(plan.rule).toEqual({ status: 'withheld', reason: 'unsafe' });
  expect(weightByRule(plan)).toBeLessThan(90);
});
