/** The text of a waist. It is typed like a height, but in inches rather than feet: `84`, `in~33`, `0.84 m`. */
import type { HeightUnit } from '@evenscale/formulas/units';
import { heightOf, parseHeightText, type Height } from '#person/entry/measure-text.ts';
import { habitOf, likelyUnit, type Habit, type LikelyEntry } from './likely.ts';
import { boxesOf, type Measure } from './measure.ts';

export type WaistInput = 'cm' | 'in';

export const WAIST: Measure<Height, WaistInput, HeightUnit> = {
  units: ['cm', 'in'],
  parse: parseHeightText,
  amounts: { cm: ({ centimetres }) => centimetres, in: ({ inches }) => inches },
};

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
