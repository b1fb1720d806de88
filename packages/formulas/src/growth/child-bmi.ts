/** BMI of a child or teen: CDC's category, and all figures for one measurement. */
import { classify, type BmiBand, type BmiBands } from '../bmi/bmi-bands.ts';
import type { Gender } from '../energy/energy.ts';
import { bmiValue, percent, type BodyMassIndex, type Months, type Percent } from '../units.ts';
import {
  EXTENDED_FROM,
  bmiAtPercentOfP95,
  bmiAtPercentile,
  bmiPosition,
  percentOfP95,
} from './bmi-for-age.ts';
import type { BmiPosition } from './bmi-for-age.ts';
import { childAge, type ChildAge } from './child-age.ts';

/** Keys of CDC's categories for children and teens. */
export type ChildBmiKey =
  'underweight' | 'healthyWeight' | 'overweight' | 'obesity' | 'obesityClass2' | 'obesityClass3';

/** The percentiles at which categories begin (CDC, Child and Teen BMI Categories). */
export const CATEGORY_PERCENTILES = {
  healthyWeight: percent(5),
  overweight: percent(85),
  obesity: EXTENDED_FROM,
} as const;

/** Where the classes of severe obesity begin: at a percentage of the 95th percentile or at a BMI, whichever is lower. */
export const SEVERE_OBESITY = {
  obesityClass2: { percentOfP95: percent(120), bmi: bmiValue(35) },
  obesityClass3: { percentOfP95: percent(140), bmi: bmiValue(40) },
} as const;

/** All figures for one measurement of a child or teen, not rounded. */
export interface ChildBmi extends BmiPosition {
  readonly kind: 'covered';
  readonly age: Months;
  readonly bmi: BodyMassIndex;
  /** BMI at the 95th percentile for the age. */
  readonly p95: BodyMassIndex;
  readonly percentOfP95: Percent;
  readonly band: BmiBand<ChildBmiKey>;
}

/**
 * CDC's categories at an age, as limits in kg/m².
 *
 * @param gender - chooses the half of the table
 * @param age - age in months, above 23.5 and up to 240
 * @returns the categories in rising order, their lower limits in kg/m², included and not rounded
 * @throws RangeError if the age is outside the table
 * @source CDC, Child and Teen BMI Categories; Hampl et al. 2023, Pediatrics 151(2):e2022060640
 * @example childBmiBands('male', months(24))[1] // { key: 'healthyWeight', label: 'Healthy weight', from: 14.737319488531831 }
 */
export function childBmiBands(gender: Gender, age: Months): BmiBands<ChildBmiKey> {
  const fromPercentile = (key: keyof typeof CATEGORY_PERCENTILES): number =>
    bmiAtPercentile(gender, age, CATEGORY_PERCENTILES[key]);
  const fromClass = (key: keyof typeof SEVERE_OBESITY): number =>
    Math.min(bmiAtPercentOfP95(gender, age, SEVERE_OBESITY[key].percentOfP95), SEVERE_OBESITY[key].bmi);
  return [
    { key: 'underweight', label: 'Underweight', from: 0 },
    { key: 'healthyWeight', label: 'Healthy weight', from: fromPercentile('healthyWeight') },
    { key: 'overweight', label: 'Overweight', from: fromPercentile('overweight') },
    { key: 'obesity', label: 'Obesity', from: fromPercentile('obesity') },
    { key: 'obesityClass2', label: 'Obesity, class 2', from: fromClass('obesityClass2') },
    { key: 'obesityClass3', label: 'Obesity, class 3', from: fromClass('obesityClass3') },
  ];
}

/**
 * Z-score, percentile, percent of the 95th percentile and category of a child's or teen's BMI.
 *
 * @param gender - chooses the half of the table
 * @param age - age in months, 0 or more, not rounded
 * @param bmi - index in kg/m², 0 or more, not rounded
 * @returns the figures, not rounded; no figure below 24.0 months and from 240, but the reason
 * @throws RangeError if the index is below 0
 * @source CDC growth charts 2000 and extended BMI-for-age growth charts 2022; Hales et al. 2022, Vital Health Stat 2(197)
 * @example childBmi('female', months(240), bmiValue(22)) // { kind: 'twentyOrOver', age: 240 }
 */
export function childBmi(
  gender: Gender,
  age: Months,
  bmi: BodyMassIndex,
): ChildBmi | Exclude<ChildAge, { kind: 'covered' }> {
  const range = childAge(age);
  if (range.kind !== 'covered') return range;
  return {
    ...range,
    bmi,
    ...bmiPosition(gender, age, bmi),
    p95: bmiAtPercentile(gender, age, CATEGORY_PERCENTILES.obesity),
    percentOfP95: percentOfP95(gender, age, bmi),
    band: classify(childBmiBands(gender, age), bmi),
  };
}
