/** Grams of a nutrient per kilogram or pound of body weight → text. */
import { KG_PER_POUND } from '@evenscale/formulas/units';
import { formatDecimals } from '#ui/text/format.ts';
import type { UnitSystem } from '#person/units.ts';

/** The unit of grams of a nutrient per kilogram or pound of body weight. */
export const DOSE_UNIT: Readonly<Record<UnitSystem, string>> = { metric: 'g/kg', imperial: 'g/lb' };

/** Grams per kilogram of body weight, as a number in the visitor's unit. */
export const doseIn = (perKilogram: number, units: UnitSystem): number =>
  units === 'metric' ? perKilogram : perKilogram * KG_PER_POUND;

/** Decimals of grams per kilogram or pound. */
export const DOSE_DECIMALS: Readonly<Record<UnitSystem, number>> = { metric: 1, imperial: 2 };

/** No dose is printed with more. */
export const MOST_DOSE_DECIMALS = 2;

/** Grams per kilogram or pound of body weight: "1.6", "0.73". */
export function formatDose(perKilogram: number, units: UnitSystem, decimals = DOSE_DECIMALS[units]): string {
  return formatDecimals(doseIn(perKilogram, units), decimals);
}
