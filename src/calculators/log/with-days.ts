import type { StoredLogDay } from '#person/log/parse-log.ts';

/** The index of a day in sorted days, or where to insert it. */
function placeOf(day: string, days: readonly StoredLogDay[]): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((days[middle]?.day ?? '') < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sorted days with a few of them replaced, added or removed. Sorting again would be slow in a log of many years. */
export function withDays(
  days: readonly StoredLogDay[],
  changed: ReadonlyMap<string, StoredLogDay | null>,
): readonly StoredLogDay[] {
  let next = days;
  for (const [day, value] of changed) {
    const place = placeOf(day, next);
    next = next.toSpliced(place, next[place]?.day === day ? 1 : 0, ...(value ? [value] : []));
  }
  return next;
}
