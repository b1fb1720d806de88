import { dayEnergyError, RESTING_ENERGY_ERROR, restingErrorOfReading } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';

/** The margin of error of the equation's daily energy, as a fraction. Every tool shows this figure. */
export const dayErrorOf = ({ weight }: Pick<Person, 'weight'>, bodyFat: Percent | null): number =>
  dayEnergyError(bodyFat === null ? RESTING_ENERGY_ERROR : restingErrorOfReading(weight.kilograms, bodyFat));
