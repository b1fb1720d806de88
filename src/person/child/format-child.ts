import { months, type Months } from '@evenscale/formulas/units';

/** A calendar month and 30.4375 days differ by up to two days, so a birthday may be at 83.97 months. */
const CALENDAR_TOLERANCE = 0.05;

/** Completed months of an age without dates. */
export const completedFrom = (age: Months): Months => months(Math.floor(age + CALENDAR_TOLERANCE));

/** An age in months as stored and used in links, which never have a date of birth: "112.53". */
export const formatMonths = (age: Months): string => String(Number(age.toFixed(2)));
