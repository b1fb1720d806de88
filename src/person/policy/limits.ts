/**
 * The limits of the safety policy, and the people they divide.
 *
 * Sources, by limit:
 * - 800 kcal: NICE NG246 (2025) leaves less than that to medical supervision.
 * - 1,200 and 1,500 kcal: Jensen et al. 2014, Circulation 129:S102–S138.
 * - BMI 16: NICE CG32 (2006, updated 2017), criteria for a high risk of refeeding problems.
 *   That is below the second percentile for girls and boys of 16 and 17 on CDC's charts.
 * - BMI 18.5 and 25: WHO Technical Report Series 894 (2000).
 * - BMI 35: class 2 of the NHLBI Clinical Guidelines (1998), which name a very high risk from there on.
 * - BMI 23 from 65 on: Winter et al. 2014, Am J Clin Nutr 99:875–890. 27.5 is the middle of the overweight category:
 *   NICE NG246, 1.9, says that slightly above normal can be protective, without a limit.
 * - 7,700 kcal per kg of body weight: Wishnofsky 1958, Am J Clin Nutr 6:542–546. Only for the next four weeks: over
 *   months it promises too much, and the site's projections use a model instead.
 * - A log’s figure: the limits of a person’s own day-to-day change, and of typed measures; Evenscale’s own.
 * - Steps of 300, 500, 1,000 and 2,000 kcal, four weeks, and BMI 19 for a goal: Evenscale’s own limits.
 */
import { NORMAL_FROM, OBESITY_CLASS_2_FROM } from '@evenscale/formulas/bmi';
import type { Gender } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Years } from '@evenscale/formulas/units';

/** Adult categories and targets apply from this age on. */
export const ADULT_AGE = 18;

/** From this age on, a BMI below 16 is far too low for somebody who is still growing, too. */
const TEEN_AGE = 16;

/** The CDC growth charts start at this age, and end below the other. */
const YOUNGEST_ON_CHART = 2;
export const END_OF_CHART = 20;

/** At 18 and 19, a BMI with a z-score below −3 on those charts is below this one, or below 16. */
const YOUNG_ADULT_TODAY: Readonly<Record<Gender, number>> = { female: 16, male: 17.1 };

/** The range from 65 on, and the BMI above which the risk of dying was higher (winter-2014). */
export const OLDER = { age: 65, lowestBmi: 23, highestBmi: 27.5, noReasonTo: 33 } as const;

/** Losing is neither offered nor planned below this BMI. */
export const LOWEST_BMI_FOR_DEFICIT = NORMAL_FROM;

/** The lowest BMI that a goal is suggested at: below it, ordinary ups and downs of a weight lead below the healthy range. */
export const LOWEST_SUGGESTED_BMI = 19;

/** Below this BMI, eating much more is dangerous without medical care. */
export const REFEEDING_RISK_BMI = 16;

/** The other limits, in kcal per day. */
export const STEP_LIMITS = {
  /** The most above maintenance for a BMI below 18.5. */
  surplusWhenUnderweight: 500,
  /** The most that our own proposals begin with for it. */
  firstSurplusWhenUnderweight: 300,
  /** A step of this size or more is too large in the healthy range; a larger surplus is too large for everybody. */
  large: 1000,
  /** A plan with a larger surplus has no figure. */
  largestSurplus: 2000,
} as const;

/** How far ahead a loss is judged, and the energy of a kilogram of body weight. */
export const LOOKAHEAD_DAYS = 28;
export const KCAL_PER_KG = 7700;

/** A smaller difference from the weight, in kg, is neither a loss nor a gain. */
export const NO_CHANGE = 0.05;

/** Whose BMI is judged by age and sex. */
export interface ThinPerson {
  readonly age: Years;
  readonly bmi: BodyMassIndex;
  readonly gender: Gender;
}

/** True if adult categories don't apply and no target is offered. */
export const isUnderAge = (age: Years): boolean => age < ADULT_AGE;

/** True from the age that the growth charts start at; younger children need a doctor. */
export const hasGrowthChart = (age: Years): boolean => age >= YOUNGEST_ON_CHART;

/** True if losing weight isn't offered. */
export const isUnderweight = (bmi: BodyMassIndex): boolean => bmi < LOWEST_BMI_FOR_DEFICIT;

/** True if only maintenance is shown. */
export const isFarUnderweight = (bmi: BodyMassIndex): boolean => bmi < REFEEDING_RISK_BMI;

/** True from 16 through 19 for a BMI that a doctor is called about today, on every page; the growth table isn't needed for it. */
export const isCalledToday = ({ age, bmi, gender }: ThinPerson): boolean =>
  age >= TEEN_AGE &&
  age < END_OF_CHART &&
  bmi < (isUnderAge(age) ? REFEEDING_RISK_BMI : YOUNG_ADULT_TODAY[gender]);

/** True if the answer names whom to call: below BMI 18.5, and under 18 at any weight, since the BMI alone says nothing. */
export const isHelpNamed = (age: Years, bmi: BodyMassIndex): boolean =>
  isUnderAge(age) ? hasGrowthChart(age) : isUnderweight(bmi);

/** True if a gain is planned, but has to begin gently: a BMI below 18.5 is one of two signs of refeeding problems. */
export const isGainGentle = (bmi: BodyMassIndex): boolean => isUnderweight(bmi) && !isFarUnderweight(bmi);

/** True from the BMI at which everybody is asked to see a doctor, not only told that one can help. */
export const needsAppointment = (bmi: BodyMassIndex): boolean => bmi >= OBESITY_CLASS_2_FROM;

/** True from the age at which a slightly higher BMI can be protective. */
export const isOlderAge = (age: Years): boolean => age >= OLDER.age;
