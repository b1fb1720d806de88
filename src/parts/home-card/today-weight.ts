/** The weight typed on home's card ↔ a day of the log. Pure. */
import { kg } from '@evenscale/formulas/units';
import type { EntryProblem } from '#person/entries/field.ts';
import { measureEntry, readWeight, WEIGHT } from '#person/entries/measure.ts';
import { weightOf } from '#person/entry/measure-text.ts';
import type { DayChange } from '#person/log/day-change.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { problemOfWeight, type WeightContext } from '#person/log/unlikely-weight.ts';
import { weightUnitOf } from '#person/units.ts';
import type { Kept } from '#tools/planner/kept-log.ts';

export type TodayWeight =
  { readonly ok: true; readonly change: DayChange } | { readonly ok: false; readonly problem: EntryProblem };

/** A day of the log. */
export const dayIn = (days: readonly StoredLogDay[], day: string): StoredLogDay | undefined =>
  days.find((row) => row.day === day);

/** Today's weight as the field has it; empty while there is none, or weights are hidden. */
export function loggedText({ days, today, view }: Pick<Kept, 'days' | 'today' | 'view'>): string {
  const logged = dayIn(days, today)?.weightKg;
  return logged === undefined || view.isWeightHidden
    ? ''
    : measureEntry(WEIGHT, weightOf(kg(logged), 'kg'), weightUnitOf(view));
}

/** Reads the field: only what is typed is logged, and only the weight of that day is changed. */
export function readTodayWeight(
  text: string,
  {
    today,
    context,
    isConfirmed,
  }: {
    readonly today: string;
    readonly context: WeightContext;
    /** The visitor pressed Log again after being asked. */
    readonly isConfirmed: boolean;
  },
): TodayWeight {
  const reading = readWeight(text);
  if (!reading.ok) return reading;
  const weightKg: number = reading.value.kilograms;
  const problem = problemOfWeight(weightKg, context);
  if (problem === 'outOfRange' || (problem && !isConfirmed)) return { ok: false, problem };
  return { ok: true, change: { day: today, weightKg, ...(problem ? { isConfirmed } : {}) } };
}
