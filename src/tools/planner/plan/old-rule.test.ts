import { expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { oldRule, type OldRule } from './old-rule.ts';
import type { PlanInput } from './plan-input.ts';

function ruleFor(goal: number, days: number): OldRule {
  const input: PlanInput = {
    person: {
      units: 'metric',
      inStone: false,
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
    shape: 'steady',
  };
  const projection = projectionPersonOf(input.person, null);
  if (!projection.model) throw new Error('Not modelled');
  return oldRule(input, { ...projection, model: projection.model });
}

test('10 kg in half a year takes 429 kcal a day by the old rule, which actually leads to 82.8 kg', () => {
  const { intake, weight } = ruleFor(80, 180);
  expect(intake.status === 'fine' && intake.value).toBeCloseTo(2817.125 - (10 * 3500) / 0.453592 / 180, 6);
  expect(weight).toBeCloseTo(82.8, 1);
});

test('a gain comes out too small as well', () => {
  const { intake, weight } = ruleFor(95, 180);
  expect(intake.status === 'fine' && intake.value).toBeGreaterThan(2817.125);
  expect(weight).toBeLessThan(95);
});

test('a rule that would lead to starvation is not shown', () => {
  expect(ruleFor(75, 50)).toMatchObject({ intake: { status: 'withheld', reason: 'unsafe' } });
  expect(Number.isFinite(ruleFor(60, 21).weight)).toBe(true);
});
