import { bodyMassIndex } from '#formulas/bmi/bmi.ts';
import { cm, kg } from '#formulas/units.ts';
import { likelyHeight, likelyWeight } from './entry/likely-entry.ts';
import type { Height, Weight } from './entry/measure-text.ts';
import type { PersonDraft } from './draft.ts';
import { PLAUSIBLE_BMI } from './limits.ts';

/** Whose weight and height are entered. */
export type Measured = 'adult' | 'child';

/** Typical measures, to decide which of two entries is less plausible. */
const TYPICAL = {
  adult: { weight: kg(75), height: cm(168) },
  child: { weight: kg(30), height: cm(130) },
} as const satisfies Readonly<Record<Measured, unknown>>;

/** The field to question where weight and height give an implausible BMI (ruling 33); `null` where they do not. */
export function implausibleField(
  draft: Pick<PersonDraft, 'weight' | 'height'>,
  weight: Weight,
  height: Height,
  whose: Measured = 'adult',
): 'weight' | 'height' | null {
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  if (bmi >= PLAUSIBLE_BMI.min && bmi <= PLAUSIBLE_BMI.max) return null;
  if (likelyHeight(draft.height)) return 'height';
  if (likelyWeight(draft.weight)) return 'weight';
  const typical = TYPICAL[whose];
  const ofHeight = 2 * Math.abs(Math.log(height.centimetres / typical.height));
  return ofHeight > Math.abs(Math.log(weight.kilograms / typical.weight)) ? 'height' : 'weight';
}
