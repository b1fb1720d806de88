import type { Gender } from './energy.ts';
import { kcal, type Kcal } from '../units.ts';

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
 * Judges a calorie target by itself. The most serious outcome wins: withheld, then below the minimum, then below BMR.
 * Energies are compared in whole kcal, as they are printed: 1,199.6 is printed as 1,200 and isn't below 1,200.
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
  const printed = Math.round(target);
  if (printed < LOWEST_SHOWN_TARGET) return { kind: 'withheld' };
  if (printed < minimum) return { kind: 'belowMinimum', minimum };
  if (printed < Math.round(bmr)) return { kind: 'belowBmr' };
  return { kind: 'fine' };
}
