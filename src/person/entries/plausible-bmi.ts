import { type Centimetres, cm, kg, type Kilograms } from '@evenscale/formulas/units';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import type { Check } from './field.ts';
import { isImplausible, likelyExchange } from './likely-measures.ts';
import { likelyHeight, likelyWeight } from './likely.ts';

/** A typical weight and height, to decide which of two entries is less plausible. */
interface Typical {
  readonly weight: Kilograms;
  readonly height: Centimetres;
}

const TYPICAL_ADULT: Typical = { weight: kg(75), height: cm(168) };

interface MeasureEntries {
  readonly weight: string;
  readonly height: string;
}

interface Measures {
  readonly weight: Weight | null;
  readonly height: Height | null;
}

/** The measure to ask about if weight and height give an implausible BMI, otherwise `null`. */
function implausibleMeasure(
  entries: MeasureEntries,
  { weight, height }: Measures,
  typical = TYPICAL_ADULT,
): 'weight' | 'height' | null {
  if (!weight || !height || !isImplausible(weight, height)) return null;
  if (likelyExchange(entries) || likelyHeight(entries.height)) return 'height';
  if (likelyWeight(entries.weight)) return 'weight';
  const ofHeight = 2 * Math.abs(Math.log(height.centimetres / typical.height));
  return ofHeight > Math.abs(Math.log(weight.kilograms / typical.weight)) ? 'height' : 'weight';
}

/** Asks about the less plausible of weight and height if hardly anyone has their BMI. */
export const plausibleBmi = (typical = TYPICAL_ADULT): Check<MeasureEntries, Measures> => ({
  fields: ['weight', 'height'],
  problemOf: (input, entries) => {
    const field = implausibleMeasure(entries, input, typical);
    return field && { field, problem: 'implausible' };
  },
});
