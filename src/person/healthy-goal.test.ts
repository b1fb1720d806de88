import { expect, test } from 'vitest';
import { examplePerson } from './example-person.ts';
import { kg, lb } from '@evenscale/formulas/units';
import { healthyGoalOf } from './healthy-goal.ts';
import type { PersonRules } from './form.ts';

const RULES: PersonRules = {
  defaultAge: 30,
  youngest: 1,
  oldest: 120,
  steps: { weight: { metric: 1, imperial: 1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

const someone = examplePerson(RULES, 'metric');
const weighing = (kilograms: number) => ({ ...someone, weight: { kilograms: kg(kilograms), pounds: lb(0) } });

// The healthy range of 175 cm is 56.656 to 76.256 kg.
test.each([
  // The range's upper end as displayed; a BMI of 24.91 to 24.99 is normal, too.
  [95, { unit: 'kg', kilograms: '76.3' }],
  [76.5, null],
  [76.3, null],
  [50, { unit: 'kg', kilograms: '56.7' }],
  [70, null],
])('%i kg at 175 cm', (kilograms, goal) => {
  expect(healthyGoalOf(weighing(kilograms))).toEqual(goal);
});
