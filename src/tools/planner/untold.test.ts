import { expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { buildPlanReport, type PlanReport } from './report.ts';
import { untoldBeside } from './untold.ts';

function reportFor(
  kilograms: number,
  goal: number,
  { days = 365, ...more }: Partial<Pick<Person, 'age' | 'pregnancy'>> & { readonly days?: number } = {},
): PlanReport {
  return buildPlanReport({
    person: {
      units: 'metric',
      weight: weightOf(kilograms, 'kg'),
      height: heightOf(175, 'cm'),
      age: years(30),
      gender: 'female',
      activityLevel: 'moderatelyActive',
      ...more,
    },
    goal: weightOf(goal, 'kg'),
    start: '2026-11-21',
    days,
    unit: 'kg',
    shape: 'steady',
  });
}

test.each([
  ['a loss', reportFor(90, 80), 'planned', null],
  ['a gain', reportFor(60, 64), 'planned', 'loss'],
  ['a gain that is too fast', reportFor(60, 90, { days: 22 }), 'notSafe', 'loss'],
  ['a loss that is too fast', reportFor(90, 60, { days: 22 }), 'notSafe', null],
  ['a gain that takes too long', reportFor(60, 64, { days: 2000 }), 'tooLong', 'loss'],
  ['a goal below the healthy range', reportFor(70, 50), 'refused', null],
  ['a loss below it', reportFor(54, 50), 'refused', 'loss'],
  ['a gain below BMI 16', reportFor(48, 60), 'refused', 'targets'],
  ['a healthy weight that stays', reportFor(70, 70), 'maintain', null],
  ['a low weight that stays', reportFor(54, 54), 'maintain', 'loss'],
  ['a very low weight that stays', reportFor(48, 48), 'maintain', 'targets'],
  ['a pregnancy', reportFor(70, 65, { pregnancy: true }), 'refused', 'targets'],
  ['under 18', reportFor(70, 65, { age: years(15) }), 'underAge', 'targets'],
  ['outside the model', reportFor(1, 2), 'outsideModel', null],
] as const)('beside %s', (_, report, kind, untold) => {
  expect(report.kind).toBe(kind);
  expect(untoldBeside(report)).toBe(untold);
});
