import { bodyMassIndex } from '../bmi/bmi.ts';
import type { Gender } from '../energy/energy.ts';
import { kg, percent } from '../units.ts';
import type { BodyMassIndex, Centimetres, Kilograms, Percent, Years } from '../units.ts';
import { ESSENTIAL_FAT } from './fat-free-mass.ts';

/** Standard error of the estimate, in percentage points of body fat (Deurenberg et al. 1991). */
export const BODY_FAT_STANDARD_ERROR = 4.1;

/** Why an estimate is less reliable than usual. */
export type BodyFatCaveat =
  /** BMI or age is outside the range of the people the equation was tested on. */
  | 'outsideTestedRange'
  /** The estimate is below essential fat. */
  | 'unreliablyLow';

/** Coefficients of Deurenberg's equation for adults: points per kg/m², points per year, and the constant. */
export const DEURENBERG = { perBmi: 1.2, perYear: 0.23, constant: { male: -16.2, female: -5.4 } } as const;

/** The people the equation was tested on: BMI in kg/m², age in years. */
export const TESTED = { minBmi: 13.9, maxBmi: 40.9, minAge: 16 } as const;

/**
 * Body fat estimated from the body mass index, age and gender.
 *
 * @param bmi - BMI in kg/m², 0 or more (tested from 13.9 to 40.9)
 * @param age - completed years, 0–120 (the adult equation is for 16 and over)
 * @param gender - chooses the constant: −16.2 male, −5.4 female
 * @returns body fat in percent of body mass, 0–100, not rounded; the standard error is 4.1 points
 * @throws never
 * @source Deurenberg, Weststrate & Seidell 1991, Br J Nutr 65:105–114
 * @example estimatedBodyFat(bmiValue(22), years(18), 'male') // 14.34
 */
export function estimatedBodyFat(bmi: BodyMassIndex, age: Years, gender: Gender): Percent {
  const estimate = DEURENBERG.perBmi * bmi + DEURENBERG.perYear * age + DEURENBERG.constant[gender];
  return percent(Math.min(100, Math.max(0, estimate)));
}

/**
 * The note that must accompany an estimate of body fat.
 *
 * @param bmi - index in kg/m², 0 or more
 * @param age - completed years, 0–120
 * @param gender - chooses the essential fat: 3% male, 12% female
 * @param estimate - the estimated body fat in percent, 0–100
 * @returns the caveats that apply (no unit, exact), none for most people
 * @throws never
 * @source Deurenberg, Weststrate & Seidell 1991, Br J Nutr 65:105–114; essential fat by textbook convention
 * @example estimatedBodyFatCaveats(bmiValue(41), years(35), 'female', percent(51.85)) // ['outsideTestedRange']
 */
export function estimatedBodyFatCaveats(
  bmi: BodyMassIndex,
  age: Years,
  gender: Gender,
  estimate: Percent,
): readonly BodyFatCaveat[] {
  const outside = bmi < TESTED.minBmi || bmi > TESTED.maxBmi || age < TESTED.minAge;
  const caveats: BodyFatCaveat[] = [];
  if (outside) caveats.push('outsideTestedRange');
  if (estimate < ESSENTIAL_FAT[gender]) caveats.push('unreliablyLow');
  return caveats;
}

/**
 * Fat-free mass index: fat-free mass divided by the square of the height.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - body fat in percent, 0–100
 * @param height - standing height in cm; 0 or less counts as not given
 * @returns the index in kg/m², not rounded; 0 if the height is 0 or less
 * @throws never
 * @source VanItallie et al. 1990, Am J Clin Nutr 52:953–959
 * @example fatFreeMassIndex(kg(80), percent(19), cm(180)) // 20
 */
export function fatFreeMassIndex(weight: Kilograms, bodyFat: Percent, height: Centimetres): BodyMassIndex {
  return bodyMassIndex(kg(weight * (1 - bodyFat / 100)), height);
}
