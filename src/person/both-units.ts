/** Measures in both unit systems, for static text, which can't follow the visitor's choice. */
import type { Centimetres, Kilograms } from '@evenscale/formulas/units';
import { formatEnergy } from './energy/format-energy.ts';
import type { Person } from './form.ts';
import { formatHeight } from './format-height.ts';
import { formatWholeWeight } from './format-weight.ts';
import { formatAge } from './person-line.ts';

/** "154 lb (70 kg)" */
export const weightInBoth = (weight: Kilograms): string =>
  `${formatWholeWeight(weight, 'lb')} (${formatWholeWeight(weight, 'kg')})`;

/** "4 ft 2 in (127 cm)" */
export const heightInBoth = (height: Centimetres): string =>
  `${formatHeight(height, 'imperial')} (${formatHeight(height, 'metric')})`;

/** "2,594 kcal (10,853 kJ)" */
export const energyInBoth = (kilocalories: number): string =>
  `${formatEnergy(kilocalories, 'kcal')} (${formatEnergy(kilocalories, 'kJ')})`;

/** "154 lb (70 kg), 5 ft 8.9 in (175 cm), 25 years" */
export const personInBoth = ({ weight, height, age }: Person): string =>
  [weightInBoth(weight.kilograms), heightInBoth(height.centimetres), formatAge(age)].join(', ');
