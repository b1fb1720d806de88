/** The visitor's one choice of units, and what follows from it. */
import type { WeightUnit } from '@evenscale/formulas/units';

/** Stone is imperial, with weights in stone and pounds. */
export const UNITS = ['metric', 'imperial', 'stone'] as const;

export type Units = (typeof UNITS)[number];

/** The two systems: what has no figure of its own in stone. */
export type UnitSystem = Exclude<Units, 'stone'>;

const WEIGHT_UNITS: Readonly<Record<Units, WeightUnit>> = { metric: 'kg', imperial: 'lb', stone: 'st' };

/** The units that an untrusted value names; metric for any other. */
export const unitsIn = (value: unknown): Units => UNITS.find((units) => units === value) ?? 'metric';

/** The system of the units. */
export const systemOf = (units: Units): UnitSystem => (units === 'metric' ? 'metric' : 'imperial');

/** The units with this unit of weights. */
export const unitsOfWeight = (unit: WeightUnit): Units =>
  UNITS.find((units) => WEIGHT_UNITS[units] === unit) ?? 'metric';

/** The unit of weights. */
export const weightUnitOf = ({ units }: { readonly units: Units }): WeightUnit => WEIGHT_UNITS[units];

/** The unit of the height's inputs. */
export const heightUnitOf = (units: Units): 'cm' | 'ft' => (units === 'metric' ? 'cm' : 'ft');

/** The unit of a waist's input. */
export const waistUnitOf = (units: Units): 'cm' | 'in' => (units === 'metric' ? 'cm' : 'in');
