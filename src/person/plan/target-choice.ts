/** A target that somebody chose, as a text and as a value: one of the seven, or the calories of a plan. */
import {
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Goal,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import { kcal, type Kcal } from '@evenscale/formulas/units';

/** What a target is called by: one of the seven, or a plan's calories. */
export type TargetKey = CalorieTargetKey | 'plan';

/** The calories of a plan, and where they lead. */
export interface PlanCalories {
  readonly goal: Goal;
  readonly intake: Kcal;
}

export type ChosenTarget = CalorieTargetKey | PlanCalories;

/** A target as an entry: `mildLoss`, `lose~1613.4`. */
export type TargetText = CalorieTargetKey | `${Goal}~${number}`;

const PLAN = /^(lose|maintain|gain)~(\d{3,5}(?:\.\d{1,2})?)$/u;

/** Reads a target; `null` for any other text. */
export function readTarget(text: string): ChosenTarget | null {
  const [, goal, intake] = PLAN.exec(text) ?? [];
  return goal === undefined
    ? (CALORIE_TARGET_KEYS.find((key) => key === text) ?? null)
    : { goal: goal as Goal, intake: kcal(Number(intake)) };
}

/** The calories of a plan as an entry, to a hundredth of a kcal: the same figure in either unit. */
export const planTargetText = ({ goal, intake }: PlanCalories): TargetText =>
  `${goal}~${Math.round(intake * 100) / 100}`;

export const keyOfTarget = (target: ChosenTarget): TargetKey =>
  typeof target === 'string' ? target : 'plan';

/** What a step leads to. */
export const goalOfStep = (step: number): Goal => (step < 0 ? 'lose' : step > 0 ? 'gain' : 'maintain');

/** The goal that a target belongs to. */
export const goalOfTarget = (target: ChosenTarget): Goal =>
  typeof target === 'string' ? goalOfStep(TARGET_STEPS[target]) : target.goal;
