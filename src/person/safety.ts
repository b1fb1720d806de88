import { NORMAL_FROM } from '@evenscale/formulas/bmi';
import {
  calorieTarget,
  type Gender,
  gentlestSafeTarget,
  judgeCalorieTarget,
} from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Years } from '@evenscale/formulas/units';

/** Adult categories and targets apply from this age on (ruling 11). */
export const ADULT_AGE = 18;

/** No deficit is offered below this BMI (ruling 10). */
export const LOWEST_BMI_FOR_DEFICIT = NORMAL_FROM;

/** Below this BMI, eating much more is dangerous without medical care: high risk of refeeding problems (NICE CG32). */
export const REFEEDING_RISK_BMI = 16;

/** Why a calorie target is not shown at all (rulings 9 to 11). */
export type WithheldReason = 'unsafe' | 'underweight' | 'underAge';

/** The notice shown with a figure (ruling 9). */
export type CalorieConcern = 'none' | 'belowBmr' | 'belowMinimum';

/** A calorie target for the view: with its concern, or withheld. */
export type CalorieFigure =
  | { readonly status: 'shown'; readonly value: Kcal; readonly concern: CalorieConcern }
  | { readonly status: 'withheld'; readonly reason: WithheldReason };

/** The facts about a person that are needed to assess a target. */
export interface CalorieContext {
  readonly bmr: Kcal;
  readonly bmi: BodyMassIndex;
  readonly age: Years;
  readonly gender: Gender;
}

/** True if adult categories don't apply and no target is offered. */
export function isUnderAge(age: Years): boolean {
  return age < ADULT_AGE;
}

/** True if losing weight isn't offered. */
export function isUnderweight(bmi: BodyMassIndex): boolean {
  return bmi < LOWEST_BMI_FOR_DEFICIT;
}

/** Assesses a target by itself: shown, shown with a concern, or withheld because it isn't safe (ruling 9). */
export function assessedFigure(target: Kcal, context: CalorieContext): CalorieFigure {
  const assessment = judgeCalorieTarget(target, context.bmr, context.gender);
  switch (assessment.kind) {
    case 'withheld':
      return { status: 'withheld', reason: 'unsafe' };
    case 'belowMinimum':
    case 'belowBmr':
      return { status: 'shown', value: target, concern: assessment.kind };
    case 'fine':
      return { status: 'shown', value: target, concern: 'none' };
  }
}

/** Assesses a target as advice for this person: none under 18, no deficit below a healthy weight (rulings 10, 11). */
export function advisedFigure(target: Kcal, isDeficit: boolean, context: CalorieContext): CalorieFigure {
  if (isUnderAge(context.age)) return { status: 'withheld', reason: 'underAge' };
  if (isDeficit && isUnderweight(context.bmi)) return { status: 'withheld', reason: 'underweight' };
  return assessedFigure(target, context);
}

/** The target that a caution can suggest instead, with its calories. */
export interface GentlestTarget {
  readonly key: 'mildLoss' | 'maintain';
  readonly value: Kcal;
}

/** The gentlest target that meets the guidance for this gender; `null` if not even maintenance does. */
export function gentlestTargetOf(tdee: Kcal, gender: Gender): GentlestTarget | null {
  const key = gentlestSafeTarget(tdee, gender);
  return key && { key, value: calorieTarget(tdee, key) };
}

/** The reasons among some figures, each once, in order. */
export function withheldReasons(figures: readonly CalorieFigure[]): readonly WithheldReason[] {
  const reasons = figures.flatMap((figure) => (figure.status === 'withheld' ? [figure.reason] : []));
  return [...new Set(reasons)];
}
