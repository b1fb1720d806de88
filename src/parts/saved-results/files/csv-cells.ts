/** Cells of a CSV file ↔ values, including the formats that spreadsheets rewrite them in. */
import { orderOf, readInstant } from '#person/files/file-date.ts';

/** True if 11/12/2026 is December 11; `null` if the file doesn't show which. */
type DayFirst = boolean | null;

const MS_PER_MINUTE = 60_000;

/** A date as an instant; 'ambiguous' if day and month could be in either order, and any other text unchanged. */
export function readDate(cell: string, isDayFirst: DayFirst): string {
  const order = isDayFirst ? 'dayFirst' : 'monthFirst';
  return readInstant(cell.trim(), isDayFirst === null ? null : order) ?? cell;
}

/** An instant as a cell: local date and time, with the UTC offset. */
export function writeDate(instant: string): string {
  const time = Date.parse(instant);
  const minutes = -new Date(time).getTimezoneOffset();
  // Before time zones, local time differed from UTC by odd seconds.
  if (minutes === 0 || !Number.isInteger(minutes)) return instant;
  const local = new Date(time + minutes * MS_PER_MINUTE).toISOString().slice(0, -1);
  const offset = new Date(Math.abs(minutes) * MS_PER_MINUTE).toISOString().slice(11, 16);
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Whether the day is first in a file's dates; `null` if they disagree, or don't show it. */
export function isDayFirstIn(dates: readonly string[]): DayFirst {
  const orders = new Set(dates.map(orderOf));
  const isDayFirst = orders.has('dayFirst');
  return isDayFirst === orders.has('monthFirst') ? null : isDayFirst;
}
