import { bodyMassIndex } from '#formulas/bmi/bmi.ts';
import { cm, kg } from '#formulas/units.ts';
import { likelyHeight, likelyWeight } from './entry/likely-entry.ts';
import type { Height, Weight } from './entry/measure-text.ts';
import type { PersonDraft } from './draft.ts';
import { PLAUSIBLE_BMI } from './limits.ts';

/** Typical adults, and how far from them an entry is, to tell which of two entries is the stranger one. */
const TYPICAL = { weight: kg(75), height: cm(168) } as const;

/** The field to question where weight and height give an implausible BMI (ruling 33); `null` where they do not. */
export function implausibleField(
  draft: Pick<PersonDraft, 'weight' | 'height'>,
  weight: Weight,
  height: Height,
): 'weight' | 'height' | null {
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  if (bmi >= PLAUSIBLE_BMI.min && bmi <= PLAUSIBLE_BMI.max) return null;
  if (likelyHeight(draft.height)) return 'height';
  if (likelyWeight(draft.weight)) return 'weight';
  const ofHeight = 2 * Math.abs(Math.log(height.centimetres / TYPICAL.height));
  return ofHeight > Math.abs(Math.log(weight.kilograms / TYPICAL.weight)) ? 'height' : 'weight';
}
