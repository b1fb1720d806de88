/** Macros of one's own: two of the three are set, in any unit, and the third gets the rest of the day's energy. */
import { KCAL_PER_GRAM, type Macronutrient, type MacroGrams } from './macros.ts';
import { grams, KG_PER_POUND } from '../units.ts';
import type { Grams, Kcal, Kilograms } from '../units.ts';

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

/** The order in which macros make room for a change: carbohydrate first, then fat, protein last. */
export const GIVING_WAY: Readonly<
  Record<Macronutrient, readonly [first: Macronutrient, last: Macronutrient]>
> = {
  protein: ['carbs', 'fat'],
  carbs: ['fat', 'protein'],
  fat: ['carbs', 'protein'],
};

/** The order in which settings that don't fit into the day are given energy. */
const SERVED: readonly Macronutrient[] = ['protein', 'fat', 'carbs'];

/** Decimals with which an amount is kept that wasn't typed. */
export const MACRO_DECIMALS: Readonly<Record<MacroUnit, number>> = {
  percent: 1,
  grams: 0,
  gramsPerKilogram: 2,
  gramsPerPound: 2,
};

/** Below any difference that is shown, in kcal; percentages of the day add up to it only nearly. */
const NO_ENERGY = 1e-6;

const WHOLE = 100;

/**
 * Grams of a nutrient in another unit.
 *
 * @param amount - grams per day, 0 or more
 * @param nutrient - which one, since a gram of fat has more energy
 * @param unit - the unit to count in
 * @param day - the day's energy in kcal, above 0, and body weight in kg, above 0
 * @returns the same amount in the unit, not rounded
 * @throws never
 * @source Atwater general factors: FAO Food and Nutrition Paper 77 (2003)
 * @example macroAmount(grams(176), 'protein', 'percent', { energy: kcal(2200), weight: kg(80) }) // 32
 */
export function macroAmount(amount: Grams, nutrient: Macronutrient, unit: MacroUnit, day: MacroDay): number {
  switch (unit) {
    case 'percent':
      return (amount * KCAL_PER_GRAM[nutrient] * WHOLE) / day.energy;
    case 'grams':
      return amount;
    case 'gramsPerKilogram':
      return amount / day.weight;
    case 'gramsPerPound':
      return (amount / day.weight) * KG_PER_POUND;
  }
}

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
 * @param day - the day's energy in kcal, where 0 or less is no food, and body weight in kg, above 0
 * @returns grams per day, not rounded, each 0 or more, together the day's energy
 * @throws never for amounts up to 1e300
 * @source our own rule, chosen because it can be explained in a sentence
 * @example ownMacroGrams({ protein: { amount: 176, unit: 'grams' }, carbs: null, fat: { amount: 30, unit: 'percent' } }, { energy: kcal(2000), weight: kg(80) }) // { protein: 176, carbs: 174, fat: 66.66666666666667 }
 */
export function ownMacroGrams(settings: MacroSettings, day: MacroDay): MacroGrams {
  const taken = { protein: grams(0), carbs: grams(0), fat: grams(0) };
  let left = Math.max(0, day.energy);
  for (const nutrient of SERVED) {
    const setting = settings[nutrient];
    if (!setting) continue;
    const most = left / KCAL_PER_GRAM[nutrient];
    taken[nutrient] = grams(Math.min(most, settingGrams(setting, nutrient, day)));
    left = Math.max(0, left - taken[nutrient] * KCAL_PER_GRAM[nutrient]);
  }
  const rest = SERVED.find((nutrient) => settings[nutrient] === null);
  return rest ? { ...taken, [rest]: grams(left / KCAL_PER_GRAM[rest]) } : taken;
}

/**
 * The settings after one was changed. It stays as set. Of the two others, the first in `GIVING_WAY` gets the rest; the
 * last stays as it is, and changes only if there isn't enough energy left for it.
 *
 * @param settings - two amounts; the third is `null`
 * @param nutrient - the one that was changed
 * @param to - its new amount, 0 or more
 * @param day - the day's energy in kcal and body weight in kg, above 0
 * @returns two amounts; the third is `null`
 * @throws never for amounts up to 1e300
 * @source our own rule, chosen because it can be explained in a sentence
 * @example changedMacros({ protein: { amount: 30, unit: 'percent' }, carbs: null, fat: { amount: 30, unit: 'percent' } }, 'carbs', { amount: 150, unit: 'grams' }, { energy: kcal(2000), weight: kg(80) }) // { protein: { amount: 30, unit: 'percent' }, carbs: { amount: 150, unit: 'grams' }, fat: null }
 */
export function changedMacros(
  settings: MacroSettings,
  nutrient: Macronutrient,
  to: MacroSetting,
  day: MacroDay,
): MacroSettings {
  const [first, last] = GIVING_WAY[nutrient];
  const kept = settings[last] ?? shownSetting(settings, last, to.unit, day);
  const energyOf = (of: Macronutrient, setting: MacroSetting): number =>
    settingGrams(setting, of, day) * KCAL_PER_GRAM[of];
  const room = day.energy - energyOf(nutrient, to) - energyOf(last, kept);
  return room < -NO_ENERGY
    ? { ...settings, [nutrient]: to, [first]: { amount: 0, unit: to.unit }, [last]: null }
    : { ...settings, [nutrient]: to, [first]: null, [last]: kept };
}

/** What wasn't set, as it is shown. */
function shownSetting(
  settings: MacroSettings,
  nutrient: Macronutrient,
  unit: MacroUnit,
  day: MacroDay,
): MacroSetting {
  const amount = macroAmount(ownMacroGrams(settings, day)[nutrient], nutrient, unit, day);
  const scale = 10 ** MACRO_DECIMALS[unit];
  return { amount: Math.round(amount * scale) / scale, unit };
}
