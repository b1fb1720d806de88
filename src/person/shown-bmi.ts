import { classify, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { type BodyMassIndex, bmiValue, type Years } from '@evenscale/formulas/units';
import { formatOneDecimal } from '#ui/text/format.ts';
import { formatBmi } from './format-bmi.ts';
import { isFarUnderweight, isUnderAge } from './policy.ts';

/** The category and whether eating much more needs medical care. The six categories have the limits of the four, too. */
const classOf = (bmi: BodyMassIndex): string =>
  `${classify(TDEE_BMI_BANDS, bmi).key} ${isFarUnderweight(bmi)}`;

/** BMI as every tool prints it: enough decimals to agree with what is said about it. Under 18, one decimal. */
export const shownBmiOf = ({ bmi, age }: { readonly bmi: BodyMassIndex; readonly age: Years }): string =>
  isUnderAge(age) ? formatOneDecimal(bmi) : formatBmi(bmi, (value) => classOf(bmiValue(value)));
