/**
 * Local days as text (YYYY-MM-DD) and as numbers. A log day is the day on the visitor's calendar when it was entered,
 * so only `localDay` looks at a clock; everything else is arithmetic without time zones or daylight saving time.
 */

const MS_PER_DAY = 86_400_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The visitor's local day at an instant. */
export const localDay = (now: Date): string =>
  `${String(now.getFullYear()).padStart(4, '0')}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** Number of a day, counted from Jan 1, 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;

/** The day with a given number. */
export const dayWithNumber = (number: number): string =>
  new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

/** The day that many days later, or earlier for a negative count. */
export const addDays = (day: string, count: number): string => dayWithNumber(dayNumber(day) + count);

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The first and the last day that a log may have. */
export const LOG_SPAN = { first: '1900-01-01', last: '2199-12-31' } as const;

/** True for a day that exists in the calendar, unlike February 30. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const number = dayNumber(text);
  return Number.isInteger(number) && dayWithNumber(number) === text;
}

/** True for a day that exists and is within the span of a log. */
export const isLogDay = (text: string): boolean =>
  isCalendarDay(text) && text >= LOG_SPAN.first && text <= LOG_SPAN.last;

/** The Monday of a day's week. */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
