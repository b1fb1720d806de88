/** Weights and dates of a curve → text. */
import { POUNDS_PER_STONE, poundsFromKilograms } from '#formulas/units.ts';
import type { Kilograms } from '#formulas/units.ts';
import { formatDate, formatMonth } from '#ui/format-date.ts';
import { formatEntry, formatKcal, formatOneDecimal } from '#ui/format.ts';
import type { WeightUnit } from '#formulas/units.ts';

/** The day so many days after another, by the calendar of where the visitor is. */
function dayAfter(start: Date, days: number): Date {
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + days);
}

/** "Feb 12, 2027" */
export function formatDay(start: Date, days: number): string {
  return formatDate(dayAfter(start, days));
}

/** "Feb 2027" */
export function formatMonthOf(start: Date, days: number): string {
  return formatMonth(dayAfter(start, days));
}

/** Stone and pounds, both whole: "13 st 4 lb". */
function stoneText(weight: Kilograms): string {
  const pounds = Math.round(poundsFromKilograms(weight));
  const stone = Math.floor(pounds / POUNDS_PER_STONE);
  const rest = pounds - stone * POUNDS_PER_STONE;
  return rest === 0 ? `${stone} st` : `${stone} st ${rest} lb`;
}

/** A weight as it is read off the curve: "84.3 kg", "185.9 lb", "13 st 4 lb". */
export function formatWeight(weight: Kilograms, unit: WeightUnit): string {
  if (unit === 'st') return stoneText(weight);
  return `${formatOneDecimal(unit === 'kg' ? weight : poundsFromKilograms(weight))} ${unit}`;
}

/** A weight as one says it: "84 kg", "186 lb", "13 st 4 lb". */
export function formatWholeWeight(weight: Kilograms, unit: WeightUnit): string {
  if (unit === 'st') return stoneText(weight);
  return `${formatKcal(unit === 'kg' ? weight : poundsFromKilograms(weight))} ${unit}`;
}

/** A weight that somebody entered: no more decimals than it has. */
export function formatGivenWeight(weight: Kilograms, unit: WeightUnit): string {
  if (unit === 'st') return stoneText(weight);
  return `${formatEntry(unit === 'kg' ? weight : poundsFromKilograms(weight))} ${unit}`;
}
