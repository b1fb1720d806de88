/** Formulas for energy and food, each with the steps of its calculation. */
import { TARGET_STEPS, calorieTarget, type CalorieTargetKey } from '../energy/calorie-targets.ts';
import { energyRange } from '../energy/energy-range.ts';
import {
  ACTIVITY_FACTORS,
  KATCH,
  MIFFLIN,
  katchMcArdle,
  leanMass,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '../energy/energy.ts';
import type { ActivityLevel, Gender } from '../energy/energy.ts';
import { WEEK_DAYS, type TrainingWeek } from '../energy/training-week.ts';
import { KCAL_PER_GRAM, MACRO_PLANS, macroGrams } from '../macros/macros.ts';
import type { MacroPlan, Macronutrient } from '../macros/macros.ts';
import { atLeast, difference, fixed, given, product, quotient, sum, traced } from './trace.ts';
import type { Term, Trace } from './trace.ts';
import type { Centimetres, Grams, Kcal, Kilograms, Percent, Years } from '../units.ts';

/** The calories of training days and rest days, each with its calculation. */
export interface TracedTrainingWeek {
  readonly rest: Trace<Kcal>;
  readonly training: Trace<Kcal>;
}

/** Both ends of a range of energy, each with its calculation. */
export interface TracedEnergyRange {
  readonly low: Trace<Kcal>;
  readonly high: Trace<Kcal>;
}

const leanPart = (weight: Kilograms, bodyFat: Percent): Term =>
  product(given('kilograms', weight), difference(fixed(1), quotient(given('bodyFat', bodyFat), fixed(100))));

const fromLeanMass = (lean: Term): Term => sum(fixed(KATCH.constant), product(fixed(KATCH.perLeanKg), lean));

/**
 * Resting energy by the Mifflin–St Jeor equation, with the calculation.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param age - completed years, 0–120
 * @param gender - chooses the constant: +5 male, −161 female
 * @returns what `mifflinStJeor` returns, in kcal per day, not rounded, and its calculation
 * @throws never
 * @source Mifflin et al. 1990, Am J Clin Nutr 51:241–247
 * @example tracedMifflinStJeor(kg(80), cm(180), years(30), 'male').value // 1780
 */
export function tracedMifflinStJeor(
  weight: Kilograms,
  height: Centimetres,
  age: Years,
  gender: Gender,
): Trace<Kcal> {
  const energy = sum(
    product(fixed(MIFFLIN.perKg), given('kilograms', weight)),
    product(fixed(MIFFLIN.perCm), given('centimetres', height)),
    product(fixed(MIFFLIN.perYear), given('age', age)),
    fixed(MIFFLIN.constant[gender]),
  );
  return traced(mifflinStJeor(weight, height, age, gender), atLeast(0, energy));
}

/**
 * Lean mass, with the calculation.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - body fat in percent, 0–100
 * @returns what `leanMass` returns, in kg, not rounded, and its calculation
 * @throws never
 * @source by definition: weight without fat
 * @example tracedLeanMass(kg(80), percent(25)).value // 60
 */
export function tracedLeanMass(weight: Kilograms, bodyFat: Percent): Trace<Kilograms> {
  return traced(leanMass(weight, bodyFat), leanPart(weight, bodyFat));
}

/**
 * Resting energy by the equation known as Katch–McArdle, with the calculation starting from lean mass.
 *
 * @param weight - body mass in kg, above 0
 * @param bodyFat - measured body fat in percent, 1–70
 * @returns what `katchMcArdle` returns, in kcal per day, not rounded, and its calculation
 * @throws never
 * @source Cunningham 1991, Am J Clin Nutr 54:963–969
 * @example tracedKatchMcArdle(kg(80), percent(25)).value // 1666
 */
export function tracedKatchMcArdle(weight: Kilograms, bodyFat: Percent): Trace<Kcal> {
  const lean = given('leanKilograms', leanMass(weight, bodyFat));
  return traced(katchMcArdle(weight, bodyFat), fromLeanMass(lean));
}

/**
 * Energy of a whole day, with the calculation.
 *
 * @param bmr - resting energy in kcal per day, 0 or more
 * @param activityLevel - chooses the factor, 1.2–1.9
 * @returns what `totalDailyEnergyExpenditure` returns, in kcal per day, not rounded, and its calculation
 * @throws never
 * @source FAO/WHO/UNU 2001, Human energy requirements, for the method; the five factors are a convention of textbooks
 * @example tracedDailyEnergy(kcal(1648.75), 'moderatelyActive').value // 2555.5625
 */
export function tracedDailyEnergy(bmr: Kcal, activityLevel: ActivityLevel): Trace<Kcal> {
  const factor = fixed(ACTIVITY_FACTORS[activityLevel]);
  return traced(totalDailyEnergyExpenditure(bmr, activityLevel), product(given('bmr', bmr), factor));
}

/**
 * One of the seven targets, with its calculation. It isn't checked for safety; callers must do that before showing it.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @param key - chooses the step, −1,000 to +1,000 kcal
 * @param name - the name of the day's energy where the target is shown (no unit)
 * @returns what `calorieTarget` returns, in kcal per day, not rounded, and its calculation
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example tracedTarget(kcal(1900), 'extremeLoss', 'tdee').value // 900
 */
export function tracedTarget(tdee: Kcal, key: CalorieTargetKey, name: 'tdee' | 'maintenance'): Trace<Kcal> {
  return traced(calorieTarget(tdee, key), sum(given(name, tdee), fixed(TARGET_STEPS[key])));
}

/**
 * Both ends of the day's energy, with their calculations.
 *
 * @param tdee - energy of the whole day in kcal per day, 0 or more
 * @param error - error of the whole day, as a fraction, 0 to below 1
 * @returns what `energyRange` returns, in kcal per day, not rounded, and the calculation of each end
 * @throws never
 * @source Frankenfield et al. 2005, J Am Diet Assoc 105:775–789; FAO/WHO/UNU 2001, section 5.4.1
 * @example tracedEnergyRange(kcal(2500), 0.14).high.value // 2850
 */
export function tracedEnergyRange(tdee: Kcal, error: number): TracedEnergyRange {
  const { low, high } = energyRange(tdee, error);
  const day = given('tdee', tdee);
  const spread = product(day, fixed(error));
  return { low: traced(low, difference(day, spread)), high: traced(high, sum(day, spread)) };
}

/**
 * Grams of one nutrient in a plan, with the calculation.
 *
 * @param target - the day's energy in kcal
 * @param plan - chooses the shares of energy
 * @param nutrient - chooses the share and the energy of a gram
 * @returns what `macroGrams` returns for this nutrient, in grams per day, not rounded, and its calculation
 * @throws never
 * @source Atwater general factors: FAO Food and Nutrition Paper 77 (2003)
 * @example tracedMacro(kcal(1800), 'ketogenic', 'fat').value // 140
 */
export function tracedMacro(target: Kcal, plan: MacroPlan, nutrient: Macronutrient): Trace<Grams> {
  const share = product(atLeast(0, given('target', target)), fixed(MACRO_PLANS[plan][nutrient]));
  return traced(macroGrams(target, plan)[nutrient], quotient(share, fixed(KCAL_PER_GRAM[nutrient])));
}

/**
 * The calories of training days and rest days, with their calculations.
 *
 * @param target - the week's mean in kcal per day
 * @param trainingDays - how many of the seven days are training days, 1 to 6
 * @param week - what `trainingWeek` returned for them
 * @returns its calories of both kinds of day, in kcal, not rounded, and their calculations
 * @throws RangeError for a week that isn't that of this target and number of days
 * @source Evenscale’s own rule; see How we calculate
 * @example tracedTrainingWeek(kcal(2000), 3, { training: kcal(2200), rest: kcal(1850), difference: kcal(350) }).rest.value // 1850
 */
export function tracedTrainingWeek(
  target: Kcal,
  trainingDays: number,
  week: TrainingWeek,
): TracedTrainingWeek {
  const of = (name: 'trainingDays' | 'restDays', count: number): Term =>
    quotient(product(given('difference', week.difference), given(name, count)), fixed(WEEK_DAYS));
  const mean = given('target', target);
  return {
    rest: traced(week.rest, difference(mean, of('trainingDays', trainingDays))),
    training: traced(week.training, sum(mean, of('restDays', WEEK_DAYS - trainingDays))),
  };
}
