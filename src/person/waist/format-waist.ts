/** A waist and a body fat → text. */
import type { Centimetres } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import { heightOf } from '#person/entry/measure-text.ts';
import { formatEntry } from '#ui/text/format.ts';

/** A waist's number in a unit. */
export const waistAmount = (centimetres: Centimetres, unit: WaistInput): number =>
  unit === 'cm' ? centimetres : heightOf(centimetres, 'cm').inches;

/** A waist: "84 cm", "33.1 in". */
export const formatWaist = (centimetres: Centimetres, unit: WaistInput): string =>
  `${formatEntry(waistAmount(centimetres, unit))} ${unit}`;

/** A body fat: "22.5%". */
export const formatBodyFat = (percent: number): string => `${formatEntry(percent)}%`;
