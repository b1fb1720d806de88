/** Macros of a day that has more or less energy than the one they were made for. */
import { KCAL_PER_GRAM, type MacroGrams, type Macronutrient } from './macros.ts';
import { grams, type Kcal } from '../units.ts';

/** What takes up the difference: carbohydrate, or fat where there is hardly any carbohydrate. */
export type FlexibleMacro = Exclude<Macronutrient, 'protein'>;

/** What changes first, second and last: protein stays as long as anything else can change. */
const GIVING: Readonly<Record<FlexibleMacro, readonly Macronutrient[]>> = {
  carbs: ['carbs', 'fat', 'protein'],
  fat: ['fat', 'carbs', 'protein'],
};

/**
 * Grams of protein, carbohydrate and fat for a day with a different energy.
 *
 * Protein stays the same. The flexible nutrient takes up the difference; if there isn't enough of it to take away, the
 * other one gives the rest, and protein only what is left then.
 *
 * @param base - grams for a usual day, each 0 or more
 * @param change - kcal more (or, negative, fewer) than on a usual day
 * @param flexible - what takes up the difference
 * @returns grams per day, not rounded, each 0 or more; together the energy of the base and the change, or nothing if that is below 0
 * @throws never
 * @source Evenscale’s own rule; energy: Atwater general factors, FAO Food and Nutrition Paper 77 (2003)
 * @example dayMacros({ protein: grams(150), carbs: grams(200), fat: grams(60) }, kcal(-200), 'carbs') // { protein: 150, carbs: 150, fat: 60 }
 */
export function dayMacros(base: MacroGrams, change: Kcal, flexible: FlexibleMacro): MacroGrams {
  if (change >= 0) return { ...base, [flexible]: grams(base[flexible] + change / KCAL_PER_GRAM[flexible]) };
  const day = { ...base };
  let missing = Math.abs(change);
  for (const nutrient of GIVING[flexible]) {
    const given = Math.min(missing, base[nutrient] * KCAL_PER_GRAM[nutrient]);
    day[nutrient] = grams(Math.max(0, base[nutrient] - given / KCAL_PER_GRAM[nutrient]));
    missing -= given;
  }
  return day;
}
