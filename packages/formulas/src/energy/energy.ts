import { kcal, kg, type Centimetres, type Kcal, type Kilograms, type Percent, type Years } from '../units.ts';

/** The formulas were measured on males and females, so they need one of the two. */
export type Gender = 'male' | 'female';

/** Both genders, in the order shown in the form. */
export const GENDERS: readonly Gender[] = ['male', 'female'];

/** How much a person moves, in five steps. */
export type ActivityLevel = 'sedentary' | 'lightlyActive' | 'moderatelyActive' | 'veryActive' | 'superActive';

/** The five levels, from least to most movement. */
export const ACTIVITY_LEVELS: readonly ActivityLevel[] = [
  'sedentary',
  'lightlyActive',
  'moderatelyActive',
  'veryActive',
  'superActive',
];

/**
 * Total energy over resting energy for each level. A convention of
 * textbooks that came with the Harris–Benedict equation; there is no primary study behind the numbers.
 */
export const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightlyActive: 1.375,
  moderatelyActive: 1.55,
  veryActive: 1.725,
  superActive: 1.9,
};

/** For most adults, Mifflin–St Jeor is within this fraction of the measured value (Frankenfield et al. 2005). */
export const RESTING_ENERGY_ERROR = 0.1;

/** Coefficients of the simplified Mifflin–St Jeor equation, given by its authors: kcal per kg, per cm, per year, and the constant. */
export const MIFFLIN = { perKg: 10, perCm: 6.25, perYear: -5, constant: { male: 5, female: -161 } } as const;

/** Coefficients of Cunningham 1991, known as Katch–McArdle: kcal, and kcal per kg of lean mass. */
export const KATCH = { constant: 370, perLeanKg: 21.6 } as const;

/**
 * Resting energy expenditure by the Mifflin–St Jeor equation.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param age - completed years, 0–120 (the equation was derived on adults of 19–78)
 * @param gender - chooses the constant: +5 male, −161 female
 * @returns energy in kcal per day, not rounded; never below 0, where the equation has left its range
 * @throws never
 * @source Mifflin et al. 1990, Am J Clin Nutr 51:241–247
 * @example mifflinStJeor(kg(80), cm(180), years(30), 'male') // 1780
 */
export function mifflinStJeor(weight: Kilograms, height: Centimetres, age: Years, gender: Gender): Kcal {
  const energy =
    MIFFLIN.perKg * weight + MIFFLIN.perCm * height + MIFFLIN.perYear * age + MIFFLIN.constant[gender];
  return kcal(Math.max(0, energy));
}

/**
 * Lean mass: body mass without fat.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - body fat in percent, 0–100
 * @returns mass in kg, not rounded
 * @throws never
 * @source by definition: weight without fat
 * @example leanMass(kg(80), percent(25)) // 60
 */
export function leanMass(weight: Kilograms, bodyFat: Percent): Kilograms {
  return kg(weight * (1 - bodyFat / 100));
}

/**
 * Resting energy expenditure from lean mass, by the equation known as Katch–McArdle.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - measured body fat in percent, 1–70; never the estimate, which would make a good equation worse
 * @returns energy in kcal per day, not rounded
 * @throws never
 * @source Cunningham 1991, Am J Clin Nutr 54:963–969
 * @example katchMcArdle(kg(80), percent(25)) // 1666
 */
export function katchMcArdle(weight: Kilograms, bodyFat: Percent): Kcal {
  return kcal(KATCH.constant + KATCH.perLeanKg * leanMass(weight, bodyFat));
}

/**
 * Energy of a whole day: resting energy times the activity factor.
 *
 * @param bmr - resting energy in kcal per day, 0 or more
 * @param activityLevel - chooses the factor, 1.2–1.9
 * @returns energy in kcal per day, not rounded
 * @throws never
 * @source FAO/WHO/UNU 2001, Human energy requirements, for the method; the five factors are a convention of textbooks
 * @example totalDailyEnergyExpenditure(kcal(1648.75), 'moderatelyActive') // 2555.5625
 */
export function totalDailyEnergyExpenditure(bmr: Kcal, activityLevel: ActivityLevel): Kcal {
  return kcal(bmr * ACTIVITY_FACTORS[activityLevel]);
}
