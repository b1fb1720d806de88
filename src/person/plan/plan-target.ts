/** What the TDEE form starts with from a followed plan: its own calories and macros. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import { dayNumber } from '#person/log/local-day.ts';
import type { MacroText } from '#person/macros/macro-choice.ts';
import { chosenSettings, suggestedMacros } from '#person/macros/own-split.ts';
import { proteinNeed, suggestedSettings } from '#person/macros/protein-need.ts';
import {
  goalOfStep,
  planTargetText,
  type PlanCalories,
  type TargetText,
} from '#person/plan/target-choice.ts';
import { hasTrainingDays } from '#person/training/training-choice.ts';
import type { TrainingText } from '#person/training/training-text.ts';
import { isKeeping, plannedIntake, type FollowedPlan } from './followed-plan.ts';

/** Entries of the TDEE form. */
export interface PlanTarget {
  readonly goal: Goal;
  readonly target: TargetText;
}

/** What a form without entries starts with. */
export interface PlanStart extends PlanTarget {
  readonly macros: MacroText;
  /** Absent if the plan has none. */
  readonly trainingDays?: TrainingText;
}

/** The plan's direction, and its calories on one of its days: a week's mean. */
export const caloriesOfPlan = (plan: FollowedPlan, day: number): PlanCalories => ({
  goal: isKeeping(plan) ? 'maintain' : goalOfStep(plan.goal - plan.assumed.weight),
  intake: plannedIntake(plan, day),
});

/** The plan's macros for these calories: the chosen ones, or the split that is suggested to the plan's person. */
export const macrosOfPlan = ({ macros, person }: FollowedPlan, { goal, intake }: PlanCalories): MacroText =>
  macros !== undefined && chosenSettings(macros)
    ? macros
    : suggestedMacros(suggestedSettings(proteinNeed(person, goal), intake));

function caloriesToday(plan: FollowedPlan, today: string): PlanCalories | null {
  const day = Math.max(0, dayNumber(today) - dayNumber(plan.start));
  return day > plan.days ? null : caloriesOfPlan(plan, day);
}

const targetOf = (calories: PlanCalories): PlanTarget => ({
  goal: calories.goal,
  target: planTargetText(calories),
});

/** The plan's calories as entries; `null` once the plan's day has passed. */
export function targetOfPlan(plan: FollowedPlan, today: string): PlanTarget | null {
  const calories = caloriesToday(plan, today);
  return calories && targetOf(calories);
}

/** The same with the plan's macros and training days. */
export function startOfPlan(plan: FollowedPlan, today: string): PlanStart | null {
  const calories = caloriesToday(plan, today);
  const { trainingDays } = plan;
  return (
    calories && {
      ...targetOf(calories),
      macros: macrosOfPlan(plan, calories),
      ...(hasTrainingDays(trainingDays) ? { trainingDays } : {}),
    }
  );
}
