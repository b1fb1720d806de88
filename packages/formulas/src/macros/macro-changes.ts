/** Own macros after a change, and their amounts in another unit. */
import { KCAL_PER_GRAM, type Macronutrient } from './macros.ts';
import {
  type MacroDay,
  type MacroSetting,
  type MacroSettings,
  type MacroUnit,
  ownMacroGrams,
  settingGrams,
} from './own-macros.ts';
import { KG_PER_POUND, type Grams } from '../units.ts';

/** The order in which macros make room for a change: carbohydrate first, then fat, protein last. */
export const GIVING_WAY: Readonly<
  Record<Macronutrient, readonly [first: Macronutrient, last: Macronutrient]>
> = {
  protein: ['carbs', 'fat'],
  carbs: ['fat', 'protein'],
  fat: ['carbs', 'protein'],
};

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
