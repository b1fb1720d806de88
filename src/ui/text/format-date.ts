/** Dates → text, in the visitor's time zone: "Nov 22, 2026". The only use of `Intl.DateTimeFormat`. */

const LOCALE = 'en-US';

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const utcDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const utcWeekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const utcFullWeekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short' });
const year = new Intl.DateTimeFormat(LOCALE, { year: 'numeric' });

/** "Nov 22, 2026" */
export const formatDate = (date: Date): string => day.format(date);

/** "Nov 22, 2026, 5:03 PM" */
export const formatDateTime = (date: Date): string => dayAndTime.format(date);

/** A day without a time zone: `2026-12-14` is "Dec 14, 2026" everywhere. */
export const formatIsoDay = (isoDay: string): string => utcDay.format(new Date(`${isoDay}T00:00:00Z`));

/** A day without a time zone and year: `2026-11-16` is "Mon, Nov 16" everywhere. */
export const formatIsoWeekday = (isoDay: string): string =>
  utcWeekday.format(new Date(`${isoDay}T00:00:00Z`));

/** A day without a time zone and year, written out: `2026-11-16` is "Monday, November 16" everywhere. */
export const formatIsoLongDay = (isoDay: string): string =>
  utcFullWeekday.format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 22" */
export const formatDayOfYear = (date: Date): string => dayOfYear.format(date);

/** "Nov" */
export const formatShortMonth = (date: Date): string => shortMonth.format(date);

/** "2026" */
export const formatYear = (date: Date): string => year.format(date);
