import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { bmiValue } from '@evenscale/formulas/units';
import { formatBmi } from '#person/format-bmi.ts';
import { isUnderAge } from '#person/policy.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { HomeReport } from './report.ts';

/** BMI as the home page prints it: enough decimals to agree with its category. */
export function shownBmiOf({ bmi, age }: Pick<HomeReport, 'bmi' | 'age'>): string {
  if (isUnderAge(age)) return formatOneDecimal(bmi);
  return formatBmi(bmi, (value) => classify(HOME_BMI_BANDS, bmiValue(value)).key);
}
