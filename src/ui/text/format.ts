/** Value → text; nothing is rounded earlier. */
import { formatNumber } from './format-number.ts';

/** Kilocalories: whole, with a thousands separator. */
export function formatKcal(value: number): string {
  return formatNumber(value, 0);
}

/** Grams of a nutrient: whole. */
export function formatGrams(value: number): string {
  return formatNumber(value, 0);
}

/** A whole number, with a thousands separator. */
export function formatWhole(value: number): string {
  return formatNumber(value, 0);
}

/** Body weight or body fat: one decimal. */
export function formatOneDecimal(value: number): string {
  return formatNumber(value, 1);
}

/** A value with a given number of decimals. */
export function formatDecimals(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** A percentage of a whole. */
export function formatPercent(fraction: number): string {
  return formatNumber(fraction * 100, 0);
}

/** A converted value for a field: at most one decimal, no separator, so that it can be edited. */
export function formatEntry(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** What is between a figure and its unit: "27.1%", "80 kg". */
export const unitGap = (unit: string): string => (unit.startsWith('%') ? '' : ' ');

/** What is between the ends of a range: "56.7–76.3 kg", "8 st 12.9 lb – 12 st 0.2 lb". */
export const rangeDash = (end: string): string => (end.includes(' ') ? ' – ' : '–');
