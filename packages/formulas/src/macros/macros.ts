import { grams, percent, type Grams, type Kcal, type Percent } from '../units.ts';

/** Keys of the four plans. */
export type MacroPlan = 'balanced' | 'lowCarb' | 'highProtein' | 'ketogenic';

/** The three macronutrients. */
export type Macronutrient = 'protein' | 'carbs' | 'fat';

/** The four plans, in the order of their tabs. */
export const MACRO_PLAN_KEYS: readonly MacroPlan[] = ['balanced', 'lowCarb', 'highProtein', 'ketogenic'];

/** Share of the day's energy that each plan gives to each macronutrient, as fractions of 1. */
export const MACRO_PLANS: Readonly<Record<MacroPlan, Readonly<Record<Macronutrient, number>>>> = {
  balanced: { protein: 0.3, carbs: 0.4, fat: 0.3 },
  lowCarb: { protein: 0.35, carbs: 0.25, fat: 0.4 },
  highProtein: { protein: 0.4, carbs: 0.3, fat: 0.3 },
  ketogenic: { protein: 0.25, carbs: 0.05, fat: 0.7 },
};

/** Energy per gram, in kcal (Atwater's general factors). */
export const KCAL_PER_GRAM: Readonly<Record<Macronutrient, number>> = { protein: 4, carbs: 4, fat: 9 };

/** Grams per day of each macronutrient. */
export type MacroGrams = Readonly<Record<Macronutrient, Grams>>;

/**
 * Grams of protein, carbohydrate and fat that make up a calorie target under a plan.
 *
 * @param target - the day's energy in kcal; 0 or less gives no food, never a negative amount
 * @param plan - chooses the shares of energy
 * @returns grams per day, not rounded
 * @throws never
 * @source Atwater general factors: FAO Food and Nutrition Paper 77 (2003); shares: Evenscale’s own rule; see How we calculate
 * @example macroGrams(kcal(1800), 'ketogenic') // { protein: 112.5, carbs: 22.5, fat: 140 }
 */
export function macroGrams(target: Kcal, plan: MacroPlan): MacroGrams {
  return gramsOfShares(target, sharesOfPlan(plan));
}

/** Shares of the day's energy in whole percentages that add up to 100. */
export type MacroShares = Readonly<Record<Macronutrient, Percent>>;

const WHOLE = 100;

/**
 * The shares of a plan in percent.
 *
 * @param plan - one of the four plans
 * @returns whole percent, together 100
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example sharesOfPlan('lowCarb') // { protein: 35, carbs: 25, fat: 40 }
 */
export function sharesOfPlan(plan: MacroPlan): MacroShares {
  const of = (nutrient: Macronutrient): Percent => percent(Math.round(MACRO_PLANS[plan][nutrient] * WHOLE));
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}

/**
 * Grams of protein, carbohydrate and fat that make up a calorie target under a split.
 *
 * @param target - the day's energy in kcal; 0 or less gives no food, never a negative amount
 * @param shares - percent of the energy for each, 0–100
 * @returns grams per day, not rounded
 * @throws never
 * @source Atwater general factors: FAO Food and Nutrition Paper 77 (2003)
 * @example gramsOfShares(kcal(1800), { protein: 25, carbs: 5, fat: 70 }) // { protein: 112.5, carbs: 22.5, fat: 140 }
 */
export function gramsOfShares(target: Kcal, shares: MacroShares): MacroGrams {
  const energy = Math.max(0, target);
  const of = (nutrient: Macronutrient): Grams =>
    grams((energy * (shares[nutrient] / WHOLE)) / KCAL_PER_GRAM[nutrient]);
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}
