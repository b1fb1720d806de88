import { expect, test } from 'vitest';
import { somePerson } from '../../tests/some-person.ts';
import { healthyGoalOf } from './healthy-goal.ts';

// The healthy range of 175 cm is 56.656 to 76.256 kg.
test.each([
  // The range's upper end as displayed; a BMI of 24.91 to 24.99 is normal, too.
  [95, 'kg~76.3'],
  [76.5, null],
  [76.3, null],
  [50, 'kg~56.7'],
  [70, null],
])('%i kg at 175 cm', (kilograms, goal) => {
  expect(healthyGoalOf(somePerson({ weight: `${kilograms} kg` }))).toEqual(goal);
});
