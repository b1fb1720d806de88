/**
 * Local days as text (YYYY-MM-DD) and as numbers. A day of the log is the day on the visitor's own calendar when it was
 * entered, so only the very first step looks at a clock; the rest is arithmetic without time zones or summer time.
 */

const MS_PER_DAY = 86_400_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day that the visitor's calendar shows at an instant. */
export const localDay = (now: Date): string =>
  `${String(now.getFullYear()).padStart(4, '0')}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** Number of a day, counted from Jan 1, 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;

/** The day with a number. */
export const dayWithNumber = (number: number): string =>
  new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

/** The day so many days later, or earlier for a negative count. */
export const addDays = (day: string, count: number): string => dayWithNumber(dayNumber(day) + count);

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The first and the last day that a log may have. */
export const LOG_SPAN = { first: '1900-01-01', last: '2199-12-31' } as const;

/** True for a day that the calendar has; February 30 is none. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const number = dayNumber(text);
  return Number.isInteger(number) && dayWithNumber(number) === text;
}

/** True for a day that is in the calendar and in the span of a log. */
export const isLogDay = (text: string): boolean =>
  isCalendarDay(text) && text >= LOG_SPAN.first && text <= LOG_SPAN.last;

/** The Monday of the week that a day is in. */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
