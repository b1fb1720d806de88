/** Other methods for resting and daily energy, for comparison with Mifflin–St Jeor and the activity factors. */
import { leanMass, type ActivityLevel, type Gender } from './energy.ts';
import { kcal, type Centimetres, type Kcal, type Kilograms, type Percent, type Years } from '../units.ts';

/** Coefficients of a linear equation: kcal, kcal per kg, per cm and per year. */
export interface LinearEquation {
  readonly constant: number;
  readonly perKg: number;
  readonly perCm: number;
  readonly perYear: number;
}

/** How much a person moves, in the four categories of the 2023 reference intakes. */
export type ActivityCategory = 'inactive' | 'lowActive' | 'active' | 'veryActive';

/** The four categories, from least to most movement. */
export const ACTIVITY_CATEGORIES: readonly ActivityCategory[] = [
  'inactive',
  'lowActive',
  'active',
  'veryActive',
];

/** A range of physical activity levels (total over resting energy): `from` is included, `below` is not. */
export interface ActivityRange {
  readonly from: number;
  readonly below: number;
}

/** Measured physical activity levels of adults in each category (National Academies 2023, doi:10.17226/26818). */
export const ACTIVITY_CATEGORY_RANGES: Readonly<Record<ActivityCategory, ActivityRange>> = {
  inactive: { from: 1, below: 1.53 },
  lowActive: { from: 1.53, below: 1.68 },
  active: { from: 1.68, below: 1.85 },
  veryActive: { from: 1.85, below: 2.5 },
};

/** The category for each of the site's five levels. */
export const CATEGORY_OF_LEVEL: Readonly<Record<ActivityLevel, ActivityCategory>> = {
  sedentary: 'inactive',
  lightlyActive: 'inactive',
  moderatelyActive: 'lowActive',
  veryActive: 'active',
  superActive: 'veryActive',
};

/** Coefficients of the Harris–Benedict equation as revised by Roza and Shizgal in 1984. */
export const HARRIS_BENEDICT_REVISED: Readonly<Record<Gender, LinearEquation>> = {
  male: { constant: 88.362, perKg: 13.397, perCm: 4.799, perYear: -5.677 },
  female: { constant: 447.593, perKg: 9.247, perCm: 3.098, perYear: -4.33 },
};

/** Cunningham 1980: kcal, and kcal per kg of lean mass. */
export const CUNNINGHAM_1980 = { constant: 500, perLeanKg: 22 } as const;

/** Coefficients of the 2023 reference intakes, by gender and activity category. */
export const EER_2023: Readonly<Record<Gender, Readonly<Record<ActivityCategory, LinearEquation>>>> = {
  male: {
    inactive: { constant: 753.07, perKg: 14.1, perCm: 6.5, perYear: -10.83 },
    lowActive: { constant: 581.47, perKg: 14.94, perCm: 8.3, perYear: -10.83 },
    active: { constant: 1004.82, perKg: 15.91, perCm: 6.52, perYear: -10.83 },
    veryActive: { constant: -517.88, perKg: 19.11, perCm: 15.61, perYear: -10.83 },
  },
  female: {
    inactive: { constant: 584.9, perKg: 11.71, perCm: 5.72, perYear: -7.01 },
    lowActive: { constant: 575.77, perKg: 12.14, perCm: 6.6, perYear: -7.01 },
    active: { constant: 710.25, perKg: 12.34, perCm: 6.54, perYear: -7.01 },
    veryActive: { constant: 511.83, perKg: 12.56, perCm: 9.07, perYear: -7.01 },
  },
};

/** Clamps at 0, because a linear equation can be negative outside the range it was fitted to. */
function solve(equation: LinearEquation, weight: Kilograms, height: Centimetres, age: Years): Kcal {
  const { constant, perKg, perCm, perYear } = equation;
  return kcal(Math.max(0, constant + perKg * weight + perCm * height + perYear * age));
}

/**
 * Resting energy by the Harris–Benedict equation as revised by Roza and Shizgal.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param age - completed years, 0–120 (derived on adults)
 * @param gender - chooses the set of coefficients
 * @returns energy in kcal per day, not rounded; never below 0; for one person accurate to about ±14%
 * @throws never
 * @source Roza & Shizgal 1984, Am J Clin Nutr 40:168–182
 * @example harrisBenedictRevised(kg(80), cm(176), years(27), 'male') // 1851.467
 */
export function harrisBenedictRevised(
  weight: Kilograms,
  height: Centimetres,
  age: Years,
  gender: Gender,
): Kcal {
  return solve(HARRIS_BENEDICT_REVISED[gender], weight, height, age);
}

/**
 * Resting energy from lean mass by Cunningham's first equation, often used for athletes.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - measured body fat in percent, 1–70
 * @returns energy in kcal per day, not rounded
 * @throws never
 * @source Cunningham 1980, Am J Clin Nutr 33:2372–2374
 * @example cunningham1980(kg(75), percent(12)) // 1952
 */
export function cunningham1980(weight: Kilograms, bodyFat: Percent): Kcal {
  return kcal(CUNNINGHAM_1980.constant + CUNNINGHAM_1980.perLeanKg * leanMass(weight, bodyFat));
}

/**
 * Energy of a whole day by the 2023 reference intakes, fitted to doubly labeled water.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param age - completed years, 19–120; not for pregnancy or breastfeeding
 * @param gender - chooses the set of coefficients
 * @param category - how much the person moves; `CATEGORY_OF_LEVEL` gives it for the site's five levels
 * @returns energy in kcal per day, not rounded; never below 0
 * @throws never
 * @source National Academies, Dietary Reference Intakes for Energy (2023), doi:10.17226/26818
 * @example estimatedEnergyRequirement(kg(70), cm(170), years(30), 'male', 'inactive') // 2520.17
 */
export function estimatedEnergyRequirement(
  weight: Kilograms,
  height: Centimetres,
  age: Years,
  gender: Gender,
  category: ActivityCategory,
): Kcal {
  return solve(EER_2023[gender][category], weight, height, age);
}
