/** The margin of error of a day's energy, as a range. */
import { KATCH, RESTING_ENERGY_ERROR, katchMcArdle } from './energy.ts';
import { kcal, percent, type Kcal, type Kilograms, type Percent } from '../units.ts';

/** Typical error of a body-fat reading, in percentage points (our rule of thumb). */
export const BODY_FAT_READING_ERROR = 5;

/**
 * Fraction by which people in one lifestyle category differ from its mean: 8 to 10% either way, and more for some.
 * FAO/WHO/UNU 2001, Human energy requirements, section 5.4.1.
 */
export const ACTIVITY_LEVEL_ERROR = 0.1;

/** The day's energy between two ends, in kcal per day. */
export interface EnergyRange {
  readonly low: Kcal;
  readonly high: Kcal;
}

/**
 * The error of the day's energy, combining the errors of its two factors as independent, to a whole percent.
 *
 * @param restingError - error of the resting energy, as a fraction, 0 or more
 * @returns the error of resting energy times activity factor, as a fraction with two decimals
 * @throws never
 * @source FAO/WHO/UNU 2001, Human energy requirements, section 5.4.1, for the activity level
 * @example dayEnergyError(0.1) // 0.14
 */
export function dayEnergyError(restingError: number): number {
  return Math.round(Math.hypot(restingError, ACTIVITY_LEVEL_ERROR) * 100) / 100;
}

/** The error of a day's energy by Mifflin–St Jeor: the equation's error combined with the activity level's. */
export const DAY_ENERGY_ERROR = dayEnergyError(RESTING_ENERGY_ERROR);

/**
 * The range of the day's energy, with its error in both directions.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @param error - error of the whole day, as a fraction, 0 to below 1
 * @returns both ends in kcal per day, not rounded
 * @throws never
 * @source Frankenfield et al. 2005, J Am Diet Assoc 105:775–789; FAO/WHO/UNU 2001, section 5.4.1
 * @example energyRange(kcal(2500), 0.14) // { low: 2150, high: 2850 }
 */
export function energyRange(tdee: Kcal, error: number): EnergyRange {
  const spread = tdee * error;
  return { low: kcal(tdee - spread), high: kcal(tdee + spread) };
}

/**
 * The likely range of the true body fat: five points above and below the reading.
 *
 * @param bodyFat - body fat as it was read, in percent, 1–70
 * @returns the higher reading, which means less energy, and the lower one, in percent; never below 0
 * @throws never
 * @source our rule of thumb
 * @example readingsAround(percent(3)) // { higher: 8, lower: 0 }
 */
export function readingsAround(bodyFat: Percent): { readonly higher: Percent; readonly lower: Percent } {
  return {
    higher: percent(bodyFat + BODY_FAT_READING_ERROR),
    lower: percent(Math.max(0, bodyFat - BODY_FAT_READING_ERROR)),
  };
}

/**
 * The error of the resting energy by Katch–McArdle if the body-fat reading is five points off.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - body fat as it was read, in percent, 1–70
 * @returns the error as a fraction, not rounded
 * @throws never
 * @source Cunningham 1991, Am J Clin Nutr 54:963–969
 * @example restingErrorOfReading(kg(80), percent(25)) // 0.05186074429771908
 */
export function restingErrorOfReading(weight: Kilograms, bodyFat: Percent): number {
  return (KATCH.perLeanKg * weight * (BODY_FAT_READING_ERROR / 100)) / katchMcArdle(weight, bodyFat);
}
