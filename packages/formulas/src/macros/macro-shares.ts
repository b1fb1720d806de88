/** A custom split of the day's energy; its three shares always add up to 100 %. */
import { KCAL_PER_GRAM, MACRO_PLANS } from './macros.ts';
import type { MacroGrams, Macronutrient, MacroPlan } from './macros.ts';
import { grams, percent } from '../units.ts';
import type { Grams, Kcal, Percent } from '../units.ts';

/** Shares of the day's energy in whole percent; together 100. */
export type MacroShares = Readonly<Record<Macronutrient, Percent>>;

const WHOLE = 100;

/** The order in which shares make room for a change: carbohydrate before fat, and protein last. */
export const GIVING_WAY: Readonly<
  Record<Macronutrient, readonly [first: Macronutrient, last: Macronutrient]>
> = {
  protein: ['carbs', 'fat'],
  carbs: ['fat', 'protein'],
  fat: ['carbs', 'protein'],
};

/**
 * The shares of a plan in percent.
 *
 * @param plan - one of the four plans
 * @returns whole percent, together 100
 * @throws never
 * @source Evenscale’s specification, section 9
 * @example sharesOfPlan('lowCarb') // { protein: 35, carbs: 25, fat: 40 }
 */
export function sharesOfPlan(plan: MacroPlan): MacroShares {
  const of = (nutrient: Macronutrient): Percent => percent(Math.round(MACRO_PLANS[plan][nutrient] * WHOLE));
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}

/**
 * The split after one share was changed: that share is fixed, the first of the others in `GIVING_WAY` absorbs
 * the difference, and the last changes only if the first is used up.
 *
 * @param shares - whole percent, together 100
 * @param nutrient - the share that was changed
 * @param to - its new value in percent; rounded to whole percent and clamped to 0–100
 * @returns whole percent from 0 to 100, together 100
 * @throws never
 * @source our own rule, chosen because it can be explained in a sentence; docs/decisions/0022
 * @example changedShares({ protein: 30, carbs: 40, fat: 30 }, 'protein', percent(75)) // { protein: 75, carbs: 0, fat: 25 }
 */
export function changedShares(shares: MacroShares, nutrient: Macronutrient, to: Percent): MacroShares {
  const value = Math.min(WHOLE, Math.max(0, Math.round(to)));
  const room = WHOLE - value;
  const [first, last] = GIVING_WAY[nutrient];
  const kept = Math.min(shares[last], room);
  return { ...shares, [nutrient]: percent(value), [first]: percent(room - kept), [last]: percent(kept) };
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
    grams((energy * shares[nutrient]) / WHOLE / KCAL_PER_GRAM[nutrient]);
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}
