import type { Units } from '#person/entries/kinds.ts';
import { formatEntry } from '#ui/text/format.ts';
import { heightOf, parseHeightText, type Height, type Reading } from '#person/entry/measure-text.ts';
import type { HeightUnit } from '@evenscale/formulas/units';
import { parseNumberText, type NumberProblem } from '#person/entry/number-text.ts';
import { boxesOf } from '#person/entries/measure.ts';
import { WAIST } from '#person/entries/waist.ts';

export type WaistUnit = 'cm' | 'in';

/** The contents of the waist field. Only typed text is stored; the other unit is computed from it. */
export interface WaistText {
  readonly unit: WaistUnit;
  readonly text: string;
}

/** A likely correction: the text of the question, and the text that one click enters. */
export interface LikelyWaist {
  readonly label: string;
  readonly text: WaistText;
}

/** The problem with a waist; an empty field is valid. */
export type WaistProblem = Exclude<NumberProblem, 'missing'>;

/** Nothing typed. */
export const NO_WAIST: WaistText = { unit: 'cm', text: '' };

/** The waist among a form's entries; none without a form. */
export function waistTextOf(entries: Readonly<Record<string, string>> | null): WaistText {
  const { unit, large } = boxesOf(WAIST, entries?.['waist'] ?? '');
  return large === '' ? NO_WAIST : { unit, text: large };
}

/** The field's unit for the units of the result. */
export function waistUnitOf(units: Units): WaistUnit {
  return units === 'metric' ? 'cm' : 'in';
}

/** A waist is typed like a height: `84`, `84,5 cm`, `33 in`, `0.84 m`. */
function readWaist({ text, unit }: WaistText): Reading<Height, HeightUnit> {
  return parseHeightText(text, unit);
}

/** The waist in both units, or `null` without a readable one. */
export function waistOf(text: WaistText): Height | null {
  const reading = readWaist(text);
  return reading.ok ? reading.value : null;
}

export function waistProblemOf(text: WaistText): WaistProblem | null {
  const reading = readWaist(text);
  return reading.ok || reading.problem === 'missing' ? null : reading.problem;
}

/** The field's text in `unit`: the typed text, its conversion, or unreadable text unchanged. */
export function waistAs(text: WaistText, unit: WaistUnit): WaistText {
  const waist = text.unit === unit ? null : waistOf(text);
  if (!waist) return { unit, text: text.text };
  return { unit, text: formatEntry(unit === 'cm' ? waist.centimetres : waist.inches) };
}

/** A range of bare numbers that more often means another unit; the upper end is exclusive. */
interface Habit {
  readonly from: number;
  readonly below: number;
  readonly unit: 'cm' | 'in' | 'm';
}

const HABITS: Readonly<Record<WaistUnit, readonly Habit[]>> = {
  cm: [
    { from: 0.4, below: 2, unit: 'm' },
    { from: 20, below: 50, unit: 'in' },
  ],
  in: [
    { from: 0.4, below: 2, unit: 'm' },
    { from: 60, below: 200, unit: 'cm' },
  ],
};

/** The likely meaning of a bare number, or `null` if it is plausible as typed. */
export function likelyWaist({ text, unit }: WaistText): LikelyWaist | null {
  const number = parseNumberText(text);
  if (!number.ok) return null;
  const habit = HABITS[unit].find(({ from, below }) => number.value >= from && number.value < below);
  if (!habit) return null;
  const { centimetres, inches } = heightOf(number.value, habit.unit);
  const meant = formatEntry(unit === 'cm' ? centimetres : inches);
  const converted = `${meant} ${unit}`;
  const typed = `${formatEntry(number.value)} ${habit.unit}`;
  return { label: `${typed} (${converted})`, text: { unit, text: meant } };
}
