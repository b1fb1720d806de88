/** Weights in the visitor's unit → text. Every weight that a tool shows is formatted here. */
import {
  type Kilograms,
  POUNDS_PER_STONE,
  poundsFromKilograms,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry, formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import type { WeightRange } from './assessment.ts';
import type { UnitSystem } from './units.ts';

/** A weight as a number: in kg, or in pounds for `lb` and `st`. */
export const amountIn = (weight: Kilograms, unit: WeightUnit): number =>
  unit === 'kg' ? weight : poundsFromKilograms(weight);

/** Rounded pounds as stone and pounds: "13 st 4 lb", "13 st". */
export function stoneText(pounds: number): string {
  const stone = Math.floor(pounds / POUNDS_PER_STONE);
  const rest = formatEntry(pounds - stone * POUNDS_PER_STONE);
  return rest === '0' ? `${stone} st` : `${stone} st ${rest} lb`;
}

/** A figure with its unit; stone and pounds are one text with both units in it. */
export interface WeightFigure {
  readonly text: string;
  readonly unit?: 'kg' | 'lb';
}

/** An amount of kg, or of pounds for `lb` and `st`, with one decimal: "84.3" and "kg", or "13 st 3.9 lb". */
export function weightText(amount: number, unit: WeightUnit): WeightFigure {
  if (unit === 'st') return { text: stoneText(Math.round(amount * 10) / 10) };
  return { text: formatOneDecimal(amount), unit };
}

/** Less than what a formula's result can be off by, in tenths of a unit. */
const FLOATING_POINT_ERROR = 1e-6;

/** The ends of a range as figures: each the nearest tenth, or for a strict range the nearest one in it. */
export function rangeEnds({ min, max, unit, isStrict }: WeightRange): readonly [WeightFigure, WeightFigure] {
  const [least, most] = isStrict
    ? [Math.ceil(min * 10 - FLOATING_POINT_ERROR) / 10, Math.floor(max * 10 + FLOATING_POINT_ERROR) / 10]
    : [min, max];
  return [weightText(least, unit), weightText(most, unit)];
}

/** A weight with one decimal: "84.3 kg", "185.9 lb", "13 st 3.9 lb". */
export function formatWeight(weight: Kilograms, unit: WeightUnit): string {
  const { text, unit: after } = weightText(amountIn(weight, unit), unit);
  return after === undefined ? text : `${text} ${after}`;
}

/** A weight rounded to a whole number, as in speech: "84 kg", "186 lb", "13 st 4 lb". */
export function formatWholeWeight(weight: Kilograms, unit: WeightUnit): string {
  const amount = amountIn(weight, unit);
  return unit === 'st' ? stoneText(Math.round(amount)) : `${formatKcal(amount)} ${unit}`;
}

/** A weight that a visitor entered, with no more decimals than were typed. */
export function formatGivenWeight(weight: Kilograms, unit: WeightUnit): string {
  const amount = amountIn(weight, unit);
  return unit === 'st' ? stoneText(Math.round(amount * 10) / 10) : `${formatEntry(amount)} ${unit}`;
}

/** A weight in a question about what was just typed: "7.99 kg", where one decimal would make it another number. */
export function formatTypedWeight(weight: Kilograms, unit: WeightUnit): string {
  if (unit === 'st') return formatGivenWeight(weight, unit);
  return `${Number(amountIn(weight, unit).toFixed(2))} ${unit}`;
}

/**
 * The change from one weight to another as displayed, in tenths of a kg or lb: what a reader gets by subtracting one
 * from the other.
 */
export function shownChange(from: Kilograms, to: Kilograms, unit: WeightUnit): number {
  const tenths = (weight: Kilograms): number => Math.round(amountIn(weight, unit) * 10);
  return (tenths(to) - tenths(from)) / 10;
}

/** The weekly weight change for 500 kcal a day, as in the specification. */
export const HALF_KILO: Readonly<Record<UnitSystem, string>> = {
  metric: '0.5\u00a0kg',
  imperial: '1\u00a0lb',
};
