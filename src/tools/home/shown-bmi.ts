import { classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { bmiValue } from '@evenscale/formulas/units';
import { formatBmi } from '#person/format-bmi.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { HomeReport } from './report.ts';

/** BMI as the home page prints it: enough decimals to agree with its category. */
export function shownBmiOf(report: Pick<HomeReport, 'bmi' | 'band'>): string {
  if (!report.band) return formatOneDecimal(report.bmi);
  return formatBmi(report.bmi, (value) => classify(HOME_BMI_BANDS, bmiValue(value)).key);
}
