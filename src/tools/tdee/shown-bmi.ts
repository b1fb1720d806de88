import { classify, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { bmiValue } from '@evenscale/formulas/units';
import { formatBmi } from '#person/format-bmi.ts';
import { isUnderAge } from '#person/policy.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { TdeeReport } from './report.ts';

/** BMI as the TDEE page prints it: enough decimals to agree with its category. */
export const shownBmiOf = ({ bmi, age }: Pick<TdeeReport, 'bmi' | 'age'>): string =>
  isUnderAge(age)
    ? formatOneDecimal(bmi)
    : formatBmi(bmi, (value) => classify(TDEE_BMI_BANDS, bmiValue(value)).key);
