/** Dates → text, in the visitor's time zone: "Nov 22, 2026". Without `Intl`, like numbers (`format-number.ts`). */

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT = 3;

/** The name at an index. An invalid date has none, and must not get onto the page. */
function nameAt(names: readonly string[], index: number): string {
  const name = names[index];
  if (name === undefined) throw new RangeError('Invalid date');
  return name;
}

const monthOf = (date: Date): string => nameAt(MONTHS, date.getMonth());

/** A day without a time zone, at noon of the visitor's. */
function dayWithoutZone(isoDay: string): Date {
  const utc = new Date(`${isoDay}T00:00:00Z`);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/** "Nov" */
export const formatShortMonth = (date: Date): string => monthOf(date).slice(0, SHORT);

/** "2026" */
export const formatYear = (date: Date): string => String(date.getFullYear());

/** "Nov 22" */
export const formatDayOfYear = (date: Date): string => `${formatShortMonth(date)} ${date.getDate()}`;

/** "Nov 22, 2026" */
export const formatDate = (date: Date): string => `${formatDayOfYear(date)}, ${formatYear(date)}`;

/** A day without a time zone: `2026-12-14` is "Dec 14, 2026" everywhere. */
export const formatIsoDay = (isoDay: string): string => formatDate(dayWithoutZone(isoDay));

/** A day without a time zone and year: `2026-11-16` is "Mon, Nov 16" everywhere. */
export function formatIsoWeekday(isoDay: string): string {
  const day = dayWithoutZone(isoDay);
  return `${nameAt(WEEKDAYS, day.getDay()).slice(0, SHORT)}, ${formatDayOfYear(day)}`;
}

/** A day without a time zone and year, written out: `2026-11-16` is "Monday, November 16" everywhere. */
export function formatIsoLongDay(isoDay: string): string {
  const day = dayWithoutZone(isoDay);
  return `${nameAt(WEEKDAYS, day.getDay())}, ${monthOf(day)} ${day.getDate()}`;
}
