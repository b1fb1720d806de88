import { expect, test } from 'vitest';
import { somePerson } from '../../tests/some-person.ts';
import { healthyGoalOf, lowestSuggestedGoal } from './healthy-goal.ts';

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

// With the lower limits, the range of 175 cm ends at 70.13 kg.
test.each([
  [95, 'kg~70.1'],
  [71, 'kg~70.1'],
  [70.4, null],
  [50, 'kg~56.7'],
])('%d kg at 175 cm with the lower limits for some family backgrounds', (kilograms, goal) => {
  const person = somePerson({ weight: `${kilograms} kg` });
  expect(healthyGoalOf({ ...person, familyBackground: true })).toEqual(goal);
});

// From 65 on, the range of 175 cm starts at 70.4 kg.
test.each([
  ['64', 55, 'kg~56.7'],
  ['65', 55, 'kg~60.5'],
  ['80', 50, 'kg~55'],
  ['80', 60, null],
])('at %s, %d kg at 175 cm lead to a first step toward the range for that age', (age, kilograms, goal) => {
  expect(healthyGoalOf(somePerson({ weight: `${kilograms} kg`, age }))).toEqual(goal);
});

// BMI 19, and from 65 on BMI 27.5, the end of the range for that age.
test.each([
  ['64', 'kg~58.2'],
  ['65', 'kg~84.2'],
])('the lowest goal that is suggested at 175 cm and %s years', (age, goal) => {
  expect(lowestSuggestedGoal(somePerson({ age }))).toBe(goal);
});
