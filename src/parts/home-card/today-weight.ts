/** The weight typed on home's card → a day of the log. Pure. */
import type { EntryProblem } from '#person/entries/field.ts';
import { readWeight } from '#person/entries/measure.ts';
import type { DayChange } from '#person/log/day-change.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { isUnlikelyWeight, type WeightContext } from '#person/log/unlikely-weight.ts';

export type TodayWeight =
  { readonly ok: true; readonly change: DayChange } | { readonly ok: false; readonly problem: EntryProblem };

/** A day of the log. */
export const dayIn = (days: readonly StoredLogDay[], day: string): StoredLogDay | undefined =>
  days.find((row) => row.day === day);

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
  const isUnlikely = isUnlikelyWeight(weightKg, context);
  if (isUnlikely && !isConfirmed) return { ok: false, problem: 'implausible' };
  return { ok: true, change: { day: today, weightKg, ...(isUnlikely ? { isConfirmed } : {}) } };
}
