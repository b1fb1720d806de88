import { kg, lb, percent, years } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { examplePerson } from '#person/example-person.ts';
import { emptyPersonForm, type PersonRules } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { SharedResult } from '#person/shared-result.ts';
import { planStep } from './next-steps-words.ts';

const RULES: PersonRules = {
  defaultAge: 30,
  ...AGE_LIMITS.home,
  steps: { weight: { metric: 1, imperial: 1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

/** For a man of 175 cm: the healthy range is 56.7 to 76.3 kg, and a BMI of 27.5 is 84.2 kg. */
const resultOf = (kilograms: number, age = 30, others: Partial<SharedResult> = {}): SharedResult => ({
  calculator: 'tdee',
  person: {
    ...examplePerson(RULES, 'metric'),
    weight: { kilograms: kg(kilograms), pounds: lb(0) },
    age: years(age),
  },
  draft: emptyPersonForm(RULES).draft,
  ...others,
});

test.each([
  ['above the range', resultOf(95), 'Reach 76.3 kg'],
  ['below the range', resultOf(50), 'Reach 56.7 kg'],
  ['in the range', resultOf(70), 'Plan for a goal weight'],
  ['above the range, to lose', resultOf(95, 30, { goal: 'lose' }), 'Reach 76.3 kg'],
  ['above the range, to gain', resultOf(95, 30, { goal: 'gain' }), 'Plan for a goal weight'],
  ['below the range, to gain', resultOf(50, 30, { goal: 'gain' }), 'Reach 56.7 kg'],
  ['above the range, with much muscle', resultOf(95, 30, { bodyFat: percent(14) }), 'Plan for a goal weight'],
  ['above the range, with usual body fat', resultOf(95, 30, { bodyFat: percent(28) }), 'Reach 76.3 kg'],
  ['of 65 in the range', resultOf(58, 65), 'Keep your strength'],
  ['of 65 slightly above it', resultOf(80, 65), 'Keep your strength'],
  ['of 64 slightly above it', resultOf(80, 64), 'Reach 76.3 kg'],
  ['of 65 far above it', resultOf(95, 65), 'Plan for a goal weight'],
  ['of 65 below it', resultOf(50, 65), 'Reach 56.7 kg'],
])('the first step of somebody %s', (_, result, title) => {
  expect(planStep(result, 'kcal', null).title).toBe(title);
});
