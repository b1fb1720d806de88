import { percent, type BodyMassIndex, type Percent } from '../units.ts';

/** One BMI category: from its lower limit (included) up to the next band's (excluded). */
export interface BmiBand<Key extends string> {
  /** Name in code. */
  readonly key: Key;
  /** Label on the page. */
  readonly label: string;
  /** Lowest BMI of the band, in kg/m². */
  readonly from: number;
}

/** Bands in ascending order, at least one. */
export type BmiBands<Key extends string> = readonly [BmiBand<Key>, ...(readonly BmiBand<Key>[])];

/** A linear scale for marking a BMI, and its labels. */
export interface BmiScale {
  /** BMI at the left end, in kg/m². */
  readonly min: number;
  /** BMI at the right end, in kg/m². */
  readonly max: number;
  /** Labeled values, each at its true position, in kg/m². */
  readonly labels: readonly number[];
}

/** The lowest BMI of the normal range, in kg/m² (WHO Technical Report Series 894). */
export const NORMAL_FROM = 18.5;
/** The lowest BMI of overweight, in kg/m² (WHO Technical Report Series 894). */
export const OVERWEIGHT_FROM = 25;
/** The lowest BMI of obesity, in kg/m² (WHO Technical Report Series 894). */
export const OBESITY_FROM = 30;

/** The lowest BMI of obesity of class 2, in kg/m² (NHLBI Clinical Guidelines 1998). */
export const OBESITY_CLASS_2_FROM = 35;

/** Keys of the four categories on the home card. */
export type HomeBmiKey = 'underweight' | 'normal' | 'overweight' | 'obese';

/** The four categories of the home card. */
export const HOME_BMI_BANDS: BmiBands<HomeBmiKey> = [
  { key: 'underweight', label: 'Underweight', from: 0 },
  { key: 'normal', label: 'Normal', from: NORMAL_FROM },
  { key: 'overweight', label: 'Overweight', from: OVERWEIGHT_FROM },
  { key: 'obese', label: 'Obese', from: OBESITY_FROM },
];

/** The home card's scale: 15 to 35. */
export const HOME_BMI_SCALE: BmiScale = {
  min: 15,
  max: 35,
  labels: [16, NORMAL_FROM, OVERWEIGHT_FROM, OBESITY_FROM, 35],
};

/**
 * The band that contains a BMI.
 *
 * @param bands - categories in ascending order, with lower limits in kg/m² (included)
 * @param bmi - BMI in kg/m², not rounded: 24.96 is still below 25
 * @returns the band (no unit, exact); the lowest one for anything below every limit
 * @throws never
 * @source WHO Technical Report Series 894 (2000)
 * @example classify(HOME_BMI_BANDS, bmiValue(24.96)) // { key: 'normal', label: 'Normal', from: 18.5 }
 */
export function classify<Key extends string>(bands: BmiBands<Key>, bmi: BodyMassIndex): BmiBand<Key> {
  return bands.findLast((band) => bmi >= band.from) ?? bands[0];
}

/**
 * The position of a BMI on a scale.
 *
 * @param scale - the scale, whose right end is above its left end, in kg/m²
 * @param bmi - BMI in kg/m²
 * @returns distance from the left end in percent of the scale, 0–100, not rounded; values beyond an end are clamped to it
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example scalePosition(HOME_BMI_SCALE, bmiValue(18.5)) // 17.5
 */
export function scalePosition(scale: BmiScale, bmi: BodyMassIndex): Percent {
  const share = (bmi - scale.min) / (scale.max - scale.min);
  return percent(Math.min(1, Math.max(0, share)) * 100);
}
