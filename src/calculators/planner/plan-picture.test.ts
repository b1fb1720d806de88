import { expect, test } from 'vitest';
import { years } from '#formulas/units.ts';
import { heightOf, weightOf } from '#calculators/shared/measure-text.ts';
import type { WeightCurve } from '#calculators/shared/weight-curve.ts';
import type { PlanShape } from '#formulas/weight-model-plan.ts';
import { planCurve } from './plan-picture.ts';
import { buildPlanReport } from './planner-report.ts';

function curveOf(goal: number, days: number, shape: PlanShape = 'steady'): WeightCurve {
  const report = buildPlanReport({
    person: {
      units: 'metric',
      weight: weightOf(90, 'kg'),
      height: heightOf(178, 'cm'),
      age: years(40),
      gender: 'male',
      activityLevel: 'moderatelyActive',
    },
    bodyFat: null,
    goal: weightOf(goal, 'kg'),
    start: '2026-11-21',
    days,
    unit: 'kg',
    shape,
  });
  if (report.kind !== 'planned') throw new Error('Not planned');
  return planCurve(report);
}

test.each([
  { days: 21, goal: 89, horizon: 49 },
  { days: 180, goal: 80, horizon: 231 },
  { days: 1095, goal: 70, horizon: 1281 },
])('after $days days the picture goes on to day $horizon, in whole weeks', ({ days, goal, horizon }) =>
  expect(curveOf(goal, days).horizon).toBe(horizon),
);

test.each(['steady', 'pause', 'slowerEnd'] as const)(
  '%s passes through the goal and stays near it',
  (shape) => {
    const { days, endsEarly } = curveOf(80, 180, shape);
    expect(days[180]?.weight).toBeCloseTo(80, 3);
    for (const { weight } of days.slice(180)) expect(Math.abs(weight - 80)).toBeLessThan(1);
    expect(endsEarly).toBeNull();
  },
);
