import { dayEnergyError, RESTING_ENERGY_ERROR, restingErrorOfReading } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/form.ts';

/** How far the day's energy by the equation may be off, as a fraction: the one figure that every tool shows. */
export const dayErrorOf = ({ weight }: Pick<Person, 'weight'>, bodyFat: Percent | null): number =>
  dayEnergyError(bodyFat === null ? RESTING_ENERGY_ERROR : restingErrorOfReading(weight.kilograms, bodyFat));
