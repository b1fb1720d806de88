import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { type Centimetres, cm, kg, type Kilograms } from '@evenscale/formulas/units';
import { likelyHeight, likelyWeight } from './entry/likely-entry.ts';
import type { Height, Weight } from './entry/measure-text.ts';
import type { MeasureProblems } from './fields/entry-words.ts';
import type { PersonDraft } from './draft.ts';
import { PLAUSIBLE_BMI } from './limits.ts';

/** A typical weight and height for the kind of person who is measured. */
interface Typical {
  readonly weight: Kilograms;
  readonly height: Centimetres;
}

/** A person other than the visitor whose weight and height are entered, and the wording that differs. */
export interface Measured {
  readonly typical: Typical;
  /** An example of a weight or height, by the unit of the field's first input. */
  readonly examples: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<'weight' | 'height', MeasureProblems>>;
}

/** Typical measures, to decide which of two entries is less plausible. */
const TYPICAL_ADULT: Typical = { weight: kg(75), height: cm(168) };

/** The field to question if weight and height give an implausible BMI, otherwise `null`. */
export function implausibleField(
  draft: Pick<PersonDraft, 'weight' | 'height'>,
  weight: Weight,
  height: Height,
  typical = TYPICAL_ADULT,
): 'weight' | 'height' | null {
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  if (bmi >= PLAUSIBLE_BMI.min && bmi <= PLAUSIBLE_BMI.max) return null;
  if (likelyHeight(draft.height)) return 'height';
  if (likelyWeight(draft.weight)) return 'weight';
  const ofHeight = 2 * Math.abs(Math.log(height.centimetres / typical.height));
  return ofHeight > Math.abs(Math.log(weight.kilograms / typical.weight)) ? 'height' : 'weight';
}
