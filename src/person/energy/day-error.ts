import { dayEnergyError, RESTING_ENERGY_ERROR, restingErrorOfReading } from '@evenscale/formulas/energy';
import type { Person } from '#person/person.ts';

type Weighed = Pick<Person, 'weight' | 'bodyFat'>;

/** The margin of error of the equation's resting energy, as a fraction. */
export const restingErrorOf = ({ weight, bodyFat = null }: Weighed): number =>
  bodyFat === null ? RESTING_ENERGY_ERROR : restingErrorOfReading(weight.kilograms, bodyFat);

/** The margin of error of the equation's daily energy, as a fraction. Every tool shows this figure. */
export const dayErrorOf = (person: Weighed): number => dayEnergyError(restingErrorOf(person));
