/** The week of pregnancy from the due date. */
import { type CalendarDate, daysBetween, isCalendarDate } from '../growth/child-age.ts';
import { weeks } from '../units.ts';
import type { Weeks } from '../units.ts';

/** Days from the first day of the last period to the due date: 40 weeks (ACOG Committee Opinion 700). */
export const DAYS_TO_DUE_DATE = 280;

const DAYS_PER_WEEK = 7;

/**
 * Completed weeks of pregnancy on a day, from the due date.
 *
 * @param dueDate - the day on which 40 weeks are completed
 * @param today - the day on which to count, in the same calendar
 * @returns whole weeks, below 0 before the first and above 40 after the due date; null for a date that doesn't exist
 * @throws never
 * @source American College of Obstetricians and Gynecologists, Committee Opinion 700: Methods for Estimating the Due Date (2017)
 * @example completedWeeks({ year: 2027, month: 3, day: 20 }, { year: 2026, month: 11, day: 28 }) // 24
 */
export function completedWeeks(dueDate: CalendarDate, today: CalendarDate): Weeks | null {
  if (!isCalendarDate(dueDate) || !isCalendarDate(today)) return null;
  const days = DAYS_TO_DUE_DATE - daysBetween(today, dueDate);
  return weeks(Math.floor(days / DAYS_PER_WEEK));
}
