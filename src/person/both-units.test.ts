import { cm, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { energyInBoth, heightInBoth, personInBoth, weightInBoth } from './both-units.ts';
import { somePerson } from '../../tests/some-person.ts';

test('measures are written in both unit systems, metric first', () => {
  expect(weightInBoth(kg(70))).toBe('70 kg (154 lb)');
  expect(heightInBoth(cm(127))).toBe('127 cm (4 ft 2 in)');
  expect(energyInBoth(500)).toBe('500 kcal (2,092 kJ)');
  expect(personInBoth(somePerson({ age: '25' }))).toBe('70 kg (154 lb), 175 cm (5 ft 8.9 in), 25 years');
});
