import { classify } from '@evenscale/formulas/bmi';
import { childBmiBands } from '@evenscale/formulas/growth';
import { bmiValue } from '@evenscale/formulas/units';
import { formatBmi } from '#person/format-bmi.ts';
import type { ShownReport } from './report.ts';

/** BMI with enough decimals to agree with its category. */
export function shownBmiOf({ gender, figures: { age, bmi } }: ShownReport): string {
  const bands = childBmiBands(gender, age);
  return formatBmi(bmi, (value) => classify(bands, bmiValue(value)).key);
}
