import { placeOf } from '#person/log/days-from.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

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
