/** Dates and figures of saved results → text, in local time. */
import { formatDateTime, formatDayOfYear, formatMonth, formatYear } from '#ui/text/format-date.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const tickTexts = { day: formatDayOfYear, month: formatMonth, year: formatYear } as const;

/** "Nov 21, 2026, 5:03 PM" */
export const formatWhen = (instant: string): string => formatDateTime(new Date(instant));

/** A date below a chart, as precise as its ticks: "Nov 21", "Nov 2026", "2026". */
export const formatTickDate = (time: number, exactness: keyof typeof tickTexts): string =>
  tickTexts[exactness](new Date(time));

/** A number of results, with a thousands separator. */
export const formatCount = (count: number): string => whole.format(count);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as the value of a date and time field: `2026-11-21T17:03`. */
export function formatDateEntry(instant: string): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${parts}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
}
