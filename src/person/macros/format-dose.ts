/** Grams of a nutrient for each kilogram or pound of the body → text. */
import { KG_PER_POUND } from '@evenscale/formulas/units';
import { formatDecimals } from '#ui/text/format.ts';
import type { Units } from '#person/draft.ts';

/** The unit of grams of a nutrient for each kilogram or pound of the body. */
export const DOSE_UNIT: Readonly<Record<Units, string>> = { metric: 'g/kg', imperial: 'g/lb' };

/** Grams for each kilogram of the body, as a number in the visitor's unit. */
export const doseIn = (perKilogram: number, units: Units): number =>
  units === 'metric' ? perKilogram : perKilogram * KG_PER_POUND;

/** Decimals of grams for each kilogram or pound. */
export const DOSE_DECIMALS: Readonly<Record<Units, number>> = { metric: 1, imperial: 2 };

/** Grams for each kilogram or pound of the body: "1.6", "0.73". */
export function formatDose(perKilogram: number, units: Units, decimals = DOSE_DECIMALS[units]): string {
  return formatDecimals(doseIn(perKilogram, units), decimals);
}
