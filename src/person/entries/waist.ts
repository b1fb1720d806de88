/** The text of a waist. It is typed like a height, but in inches rather than feet: `84`, `in~33`, `0.84 m`. */
import type { HeightUnit } from '@evenscale/formulas/units';
import { heightOf, parseHeightText, type Height } from '#person/entry/measure-text.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import { habitOf, likelyUnit, type Habit, type LikelyEntry } from './likely.ts';
import { boxesOf, readMeasure, type Measure } from './measure.ts';

export type WaistInput = 'cm' | 'in';

export const WAIST: Measure<Height, WaistInput, HeightUnit> = {
  units: ['cm', 'in'],
  parse: parseHeightText,
  amounts: { cm: ({ centimetres }) => centimetres, in: ({ inches }) => inches },
};

/** The problem with a waist; an empty field is valid. */
export type WaistProblem = Exclude<NumberProblem, 'missing'>;

/** The waist in both units, or `null` without a readable one. */
export function waistOf(text: string): Height | null {
  const reading = readMeasure(WAIST, text);
  return reading.ok ? reading.value : null;
}

export function waistProblemOf(text: string): WaistProblem | null {
  const reading = readMeasure(WAIST, text);
  return reading.ok || reading.problem === 'missing' ? null : reading.problem;
}

/** Waists outside this share of the height don't occur in adults, so the number or its unit was mistyped. */
const PLAUSIBLE_RATIO = { least: 0.3, most: 1 } as const;

/** True for a waist that was mistyped, by its ratio to the height. */
export const isUnlikelyRatio = (ratio: number): boolean =>
  ratio < PLAUSIBLE_RATIO.least || ratio > PLAUSIBLE_RATIO.most;

/** Numbers that people type into the waist field, by what they usually mean. */
const HABITS: Readonly<Record<WaistInput, readonly Habit<'cm' | 'in' | 'm'>[]>> = {
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
export function likelyWaist(text: string): LikelyEntry | null {
  const { unit, large } = boxesOf(WAIST, text);
  const habit = habitOf(large, HABITS[unit]);
  return habit && likelyUnit(WAIST, unit, habit, heightOf(habit.amount, habit.unit));
}
