/** The TDEE target that goes with a followed plan. Pure. */
import {
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Goal,
  TARGET_STEPS,
  targetForGoal,
} from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import { goalOfStep } from '#person/targets.ts';
import { isKeeping, plannedIntake, type FollowedPlan } from './followed-plan.ts';

/** Entries of the TDEE form: a goal, and a target other than the goal's own. */
export interface PlanTarget {
  readonly goal: Goal;
  readonly target: CalorieTargetKey | '';
}

/**
 * The plan's direction, with the target closest to its calories; `null` once its day has passed.
 *
 * @param uses - what the person uses a day, as TDEE will show it
 */
export function targetOfPlan(plan: FollowedPlan, today: string, uses: Kcal): PlanTarget | null {
  const day = Math.max(0, dayNumber(today) - dayNumber(plan.start));
  if (day > plan.days) return null;
  const goal = isKeeping(plan) ? 'maintain' : goalOfStep(plan.goal - plan.assumed.weight);
  const step = plannedIntake(plan, day) - uses;
  const apart = (key: CalorieTargetKey): number => Math.abs(TARGET_STEPS[key] - step);
  const [nearest] = CALORIE_TARGET_KEYS.filter((key) => goalOfStep(TARGET_STEPS[key]) === goal).toSorted(
    (one, other) => apart(one) - apart(other),
  );
  return { goal, target: nearest === undefined || nearest === targetForGoal[goal] ? '' : nearest };
}
