/** Grams of a nutrient per kilogram or pound of body weight → text. */
import { KG_PER_POUND } from '@evenscale/formulas/units';
import { formatDecimals } from '#ui/text/format.ts';
import type { Units } from '#person/entries/kinds.ts';

/** The unit of grams of a nutrient per kilogram or pound of body weight. */
export const DOSE_UNIT: Readonly<Record<Units, string>> = { metric: 'g/kg', imperial: 'g/lb' };

/** Grams per kilogram of body weight, as a number in the visitor's unit. */
export const doseIn = (perKilogram: number, units: Units): number =>
  units === 'metric' ? perKilogram : perKilogram * KG_PER_POUND;

/** Decimals of grams per kilogram or pound. */
export const DOSE_DECIMALS: Readonly<Record<Units, number>> = { metric: 1, imperial: 2 };

/** Grams per kilogram or pound of body weight: "1.6", "0.73". */
export function formatDose(perKilogram: number, units: Units, decimals = DOSE_DECIMALS[units]): string {
  return formatDecimals(doseIn(perKilogram, units), decimals);
}
