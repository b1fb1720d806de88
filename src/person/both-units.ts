/**
 * Measures in both unit systems, for static examples, which can't follow the visitor's choice. The form starts with the
 * metric ones.
 */
import type { Centimetres, Kilograms } from '@evenscale/formulas/units';
import { formatEnergy } from './energy/format-energy.ts';
import type { Person } from './person.ts';
import { formatHeight } from './format-height.ts';
import { formatWholeWeight } from './format-weight.ts';
import { formatAge } from './person-line.ts';

/** "70 kg (154 lb)" */
export const weightInBoth = (weight: Kilograms): string =>
  `${formatWholeWeight(weight, 'kg')} (${formatWholeWeight(weight, 'lb')})`;

/** "127 cm (4 ft 2 in)" */
export const heightInBoth = (height: Centimetres): string =>
  `${formatHeight(height, 'metric')} (${formatHeight(height, 'imperial')})`;

/** "2,594 kcal (10,853 kJ)" */
export const energyInBoth = (kilocalories: number): string =>
  `${formatEnergy(kilocalories, 'kcal')} (${formatEnergy(kilocalories, 'kJ')})`;

/** "70 kg (154 lb), 175 cm (5 ft 8.9 in), 25 years" */
export const personInBoth = ({ weight, height, age }: Person): string =>
  [weightInBoth(weight.kilograms), heightInBoth(height.centimetres), formatAge(age)].join(', ');
