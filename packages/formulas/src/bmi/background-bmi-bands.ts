import { bmiValue } from '../units.ts';
import { NORMAL_FROM, type BmiBands } from './bmi-bands.ts';
import type { TdeeBmiKey } from './tdee-bmi-bands.ts';

/**
 * Lower cutoffs for overweight and obesity in people with a South Asian, Chinese, other Asian, Middle Eastern, Black
 * African or African-Caribbean family background (NICE guideline NG246, 2025; WHO expert consultation 2004 for Asia).
 */
export const FAMILY_BACKGROUND_BMI_BANDS: BmiBands<TdeeBmiKey> = [
  { key: 'underweight', label: 'Underweight', from: 0 },
  { key: 'normalWeight', label: 'Normal weight', from: NORMAL_FROM },
  { key: 'overweight', label: 'Overweight', from: 23 },
  { key: 'obesityClass1', label: 'Obesity (Class 1)', from: 27.5 },
  { key: 'obesityClass2', label: 'Obesity (Class 2)', from: 32.5 },
  { key: 'obesityClass3', label: 'Extreme Obesity (Class 3)', from: 37.5 },
];

/** The healthy range by these cutoffs, printed like the one for all adults: 18.5–24.9 (same sources). */
export const FAMILY_BACKGROUND_HEALTHY_BMI = { min: bmiValue(NORMAL_FROM), max: bmiValue(22.9) } as const;
