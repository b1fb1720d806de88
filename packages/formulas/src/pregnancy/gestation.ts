/** The week of pregnancy from the due date. */
import { weeks, type Weeks } from '../units.ts';

/** Days from the first day of the last period to the due date: 40 weeks (ACOG Committee Opinion 700). */
export const DAYS_TO_DUE_DATE = 280;

const DAYS_PER_WEEK = 7;

/**
 * Completed weeks of pregnancy, from the due date.
 *
 * @param daysUntilDue - whole days from today until the due date; negative after it
 * @returns whole weeks: 40 on the due date, below 0 before the first day of the last period
 * @throws RangeError if the number of days is NaN or infinite
 * @source American College of Obstetricians and Gynecologists, Committee Opinion 700: Methods for Estimating the Due Date (2017)
 * @example completedWeeks(112) // 24
 */
export function completedWeeks(daysUntilDue: number): Weeks {
  return weeks(Math.floor((DAYS_TO_DUE_DATE - daysUntilDue) / DAYS_PER_WEEK));
}
