import { expect, test } from 'vitest';
import { bmiValue, years } from '@evenscale/formulas/units';
import { somePerson } from '../../tests/some-person.ts';
import { shownBmiOf, shownBmiOfPerson } from './shown-bmi.ts';

test.each([
  [30, 22.857, '22.9'],
  [30, 22.96, '23.0'],
  [30, 18.46, '18.46'],
  [30, 24.96, '24.96'],
  [30, 25, '25.0'],
  [30, 29.97, '29.97'],
  // Below this limit a doctor can help, from it on one should be seen.
  [30, 34.96, '34.96'],
  [30, 35, '35.0'],
  // Below 16, no surplus is shown.
  [30, 15.96, '15.96'],
  [30, 16, '16.0'],
  // From 65 on, the range is 23 to 27.5.
  [65, 22.96, '22.96'],
  [65, 27.5, '27.5'],
  [65, 27.54, '27.54'],
  [64, 27.54, '27.5'],
  [17, 24.96, '25.0'],
  [17, 34.96, '35.0'],
])('at %d a BMI of %d is printed as %s', (age, bmi, shown) =>
  expect(shownBmiOf({ age: years(age), bmi: bmiValue(bmi), background: null })).toBe(shown),
);

test('beside the limits for some family backgrounds, a BMI is printed on their right side', () => {
  const person = somePerson({ weight: '66.36 kg', height: '170 cm' });
  expect(shownBmiOfPerson(person)).toBe('23.0');
  expect(
    shownBmiOfPerson(somePerson({ weight: '66.36 kg', height: '170 cm', familyBackground: 'yes' })),
  ).toBe('22.96');
});
