/** How far the energy of a day may be off, as a range. */
import { RESTING_ENERGY_ERROR, katchMcArdle, totalDailyEnergyExpenditure } from './energy.ts';
import type { ActivityLevel } from './energy.ts';
import { kcal, percent } from '#formulas/units.ts';
import type { Kcal, Kilograms, Percent } from '#formulas/units.ts';

/** How far a body-fat reading is often off, in percentage points (formula sheet 1.6). */
export const BODY_FAT_READING_ERROR = 5;

/** The day's energy between two ends, in kcal per day. */
export interface EnergyRange {
  readonly low: Kcal;
  readonly high: Kcal;
}

/**
 * The day's energy with the error of the Mifflin–St Jeor equation, 10 % either way.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @returns both ends in kcal per day, not rounded
 * @throws never
 * @source Frankenfield et al. 2005, J Am Diet Assoc 105:775–789
 * @example energyRange(kcal(2500)) // { low: 2250, high: 2750 }
 */
export function energyRange(tdee: Kcal): EnergyRange {
  const spread = tdee * RESTING_ENERGY_ERROR;
  return { low: kcal(tdee - spread), high: kcal(tdee + spread) };
}

/**
 * The readings of body fat between which the true one probably lies, five points either way.
 *
 * @param bodyFat - body fat as it was read, in percent, 1–70
 * @returns the higher reading, which means less energy, and the lower one, in percent; never below 0
 * @throws never
 * @source formula sheet, section 1.6
 * @example readingsAround(percent(3)) // { higher: 8, lower: 0 }
 */
export function readingsAround(bodyFat: Percent): { readonly higher: Percent; readonly lower: Percent } {
  return {
    higher: percent(bodyFat + BODY_FAT_READING_ERROR),
    lower: percent(Math.max(0, bodyFat - BODY_FAT_READING_ERROR)),
  };
}

/**
 * The day's energy by Katch–McArdle if the reading of body fat is five points off either way.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - body fat as it was read, in percent, 1–70
 * @param activityLevel - chooses the factor, 1.2–1.9
 * @returns both ends in kcal per day, not rounded
 * @throws never
 * @source formula sheet, section 1.6; Cunningham 1991, Am J Clin Nutr 54:963–969
 * @example energyRangeOfReading(kg(80), percent(20), 'sedentary') // { low: 1999.2, high: 2206.56 }
 */
export function energyRangeOfReading(
  weight: Kilograms,
  bodyFat: Percent,
  activityLevel: ActivityLevel,
): EnergyRange {
  const { higher, lower } = readingsAround(bodyFat);
  const at = (reading: Percent): Kcal =>
    totalDailyEnergyExpenditure(katchMcArdle(weight, reading), activityLevel);
  return { low: at(higher), high: at(lower) };
}
