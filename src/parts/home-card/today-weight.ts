/** The weight typed on home's card → a day of the log. Pure. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { parseWeightText } from '#person/entry/measure-text.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { isLogWeight, type StoredLogDay } from '#person/log/parse-log.ts';

export type TodayWeight =
  | { readonly ok: true; readonly change: DayChange }
  | { readonly ok: false; readonly problem: 'missing' | 'wrong' | 'unlikely' };

/** A weight that differs more than this from the last one, as a share of it, is asked about. */
const UNLIKELY = 0.15;

/** The last day with a weight up to today. */
export const lastWeighed = (days: readonly StoredLogDay[], today: string): StoredLogDay | undefined =>
  days.findLast(({ day, weightKg }) => day <= today && weightKg !== undefined);

/** A day of the log. */
export const dayIn = (days: readonly StoredLogDay[], day: string): StoredLogDay | undefined =>
  days.find((row) => row.day === day);

/** Reads the field: only what is typed is logged, and only the weight of that day is changed. */
export function readTodayWeight(
  text: string,
  {
    unit,
    today,
    last,
    isConfirmed,
  }: {
    readonly unit: WeightUnit;
    readonly today: string;
    readonly last: number | undefined;
    /** The visitor pressed Log again after being asked. */
    readonly isConfirmed: boolean;
  },
): TodayWeight {
  if (text.trim() === '') return { ok: false, problem: 'missing' };
  const reading = parseWeightText(text, unit === 'st' ? 'lb' : unit);
  if (!reading.ok || !isLogWeight(reading.value.kilograms)) return { ok: false, problem: 'wrong' };
  const weightKg: number = reading.value.kilograms;
  const isUnlikely = last !== undefined && Math.abs(weightKg / last - 1) > UNLIKELY;
  if (isUnlikely && !isConfirmed) return { ok: false, problem: 'unlikely' };
  return { ok: true, change: { day: today, weightKg, ...(isUnlikely ? { isConfirmed } : {}) } };
}
