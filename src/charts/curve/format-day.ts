/** Days of a curve: as numbers, without the code that reads and stores a log, and as text. */
import { formatDate } from '#ui/text/format-date.ts';

const MS_PER_DAY = 86_400_000;

/** The number of a date's day, as in a log: days since Jan 1, 1970. */
export const dayNumberOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;

/** A numbered day in local time. */
export const dayNumbered = (day: number): Date => new Date(1970, 0, 1 + day);

/** The local date that many days after another. */
function dayAfter(start: Date, days: number): Date {
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + days);
}

/** "Feb 12, 2027" */
export function formatDay(start: Date, days: number): string {
  return formatDate(dayAfter(start, days));
}
