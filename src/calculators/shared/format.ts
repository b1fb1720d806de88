/** Value → text. The only callers of `Intl` and `toFixed` in the calculators; nothing is rounded before. */

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Kilocalories: whole, with a thousands separator. */
export function formatKcal(value: number): string {
  return whole.format(value);
}

/** Grams of a nutrient: whole. */
export function formatGrams(value: number): string {
  return whole.format(value);
}

/** Body weight or body fat: one decimal. */
export function formatOneDecimal(value: number): string {
  return oneDecimal.format(value);
}

/** A percentage of a whole. */
export function formatPercent(fraction: number): string {
  return whole.format(fraction * 100);
}

/** A converted value as it goes into a field: at most one decimal, no separator, so that it can be typed over. */
export function formatEntry(value: number): string {
  return String(Number(value.toFixed(1)));
}

const MOST_DECIMALS = 12;

/**
 * A BMI with one decimal, or with as many more as it takes for the printed number to stand in the same class as
 * the true one (ruling 2): 24.96 is Normal, so it is not printed as 25.0.
 */
export function formatBmi(bmi: number, classOf: (value: number) => string): string {
  const truth = classOf(bmi);
  let decimals = 1;
  while (decimals < MOST_DECIMALS && classOf(Number(bmi.toFixed(decimals))) !== truth) decimals += 1;
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(bmi);
}
