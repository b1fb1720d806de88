import {
  classifyWaistToHeight,
  waistToHeight,
  type WaistToHeightBand,
} from '@evenscale/formulas/body-composition';
import type { BodyMassIndex } from '@evenscale/formulas/units';
import type { Height } from '#person/entry/measure-text.ts';
import { isUnlikelyRatio } from '#person/entries/waist.ts';
import { isUnderweight } from '#person/policy.ts';

/** The guideline has waist-to-height categories only below this BMI (NICE NG246, 2025). */
export const WAIST_BMI_LIMIT = 35;

/** Why a ratio is shown without its category. */
export type UnclassifiedReason =
  /** The guideline has none for this BMI. */
  | 'highBmi'
  /** "Healthy" would be misleading next to a BMI that calls for a closer look. */
  | 'underweight';

/** The meaning of a waist for a height. */
export type WaistFinding =
  | { readonly kind: 'none' }
  /** Mistyped, by its ratio to the height. */
  | { readonly kind: 'implausible' }
  | { readonly kind: 'classified'; readonly ratio: number; readonly band: WaistToHeightBand }
  | { readonly kind: 'unclassified'; readonly ratio: number; readonly reason: UnclassifiedReason };

/**
 * Removes floating-point error: a waist of 42 in is exactly 0.6 of a height of 70 in, even when converted to
 * centimeters.
 */
const withoutFloatError = (ratio: number): number => Math.round(ratio * 1e12) / 1e12;

/** What a waist means for a height and a BMI. */
export function waistFinding(waist: Height | null, height: Height, bmi: BodyMassIndex): WaistFinding {
  if (!waist) return { kind: 'none' };
  const ratio = withoutFloatError(waistToHeight(waist.centimetres, height.centimetres));
  if (isUnlikelyRatio(ratio)) return { kind: 'implausible' };
  if (bmi >= WAIST_BMI_LIMIT) return { kind: 'unclassified', ratio, reason: 'highBmi' };
  if (isUnderweight(bmi)) return { kind: 'unclassified', ratio, reason: 'underweight' };
  return { kind: 'classified', ratio, band: classifyWaistToHeight(ratio) };
}
