import { formatNumber } from '#ui/text/format-number.ts';

const MOST_DECIMALS = 12;

/**
 * A BMI with one decimal, or with as many more as needed for the printed number to be in the same category as the
 * actual one: 24.96 is Normal, so it isn't printed as 25.0.
 */
export function formatBmi(bmi: number, classOf: (value: number) => string): string {
  const truth = classOf(bmi);
  let decimals = 1;
  while (decimals < MOST_DECIMALS && classOf(Number(bmi.toFixed(decimals))) !== truth) decimals += 1;
  return formatNumber(bmi, decimals);
}
