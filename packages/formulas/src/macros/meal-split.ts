/** A day's food, divided among its meals in whole grams. */
import { grams, type Grams } from '../units.ts';

/** Fewest and most meals that a day is divided into. */
export const MEALS = { least: 2, most: 6 } as const;

/**
 * Whole grams for each meal of a day, as even as possible, adding up exactly to the day's.
 *
 * @param day - grams of one nutrient per day, 0 or more; counted as the whole number that is shown for it
 * @param meals - how many meals, 1 or more, whole
 * @param first - the meal (0 for the first, or more) from which on the grams that do not divide are handed out, one each
 * @returns whole grams, one entry for each meal; they differ by at most 1 g and add up to the day in whole grams
 * @throws never
 * @source arithmetic; no trial has found a distribution over the day that is best for everyone
 * @example dividedOverMeals(grams(193.2), 4, 2) // [48, 48, 49, 48]
 */
export function dividedOverMeals(day: Grams, meals: number, first: number): readonly Grams[] {
  const whole = Math.round(day);
  const least = Math.floor(whole / meals);
  const left = whole - least * meals;
  const isInTurn = (meal: number): boolean => (meal + meals - (first % meals)) % meals < left;
  return Array.from({ length: meals }, (_, meal) => grams(isInTurn(meal) ? least + 1 : least));
}
