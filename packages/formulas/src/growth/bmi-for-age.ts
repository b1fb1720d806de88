/** BMI of children and teens compared with CDC's reference population: z-score, percentile, and the chart's curves. */
import type { Gender } from '../energy/energy.ts';
import { MONTHS_PER_YEAR, bmiValue, percent, zScore } from '../units.ts';
import type { BodyMassIndex, Months, Percent, ZScore } from '../units.ts';
import { lmsAt, lmsBmi, lmsZScore } from './lms.ts';
import { normalCdf, normalQuantile } from './normal-distribution.ts';

/** The position of a BMI in the reference population. */
export interface BmiPosition {
  readonly z: ZScore;
  /** Percent of the reference population with a lower BMI. */
  readonly percentile: Percent;
}

/** The 2022 method, which was fitted to children with obesity, applies from this percentile on. */
export const EXTENDED_FROM = percent(95);

/** The 2022 method's half-normal distribution, centered on the 95th percentile. Its lower half isn't used. */
const EXTENDED = { base: 90, span: 10 } as const;

/** Scale of that distribution in kg/m², from the age in years (Wei et al. 2020; CDC 2022). */
export const EXTENDED_SIGMA = {
  male: { constant: 0.3728, perYear: 0.5196, perYearSquared: -0.0091 },
  female: { constant: 0.8334, perYear: 0.3712, perYearSquared: -0.0011 },
} as const;

/** The z-score that CDC gives if the percentile is 100 to the last digit. */
export const HIGHEST_Z = zScore(8.21);

/**
 * Scale of the half-normal distribution above the 95th percentile.
 *
 * @param gender - chooses the coefficients
 * @param age - age in months, 24–240
 * @returns sigma in kg/m², not rounded
 * @throws never
 * @source Wei et al. 2020, Ann Hum Biol 47:514–521; Hales et al. 2022, Vital Health Stat 2(197), doi 10.15620/cdc:121711
 * @example extendedSigma('male', months(120)) // 4.6588
 */
export function extendedSigma(gender: Gender, age: Months): BodyMassIndex {
  const { constant, perYear, perYearSquared } = EXTENDED_SIGMA[gender];
  const years = age / MONTHS_PER_YEAR;
  return bmiValue(constant + perYear * years + perYearSquared * years ** 2);
}

/**
 * The position of a BMI in the reference population: by the LMS method below the 95th percentile, by the 2022 method from it on.
 *
 * @param gender - chooses the half of the table and the scale
 * @param age - age in months, above 23.5 and up to 240
 * @param bmi - index in kg/m², 0 or more
 * @returns z in standard deviations, at most 8.21, and the percentile, 0–100; neither is rounded
 * @throws RangeError if the age is outside the table or the index is below 0
 * @source Kuczmarski et al. 2002, Vital Health Stat 11(246); Hales et al. 2022, Vital Health Stat 2(197), doi 10.15620/cdc:121711
 * @example bmiPosition('female', months(150.05), bmiValue(29.2)) // { z: 1.9472251641212286, percentile: 97.42461269641781 }
 */
export function bmiPosition(gender: Gender, age: Months, bmi: BodyMassIndex): BmiPosition {
  const p95 = bmiAtPercentile(gender, age, EXTENDED_FROM);
  if (bmi < p95) {
    const z = lmsZScore(lmsAt(gender, age), bmi);
    return { z, percentile: percent(100 * normalCdf(z)) };
  }
  const distance = zScore((bmi - p95) / extendedSigma(gender, age));
  const percentile = percent(EXTENDED.base + EXTENDED.span * normalCdf(distance));
  return { z: percentile < 100 ? normalQuantile(percentile / 100) : HIGHEST_Z, percentile };
}

/**
 * The BMI at a percentile, which gives the chart's curves: the inverse of the percentile of `bmiPosition`.
 *
 * @param gender - chooses the half of the table and the scale
 * @param age - age in months, above 23.5 and up to 240
 * @param percentile - percent of the reference population below, above 0 and below 100
 * @returns the index in kg/m², not rounded
 * @throws RangeError if the age is outside the table or the percentile is not between 0 and 100
 * @source Kuczmarski et al. 2002, Vital Health Stat 11(246); Hales et al. 2022, Vital Health Stat 2(197), doi 10.15620/cdc:121711
 * @example bmiAtPercentile('male', months(216.5), percent(95)) // 28.95861720697946
 */
export function bmiAtPercentile(gender: Gender, age: Months, percentile: Percent): BodyMassIndex {
  const upTo95 = lmsBmi(lmsAt(gender, age), normalQuantile(Math.min(percentile, EXTENDED_FROM) / 100));
  // 0 up to the 95th percentile, the center of the half-normal distribution.
  const beyond = normalQuantile((Math.max(percentile, EXTENDED_FROM) - EXTENDED.base) / EXTENDED.span);
  return bmiValue(upTo95 + extendedSigma(gender, age) * beyond);
}

/**
 * BMI in percent of the 95th percentile, which distinguishes very high values.
 *
 * @param gender - chooses the half of the table
 * @param age - age in months, above 23.5 and up to 240
 * @param bmi - index in kg/m², 0 or more
 * @returns percent of the 95th percentile, 0 or more, not rounded
 * @throws RangeError if the age is outside the table
 * @source Flegal et al. 2009, Am J Clin Nutr 90:1314–1320; Hales et al. 2022, Vital Health Stat 2(197), doi 10.15620/cdc:121711
 * @example percentOfP95('male', months(216.5), bmiValue(28.95861720697946)) // 100
 */
export function percentOfP95(gender: Gender, age: Months, bmi: BodyMassIndex): Percent {
  // An absurdly high BMI would overflow.
  return percent(Math.min((100 * bmi) / bmiAtPercentile(gender, age, EXTENDED_FROM), Number.MAX_VALUE));
}

/**
 * The BMI at a percentage of the 95th percentile, which gives the chart's upper lines: the inverse of `percentOfP95`.
 *
 * @param gender - chooses the half of the table
 * @param age - age in months, above 23.5 and up to 240
 * @param share - percent of the 95th percentile, 0 or more
 * @returns the index in kg/m², not rounded
 * @throws RangeError if the age is outside the table
 * @source Flegal et al. 2009, Am J Clin Nutr 90:1314–1320; Hales et al. 2022, Vital Health Stat 2(197), doi 10.15620/cdc:121711
 * @example bmiAtPercentOfP95('male', months(216.5), percent(120)) // 34.75034064837536
 */
export function bmiAtPercentOfP95(gender: Gender, age: Months, share: Percent): BodyMassIndex {
  return bmiValue((bmiAtPercentile(gender, age, EXTENDED_FROM) * share) / 100);
}
