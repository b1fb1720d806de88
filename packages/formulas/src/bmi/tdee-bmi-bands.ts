import { NORMAL_FROM, OBESITY_CLASS_2_FROM, OBESITY_FROM, OVERWEIGHT_FROM } from './bmi-bands.ts';
import type { BmiBands, BmiScale } from './bmi-bands.ts';

/** Keys of the six categories on the TDEE card. */
export type TdeeBmiKey =
  'underweight' | 'normalWeight' | 'overweight' | 'obesityClass1' | 'obesityClass2' | 'obesityClass3';

/** The six categories of the TDEE card (NHLBI Clinical Guidelines 1998). */
export const TDEE_BMI_BANDS: BmiBands<TdeeBmiKey> = [
  { key: 'underweight', label: 'Underweight', from: 0 },
  { key: 'normalWeight', label: 'Normal weight', from: NORMAL_FROM },
  { key: 'overweight', label: 'Overweight', from: OVERWEIGHT_FROM },
  { key: 'obesityClass1', label: 'Obesity (Class 1)', from: OBESITY_FROM },
  { key: 'obesityClass2', label: 'Obesity (Class 2)', from: OBESITY_CLASS_2_FROM },
  { key: 'obesityClass3', label: 'Extreme Obesity (Class 3)', from: 40 },
];

/** The TDEE card's bar: 0 to 50. Its label 15 is at 30% and 40 at 80%. */
export const TDEE_BMI_SCALE: BmiScale = {
  min: 0,
  max: 50,
  labels: [15, NORMAL_FROM, OVERWEIGHT_FROM, OBESITY_FROM, OBESITY_CLASS_2_FROM, 40],
};
