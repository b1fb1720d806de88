/** Dates of saved results → text, in local time. */
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 5:03 PM" */
export const formatWhen = (instant: string): string => dateAndTime.format(new Date(instant));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as the value of a date and time field: `2026-11-21T17:03`. */
export function formatDateEntry(instant: string): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${parts}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
}
