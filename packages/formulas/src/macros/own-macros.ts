/** Macros of one's own: two of the three are set, in any unit, and the third gets the rest of the day's energy. */
import { KCAL_PER_GRAM, type Macronutrient, type MacroGrams } from './macros.ts';
import { grams, KG_PER_POUND, type Grams, type Kcal, type Kilograms } from '../units.ts';

/** What an amount is counted in: percent of the day's energy, grams a day, or grams per kg or lb of body weight. */
export type MacroUnit = 'percent' | 'grams' | 'gramsPerKilogram' | 'gramsPerPound';

/** An amount as it was set; 0 or more. */
export interface MacroSetting {
  readonly amount: number;
  readonly unit: MacroUnit;
}

/** What is set. One of the three is `null`: it gets the rest of the energy. */
export type MacroSettings = Readonly<Record<Macronutrient, MacroSetting | null>>;

/** What the amounts refer to. */
export interface MacroDay {
  /** The day's energy in kcal. */
  readonly energy: Kcal;
  /** Body weight in kg, above 0. */
  readonly weight: Kilograms;
}

/** The order in which settings that don't fit into the day are given energy. */
const SERVED: readonly Macronutrient[] = ['protein', 'fat', 'carbs'];

const WHOLE = 100;

/**
 * Grams of a nutrient from an amount in any unit.
 *
 * @param setting - the amount, 0 or more, and its unit
 * @param nutrient - which one, since a gram of fat has more energy
 * @param day - the day's energy in kcal and body weight in kg, above 0
 * @returns grams per day, not rounded; a number of grams stays exactly what it is
 * @throws never for amounts up to 1e300
 * @source Atwater general factors: FAO Food and Nutrition Paper 77 (2003)
 * @example settingGrams({ amount: 2.2, unit: 'gramsPerKilogram' }, 'protein', { energy: kcal(2200), weight: kg(80) }) // 176
 */
export function settingGrams(setting: MacroSetting, nutrient: Macronutrient, day: MacroDay): Grams {
  const { amount } = setting;
  switch (setting.unit) {
    case 'percent':
      return grams((Math.max(0, day.energy) * (amount / WHOLE)) / KCAL_PER_GRAM[nutrient]);
    case 'grams':
      return grams(amount);
    case 'gramsPerKilogram':
      return grams(amount * day.weight);
    case 'gramsPerPound':
      return grams((amount / KG_PER_POUND) * day.weight);
  }
}

/**
 * Grams of protein, carbohydrate and fat of macros of one's own.
 *
 * What is set stays as set, as long as it fits into the day's energy; otherwise protein comes first, then fat. The
 * one that isn't set gets the rest.
 *
 * @param settings - two amounts; the third is `null`
 * @param day - the day's energy in kcal (0 or less counts as no food) and body weight in kg, above 0
 * @returns grams per day, not rounded, each 0 or more, together the day's energy
 * @throws never for amounts up to 1e300
 * @source our own rule, chosen because it can be explained in a sentence
 * @example ownMacroGrams({ protein: { amount: 176, unit: 'grams' }, carbs: null, fat: { amount: 30, unit: 'percent' } }, { energy: kcal(2000), weight: kg(80) }) // { protein: 176, carbs: 174, fat: 66.66666666666667 }
 */
export function ownMacroGrams(settings: MacroSettings, day: MacroDay): MacroGrams {
  const taken = { protein: grams(0), carbs: grams(0), fat: grams(0) };
  let left = Math.max(0, day.energy);
  let rest: Macronutrient = 'carbs';
  for (const nutrient of SERVED) {
    const setting = settings[nutrient];
    if (!setting) {
      rest = nutrient;
      continue;
    }
    const most = left / KCAL_PER_GRAM[nutrient];
    taken[nutrient] = grams(Math.min(most, settingGrams(setting, nutrient, day)));
    left = Math.max(0, left - taken[nutrient] * KCAL_PER_GRAM[nutrient]);
  }
  return { ...taken, [rest]: grams(left / KCAL_PER_GRAM[rest]) };
}
