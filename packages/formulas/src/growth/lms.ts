/** The LMS method: the distribution of BMI at one age, and conversion between BMI and z-score. */
import type { Gender } from '../energy/energy.ts';
import { bmiValue, zScore, type BodyMassIndex, type Months, type ZScore } from '../units.ts';
import { CDC_BMI_LMS } from './cdc-bmi-lms-data.ts';

/** The distribution of BMI at one age: power of the Box–Cox transformation, median, coefficient of variation. */
export interface Lms {
  readonly l: number;
  readonly m: BodyMassIndex;
  readonly s: number;
}

/**
 * L, M and S at an age, interpolated linearly between the rows of CDC's table.
 *
 * @param gender - chooses the half of the table
 * @param age - age in months, above 23.5 and up to 240; the right end is for drawing the curves to 20 years
 * @returns L and S (no unit) and M in kg/m², not rounded
 * @throws RangeError if the age is outside the table
 * @source Kuczmarski et al. 2002, Vital Health Stat 11(246); CDC, SAS program for the growth charts (December 2022)
 * @example lmsAt('male', months(24)) // { l: -2.01118107, m: 16.57502768, s: 0.080592465 }
 */
export function lmsAt(gender: Gender, age: Months): Lms {
  const rows = CDC_BMI_LMS[gender];
  const below = rows.findLast(([rowAge]) => rowAge < age);
  const above = rows.find(([rowAge]) => rowAge >= age);
  if (below === undefined || above === undefined)
    throw new RangeError(`lmsAt: got ${String(age)}, expected an age above 23.5 and up to 240 months`);
  const share = (age - below[0]) / (above[0] - below[0]);
  const between = (column: 1 | 2 | 3): number => below[column] * (1 - share) + above[column] * share;
  return { l: between(1), m: bmiValue(between(2)), s: between(3) };
}

/**
 * The z-score of a BMI by the LMS method, which CDC uses below the 95th percentile.
 *
 * @param lms - L, M and S at the child's age
 * @param bmi - index in kg/m², 0 or more
 * @returns z in standard deviations, not rounded
 * @throws RangeError if the index is below 0
 * @source Cole & Green 1992, Stat Med 11:1305–1319
 * @example lmsZScore(lmsAt('male', months(24)), bmiValue(16.57502768)) // 0
 */
export function lmsZScore(lms: Lms, bmi: BodyMassIndex): ZScore {
  const { l, m, s } = lms;
  const z = ((bmi / m) ** l - 1) / (l * s);
  // A BMI close to 0 would overflow.
  return zScore(Math.max(z, -Number.MAX_VALUE));
}

/**
 * The BMI at a z-score by the LMS method: the inverse of `lmsZScore`.
 *
 * @param lms - L, M and S at an age
 * @param z - standard deviations, up to the 95th percentile's 1.645
 * @returns the index in kg/m², not rounded
 * @throws RangeError if z is so high that no index has it (from about 2.8)
 * @source Cole & Green 1992, Stat Med 11:1305–1319
 * @example lmsBmi(lmsAt('female', months(120.5)), zScore(0)) // 16.86231366
 */
export function lmsBmi(lms: Lms, z: ZScore): BodyMassIndex {
  const { l, m, s } = lms;
  return bmiValue(m * (1 + l * s * z) ** (1 / l));
}
