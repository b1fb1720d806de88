import { kcal, type Kcal } from '../units.ts';

/** The visitor's goal: to lose weight, to maintain it, or to gain. */
export type Goal = 'lose' | 'maintain' | 'gain';

/** Keys of the seven targets. */
export type CalorieTargetKey =
  'extremeLoss' | 'loss' | 'mildLoss' | 'maintain' | 'mildGain' | 'gain' | 'extremeGain';

/** The seven targets, from the largest deficit to the largest surplus. */
export const CALORIE_TARGET_KEYS: readonly CalorieTargetKey[] = [
  'extremeLoss',
  'loss',
  'mildLoss',
  'maintain',
  'mildGain',
  'gain',
  'extremeGain',
];

/** Difference between each target and the day's energy, in kcal per day. */
export const TARGET_STEPS: Readonly<Record<CalorieTargetKey, number>> = {
  extremeLoss: -1000,
  loss: -500,
  mildLoss: -250,
  maintain: 0,
  mildGain: 250,
  gain: 500,
  extremeGain: 1000,
};

/** The target of a goal, on which the macro plans are based. */
export const targetForGoal: Readonly<Record<Goal, CalorieTargetKey>> = {
  lose: 'loss',
  maintain: 'maintain',
  gain: 'gain',
};

/** The home card's three figures, in kcal per day. */
export interface HomeCalories {
  readonly maintenance: Kcal;
  readonly weightLoss: Kcal;
  readonly weightGain: Kcal;
}

/**
 * The home card's three figures: maintenance, and 500 kcal above and below it.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @returns kcal per day, not rounded and not clamped: a small person's weightLoss may be too low, even negative, so judge it before showing it
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example homeCalories(kcal(2555.5625)) // { maintenance: 2555.5625, weightLoss: 2055.5625, weightGain: 3055.5625 }
 */
export function homeCalories(tdee: Kcal): HomeCalories {
  return {
    maintenance: tdee,
    weightLoss: calorieTarget(tdee, 'loss'),
    weightGain: calorieTarget(tdee, 'gain'),
  };
}

/**
 * One of the seven targets.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @param key - chooses the step, −1,000 to +1,000 kcal
 * @returns kcal per day, not rounded and not clamped: judge it before showing it
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example calorieTarget(kcal(1900), 'loss') // 1400
 */
export function calorieTarget(tdee: Kcal, key: CalorieTargetKey): Kcal {
  return kcal(tdee + TARGET_STEPS[key]);
}

/**
 * The TDEE card's seven targets.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @returns kcal per day by target, not rounded and not clamped: judge each before showing it
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example targetCalories(kcal(1900)).extremeLoss // 900
 */
export function targetCalories(tdee: Kcal): Readonly<Record<CalorieTargetKey, Kcal>> {
  const at = (key: CalorieTargetKey): Kcal => calorieTarget(tdee, key);
  return {
    extremeLoss: at('extremeLoss'),
    loss: at('loss'),
    mildLoss: at('mildLoss'),
    maintain: at('maintain'),
    mildGain: at('mildGain'),
    gain: at('gain'),
    extremeGain: at('extremeGain'),
  };
}
