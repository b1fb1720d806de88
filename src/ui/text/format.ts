/** Value → text. The only use of `Intl` and `toFixed` in the calculators; nothing is rounded earlier. */

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

/** A whole number, with a thousands separator. */
export function formatWhole(value: number): string {
  return whole.format(value);
}

/** Body weight or body fat: one decimal. */
export function formatOneDecimal(value: number): string {
  return oneDecimal.format(value);
}

/** A value with a given number of decimals. */
export function formatDecimals(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** A percentage of a whole. */
export function formatPercent(fraction: number): string {
  return whole.format(fraction * 100);
}

/** A converted value for a field: at most one decimal, no separator, so that it can be edited. */
export function formatEntry(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** What is between a figure and its unit: "27.1%", "80 kg". */
export const unitGap = (unit: string): string => (unit.startsWith('%') ? '' : ' ');

/** What is between the ends of a range: "56.7–76.3 kg", "8 st 12.9 lb – 12 st 0.2 lb". */
export const rangeDash = (end: string): string => (end.includes(' ') ? ' – ' : '–');
