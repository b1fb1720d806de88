import { weightUnitOf } from '#person/draft.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import type { PlannerInput } from '#tools/planner/entries.ts';
import { daysBetween } from './plan/plan-dates.ts';
import { daysAtPace, type PlanInput } from './plan/plan-input.ts';

/** Days from today to the goal. A pace never gives fewer than the shortest plan, but may give more than the longest. */
function daysOf({ goalDate, today, pace, weight, goalWeight }: PlannerInput): number {
  if (goalDate !== null) return daysBetween(today, goalDate) ?? 0;
  const change = Math.abs(goalWeight.kilograms - weight.kilograms);
  return Math.max(PLAN_DAYS.least, daysAtPace(pace, change, weight.kilograms));
}

/** What a plan is calculated from. */
export const planInputOf = (input: PlannerInput): PlanInput => ({
  person: input,
  bodyFat: input.bodyFat,
  goal: input.goalWeight,
  start: input.today,
  days: daysOf(input),
  unit: weightUnitOf(input),
  shape: input.shape,
});
