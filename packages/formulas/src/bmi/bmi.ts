import { NORMAL_FROM } from './bmi-bands.ts';
import { CM_PER_METRE, bmiValue, kg, lb } from '../units.ts';
import type { BodyMassIndex, Centimetres, Inches, Kilograms, Pounds } from '../units.ts';

/**
 * Factor from lb/in² to kg/m², as published and specified. The exact one is 703.0696, so an imperial BMI
 * is 0.01% below the metric BMI of the same person.
 */
export const IMPERIAL_BMI_FACTOR = 703;

/**
 * The ends of the healthy range, in kg/m².
 * 24.9 instead of 25, because the printed range includes its upper end and the category doesn't.
 */
export const HEALTHY_BMI = { min: bmiValue(NORMAL_FROM), max: bmiValue(24.9) } as const;

/** A range of weights in kg, both ends included. */
export interface WeightRange {
  readonly min: Kilograms;
  readonly max: Kilograms;
}

/** A range of weights in lb, both ends included. */
export interface WeightRangeImperial {
  readonly min: Pounds;
  readonly max: Pounds;
}

/** Guards against division by a near-zero height. */
const clamped = (value: number): BodyMassIndex => bmiValue(Math.min(value, Number.MAX_VALUE));

/**
 * Body mass index: weight divided by the square of the height.
 *
 * @param weight - body mass in kg; 0 or less counts as not given
 * @param height - standing height in cm; 0 or less counts as not given
 * @returns the index in kg/m², not rounded; 0 if weight or height is 0 or less
 * @throws never
 * @source Keys et al. 1972, J Chronic Dis 25:329–343
 * @example bodyMassIndex(kg(81), cm(180)) // 25
 */
export function bodyMassIndex(weight: Kilograms, height: Centimetres): BodyMassIndex {
  if (weight <= 0 || height <= 0) return bmiValue(0);
  return clamped(weight / (height / CM_PER_METRE) ** 2);
}

/**
 * Body mass index from pounds and inches, with the published factor 703.
 *
 * @param weight - body mass in lb; 0 or less counts as not given
 * @param height - standing height in inches; 0 or less counts as not given
 * @returns the index in kg/m², not rounded; 0 if weight or height is 0 or less
 * @throws never
 * @source NHLBI, The Practical Guide, NIH Publication 00-4084 (2000)
 * @example bodyMassIndexImperial(lb(155), inches(58)) // 32.39149821640904
 */
export function bodyMassIndexImperial(weight: Pounds, height: Inches): BodyMassIndex {
  if (weight <= 0 || height <= 0) return bmiValue(0);
  return clamped((weight * IMPERIAL_BMI_FACTOR) / height ** 2);
}

/**
 * The weights at which a height has a healthy body mass index, 18.5 to 24.9.
 *
 * @param height - standing height in cm, above 0
 * @returns both ends in kg, not rounded
 * @throws never for a height up to 1e150 cm
 * @source WHO Technical Report Series 894 (2000)
 * @example idealWeightRange(cm(160)) // { min: 47.36, max: 63.744 }
 */
export function idealWeightRange(height: Centimetres): WeightRange {
  const squareMetres = (height / CM_PER_METRE) ** 2;
  return { min: kg(HEALTHY_BMI.min * squareMetres), max: kg(HEALTHY_BMI.max * squareMetres) };
}

/**
 * The weights in pounds at which a height in inches has a healthy body mass index, 18.5 to 24.9.
 *
 * @param height - standing height in inches, above 0
 * @returns both ends in lb, not rounded
 * @throws never for a height up to 1e150 in
 * @source WHO Technical Report Series 894 (2000)
 * @example idealWeightRangeImperial(inches(70.3)) // { min: 130.055, max: 175.047 }
 */
export function idealWeightRangeImperial(height: Inches): WeightRangeImperial {
  const squareOverFactor = height ** 2 / IMPERIAL_BMI_FACTOR;
  return { min: lb(HEALTHY_BMI.min * squareOverFactor), max: lb(HEALTHY_BMI.max * squareOverFactor) };
}
