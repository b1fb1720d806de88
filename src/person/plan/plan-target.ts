/** The TDEE target of a followed plan: its own calories. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import { dayNumber } from '#person/log/local-day.ts';
import {
  goalOfStep,
  planTargetText,
  type PlanCalories,
  type TargetText,
} from '#person/plan/target-choice.ts';
import { isKeeping, plannedIntake, type FollowedPlan } from './followed-plan.ts';

/** Entries of the TDEE form. */
export interface PlanTarget {
  readonly goal: Goal;
  readonly target: TargetText;
}

/** The plan's direction, and its calories on one of its days: a week's mean. */
export const caloriesOfPlan = (plan: FollowedPlan, day: number): PlanCalories => ({
  goal: isKeeping(plan) ? 'maintain' : goalOfStep(plan.goal - plan.assumed.weight),
  intake: plannedIntake(plan, day),
});

/** The same as entries; `null` once the plan's day has passed. */
export function targetOfPlan(plan: FollowedPlan, today: string): PlanTarget | null {
  const day = Math.max(0, dayNumber(today) - dayNumber(plan.start));
  if (day > plan.days) return null;
  const calories = caloriesOfPlan(plan, day);
  return { goal: calories.goal, target: planTargetText(calories) };
}
