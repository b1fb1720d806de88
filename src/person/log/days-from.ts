import type { StoredLogDay } from './parse-log.ts';

/** The index of a day in sorted days, or where it would be. */
export function placeOf(day: string, days: readonly StoredLogDay[]): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((days[middle]?.day ?? '') < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sorted days from one on: figures of today need not look at a log of many years. */
export const daysFrom = (days: readonly StoredLogDay[], day: string): readonly StoredLogDay[] =>
  days.slice(placeOf(day, days));
