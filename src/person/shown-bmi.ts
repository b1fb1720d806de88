import { classify, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { type BodyMassIndex, bmiValue, type Years } from '@evenscale/formulas/units';
import { formatOneDecimal } from '#ui/text/format.ts';
import { formatBmi } from './format-bmi.ts';
import { isUnderAge } from './policy.ts';

/**
 * BMI as every tool prints it: enough decimals to agree with its category. The six categories have the limits of the
 * four, too. Under 18 there is none, and one decimal.
 */
export const shownBmiOf = ({ bmi, age }: { readonly bmi: BodyMassIndex; readonly age: Years }): string =>
  isUnderAge(age)
    ? formatOneDecimal(bmi)
    : formatBmi(bmi, (value) => classify(TDEE_BMI_BANDS, bmiValue(value)).key);
