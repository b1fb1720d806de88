import { calorieTarget } from './calorie-targets.ts';
import type { CalorieTargetKey } from './calorie-targets.ts';
import type { Gender } from './energy.ts';
import { kcal } from '../units.ts';
import type { Kcal } from '../units.ts';

/** Lowest intake that the guidance allows without supervision, in kcal per day (Jensen et al. 2014). */
export const MINIMUM_INTAKE: Readonly<Record<Gender, Kcal>> = { female: kcal(1200), male: kcal(1500) };

/** Below this, in kcal per day, no target is shown at all (NICE guideline NG246). */
export const LOWEST_SHOWN_TARGET = kcal(800);

/** How a calorie target is judged. */
export type CalorieJudgement =
  | { readonly kind: 'fine' }
  /** Less than the body uses at rest; shown with a short note. */
  | { readonly kind: 'belowBmr' }
  /** Less than the guidance allows; shown with a caution that names the minimum. */
  | { readonly kind: 'belowMinimum'; readonly minimum: Kcal }
  /** Too low to show a figure or base a plan on. */
  | { readonly kind: 'withheld' };

/**
 * Judges a calorie target. The most serious outcome wins: withheld, then below the minimum, then below BMR.
 *
 * @param target - intended intake in kcal per day, any number, even negative
 * @param bmr - resting energy of the person in kcal per day, 0 or more
 * @param gender - chooses the minimum: 1,500 kcal male, 1,200 kcal female
 * @returns one of four outcomes, with the minimum in kcal per day (exact) where it is not met
 * @throws never
 * @source Jensen et al. 2014, Circulation 129:S102–S138 (least intake); NICE guideline NG246 (2025), below 800 kcal
 * @example judgeCalorieTarget(kcal(1450), kcal(1600), 'male') // { kind: 'belowMinimum', minimum: 1500 }
 */
export function judgeCalorieTarget(target: Kcal, bmr: Kcal, gender: Gender): CalorieJudgement {
  const minimum = MINIMUM_INTAKE[gender];
  if (target < LOWEST_SHOWN_TARGET) return { kind: 'withheld' };
  if (target < minimum) return { kind: 'belowMinimum', minimum };
  if (target < bmr) return { kind: 'belowBmr' };
  return { kind: 'fine' };
}

/**
 * The gentlest target that meets the minimum intake: a small deficit if there's room for one, otherwise maintenance.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @param gender - chooses the minimum: 1,500 kcal male, 1,200 kcal female
 * @returns the target's key (no unit, exact), or null if even the whole day's energy is below the minimum
 * @throws never
 * @source Jensen et al. 2014, Circulation 129:S102–S138 (least intake); NICE guideline NG246 (2025), below 800 kcal
 * @example gentlestSafeTarget(kcal(1700), 'male') // 'maintain'
 */
export function gentlestSafeTarget(
  tdee: Kcal,
  gender: Gender,
): Extract<CalorieTargetKey, 'mildLoss' | 'maintain'> | null {
  const isSafe = (key: CalorieTargetKey): boolean => calorieTarget(tdee, key) >= MINIMUM_INTAKE[gender];
  if (isSafe('mildLoss')) return 'mildLoss';
  return isSafe('maintain') ? 'maintain' : null;
}
