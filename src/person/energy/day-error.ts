import { dayEnergyError, RESTING_ENERGY_ERROR, restingErrorOfReading } from '@evenscale/formulas/energy';
import type { Person } from '#person/person.ts';

/** The margin of error of the equation's daily energy, as a fraction. Every tool shows this figure. */
export const dayErrorOf = ({ weight, bodyFat = null }: Pick<Person, 'weight' | 'bodyFat'>): number =>
  dayEnergyError(bodyFat === null ? RESTING_ENERGY_ERROR : restingErrorOfReading(weight.kilograms, bodyFat));
