/** The age of a child in months, from two dates or from years and months, and whether the growth charts cover it. */
import { MONTHS_PER_YEAR, months, type Months } from '../units.ts';

/** Ages that the growth charts for children and teens cover, in months: `from` is included, `below` is not. */
export const CHILD_AGE_LIMITS = { from: months(24), below: months(240) } as const;

/** Average length of a month in days, as CDC's programs count it: 365.25 / 12. */
export const DAYS_PER_MONTH = 30.4375;

/** Added to completed months: on average a child of 9 years and 4 months is half a month older than that. */
const PART_OF_MONTH = 0.5;

/** The range of years in a date. */
const CALENDAR_YEARS = { min: 1, max: 9999 } as const;

/** A day of the Gregorian calendar, without time of day or time zone. */
export interface CalendarDate {
  /** 1 to 9999. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** An age, with the reason if the growth charts don't cover it. */
export type ChildAge =
  | { readonly kind: 'covered'; readonly age: Months }
  | { readonly kind: 'underTwo'; readonly age: Months }
  | { readonly kind: 'twentyOrOver'; readonly age: Months };

/** An age from two dates, or why there's none. */
export type AgeFromDates =
  | ChildAge
  /** This date doesn't exist. */
  | { readonly kind: 'noSuchDate'; readonly date: 'birth' | 'measurement' }
  /** The measurement is before the birth. */
  | { readonly kind: 'reversed' };

/** An age from years and months, or why there's none. */
export type AgeFromYears =
  | ChildAge
  /** Not whole years from 0 and whole months from 0 to 11. */
  | { readonly kind: 'noSuchAge' };

/** Days since a fixed day of the Gregorian calendar. Years are counted from March, so that the leap day comes last. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const monthsFromMarch = (month + 9) % MONTHS_PER_YEAR;
  const yearFromMarch = month > 2 ? year : year - 1;
  const leapDays =
    Math.floor(yearFromMarch / 4) - Math.floor(yearFromMarch / 100) + Math.floor(yearFromMarch / 400);
  const daysOfMonths = Math.floor((153 * monthsFromMarch + 2) / 5);
  return 365 * yearFromMarch + leapDays + daysOfMonths + day;
}

function daysInMonth(year: number, month: number): number {
  const next = { year: month === MONTHS_PER_YEAR ? year + 1 : year, month: (month % MONTHS_PER_YEAR) + 1 };
  return dayNumber({ ...next, day: 1 }) - dayNumber({ year, month, day: 1 });
}

const isWholeWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Whether the Gregorian calendar has a date.
 *
 * @param date - year, month and day, any numbers
 * @returns true if the year is 1 to 9999, the month exists and has that day; exact, no unit
 * @throws never
 * @source Gregorian calendar (ISO 8601-1:2019)
 * @example isCalendarDate({ year: 2023, month: 2, day: 29 }) // false
 */
export function isCalendarDate(date: CalendarDate): boolean {
  const { year, month, day } = date;
  return (
    isWholeWithin(year, CALENDAR_YEARS.min, CALENDAR_YEARS.max) &&
    isWholeWithin(month, 1, MONTHS_PER_YEAR) &&
    isWholeWithin(day, 1, daysInMonth(year, month))
  );
}

/**
 * Days from one date to another.
 *
 * @param from - a date of the Gregorian calendar
 * @param to - another one
 * @returns whole days, exact; negative if `to` is before `from`
 * @throws never; the result means nothing for a date that the calendar does not have
 * @source Gregorian calendar (ISO 8601-1:2019)
 * @example daysBetween({ year: 2024, month: 2, day: 28 }, { year: 2024, month: 3, day: 1 }) // 2
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Completed months of age by the calendar. A month is complete on the day of the month on which the child was born.
 *
 * @param birth - a date of the Gregorian calendar
 * @param measurement - another one
 * @returns whole months, exact; negative if the measurement is before the birth
 * @throws never; the result means nothing for a date that the calendar does not have
 * @source Gregorian calendar (ISO 8601-1:2019); a child born on Feb 29 completes a year on Mar 1 if there's no Feb 29
 * @example completedMonths({ year: 2022, month: 2, day: 28 }, { year: 2024, month: 2, day: 28 }) // 24
 */
export function completedMonths(birth: CalendarDate, measurement: CalendarDate): Months {
  const years = measurement.year - birth.year;
  const started = years * MONTHS_PER_YEAR + measurement.month - birth.month;
  return months(measurement.day < birth.day ? started - 1 : started);
}

/**
 * Whether the growth charts for children and teens cover an age.
 *
 * @param age - age in months, 0 or more, not rounded
 * @returns the age in months, `covered` from 24.0 and below 240, else with the reason; exact
 * @throws never
 * @source CDC growth charts 2000: BMI for age, 2 to 20 years
 * @example childAge(months(23.99)) // { kind: 'underTwo', age: 23.99 }
 */
export function childAge(age: Months): ChildAge {
  if (age < CHILD_AGE_LIMITS.from) return { kind: 'underTwo', age };
  return { kind: age < CHILD_AGE_LIMITS.below ? 'covered' : 'twentyOrOver', age };
}

/**
 * Age in months from the dates of birth and of measurement.
 *
 * @param birth - date of birth; any numbers, a date that does not exist is refused
 * @param measurement - date of the measurement; the same
 * @returns days between the dates / 30.4375, in months, not rounded, and at least 24 from the second birthday on; or the
 * reason for refusing
 * @throws never
 * @source CDC, SAS program for the growth charts (December 2022), whose age in months is days / 30.4375
 * @example childAgeFromDates({ year: 2014, month: 3, day: 9 }, { year: 2024, month: 2, day: 29 }) // { kind: 'covered', age: 119.72073921971253 }
 */
export function childAgeFromDates(birth: CalendarDate, measurement: CalendarDate): AgeFromDates {
  if (!isCalendarDate(birth)) return { kind: 'noSuchDate', date: 'birth' };
  if (!isCalendarDate(measurement)) return { kind: 'noSuchDate', date: 'measurement' };
  const days = daysBetween(birth, measurement);
  if (days < 0) return { kind: 'reversed' };
  const age = months(days / DAYS_PER_MONTH);
  // Two years without a Feb 29 are 730 days, or 23.98 months, but the child is 2.
  const isTwo = completedMonths(birth, measurement) >= CHILD_AGE_LIMITS.from;
  return childAge(isTwo && age < CHILD_AGE_LIMITS.from ? CHILD_AGE_LIMITS.from : age);
}

/**
 * Age in months from completed years and months.
 *
 * @param completedYears - whole years, 0 or more; anything else is refused
 * @param completedMonths - whole months since the last birthday, 0–11; anything else is refused
 * @returns years × 12 + months + 0.5, in months; or the reason for refusing
 * @throws never
 * @source CDC, SAS program for the growth charts (December 2022): completed months count as half a month more
 * @example childAgeFromYears(9, 4) // { kind: 'covered', age: 112.5 }
 */
export function childAgeFromYears(completedYears: number, completedMonths: number): AgeFromYears {
  const isAge =
    isWholeWithin(completedYears, 0, CALENDAR_YEARS.max) &&
    isWholeWithin(completedMonths, 0, MONTHS_PER_YEAR - 1);
  if (!isAge) return { kind: 'noSuchAge' };
  return childAge(months(completedYears * MONTHS_PER_YEAR + completedMonths + PART_OF_MONTH));
}
