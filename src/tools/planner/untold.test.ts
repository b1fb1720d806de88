import { expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { buildPlanReport, type PlanReport } from './report.ts';
import { drawingBeside, isStop, untoldBeside } from './untold.ts';

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
  ['a loss', reportFor(90, 80), 'planned', null, false],
  ['a gain', reportFor(60, 64), 'planned', 'loss', false],
  ['a gain to a healthy weight', reportFor(54, 58), 'planned', 'loss', true],
  ['a gain that is too fast', reportFor(60, 90, { days: 22 }), 'notSafe', 'loss', true],
  ['a loss that is too fast', reportFor(90, 60, { days: 22 }), 'notSafe', null, true],
  ['a gain that takes too long', reportFor(60, 64, { days: 2000 }), 'tooLong', 'loss', true],
  ['a goal below the healthy range', reportFor(70, 50), 'refused', null, true],
  ['a loss below it', reportFor(54, 50), 'refused', 'loss', true],
  ['a gain below BMI 16', reportFor(48, 60), 'refused', 'targets', true],
  ['a healthy weight that stays', reportFor(70, 70), 'maintain', null, false],
  ['a low weight that stays', reportFor(54, 54), 'maintain', 'loss', true],
  ['a very low weight that stays', reportFor(48, 48), 'maintain', 'targets', true],
  ['a pregnancy', reportFor(70, 65, { pregnancy: true }), 'refused', 'targets', true],
  ['under 18', reportFor(70, 65, { age: years(15) }), 'underAge', 'targets', true],
  ['outside the model', reportFor(1, 2), 'outsideModel', null, true],
] as const)('beside %s', (_, report, kind, untold, stops) => {
  expect(report.kind).toBe(kind);
  expect(untoldBeside(report)).toBe(untold);
  expect(isStop(report)).toBe(stops);
});

test('no way is drawn beside the reason why there is none', () => {
  for (const report of [reportFor(70, 65, { age: years(15) }), reportFor(70, 50)])
    expect(drawingBeside(report, 'path')).toBeUndefined();
  for (const report of [reportFor(90, 80), reportFor(70, 70), null])
    expect(drawingBeside(report, 'path')).toBe('path');
});
