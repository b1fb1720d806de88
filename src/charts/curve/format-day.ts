/** Days of a curve → text. */
import { formatDate } from '#ui/text/format-date.ts';

/** The local date that many days after another. */
function dayAfter(start: Date, days: number): Date {
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + days);
}

/** "Feb 12, 2027" */
export function formatDay(start: Date, days: number): string {
  return formatDate(dayAfter(start, days));
}
