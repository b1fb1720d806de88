import { expect, test } from 'vitest';
import type { ActivityLevel } from '@evenscale/formulas/energy';
import { kcal, kg } from '@evenscale/formulas/units';
import { weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { somePerson } from '../../../../tests/some-person.ts';
import { buildPlanReport, type Planned } from '../report.ts';
import type { PlanInput } from './plan-input.ts';
import { lessActive } from './less-active.ts';
import { lessActiveParts } from './less-active-words.ts';

/** A plan from 85 kg at 175 cm. */
function planned(
  activityLevel: ActivityLevel,
  more: Partial<PlanInput> = {},
  person: Partial<Person> = {},
): Planned {
  const report = buildPlanReport({
    person: { ...somePerson(), weight: weightOf(85, 'kg'), activityLevel, ...person },
    goal: weightOf(79, 'kg'),
    start: '2026-11-27',
    days: 180,
    unit: 'kg',
    shape: 'steady',
    ...more,
  });
  if (report.kind !== 'planned') throw new Error(report.kind);
  return report;
}

const textOf = (plan: Planned): string =>
  (lessActiveParts(plan, 'kcal') ?? [])
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'unit' in part ? `${part.text} ${part.unit}` : part.text;
    })
    .join('');

test('is the planner’s own figure for the next lower level, which is less', () => {
  const plan = planned('veryActive');
  const less = lessActive(plan);
  expect(less).toEqual({ level: 'moderatelyActive', intake: planned('moderatelyActive').intake });
  expect((less?.intake?.value ?? Infinity) + 200).toBeLessThan(plan.intake.value);
});

test('isn’t there at the lowest level, or with a figure of one’s own', () => {
  expect(lessActive(planned('sedentary'))).toBeNull();
  const figure = { value: kcal(2700), low: kcal(2600), high: kcal(2800), weight: kg(85) };
  const own = planned('veryActive', {}, { ownMaintenance: figure });
  expect(own.own).not.toBeNull();
  expect(lessActive(own)).toBeNull();
});

test('has no figure where the policy doesn’t plan with it, and the sentence says so', () => {
  const plan = planned('lightlyActive', { days: 62 });
  expect(lessActive(plan)).toEqual({ level: 'sedentary', intake: null });
  expect(textOf(plan)).toMatch(/\(sedentary\), this date would ask for fewer calories than we plan with/u);
  expect(textOf(plan)).not.toMatch(/kcal/u);
});

test('below the resting calories, the sentence says so and what to do', () => {
  const plan = planned('lightlyActive', { goal: weightOf(74, 'kg') });
  expect(plan.intake.isBelowRest).toBe(false);
  expect(textOf(plan)).toMatch(
    /kcal a day\. That’s below your resting calories: choose a later date then\. After three weeks, /u,
  );
});

test('is said with the way to find out', () => {
  expect(textOf(planned('veryActive'))).toMatch(
    /^If you’re less active than you think \(moderately active\), this date asks for [12],\d{3} kcal a day\. After three weeks, your log shows which is right\.$/u,
  );
  expect(lessActiveParts(planned('sedentary'), 'kcal')).toBeNull();
});
