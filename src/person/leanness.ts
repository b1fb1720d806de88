import {
  BODY_FAT_STANDARD_ERROR,
  ESSENTIAL_FAT,
  estimatedBodyFat,
  fatFreeMassIndex,
} from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Percent } from '@evenscale/formulas/units';
import { bodyMassIndexOf } from './assessment.ts';
import type { Person } from './person.ts';
import { isUnderAge } from './policy.ts';

/** The body fat that is usual at a person's BMI, and the fat-free mass index. */
export interface Leanness {
  readonly usualBodyFat: Percent;
  readonly fatFreeMassIndex: BodyMassIndex;
}

/** For an adult with clearly less body fat than is usual at this BMI; `null` for anyone else. */
export function leannessOf(person: Person): Leanness | null {
  const { weight, height, age, gender, bodyFat = null } = person;
  const usualBodyFat = estimatedBodyFat(bodyMassIndexOf(person), age, gender);
  if (bodyFat === null || isUnderAge(age) || usualBodyFat - bodyFat <= BODY_FAT_STANDARD_ERROR) return null;
  return { usualBodyFat, fatFreeMassIndex: fatFreeMassIndex(weight.kilograms, bodyFat, height.centimetres) };
}

/** True for a body fat that is as close to essential fat as a measurement can be off. */
export const isNearEssentialFat = (bodyFat: number, gender: Gender): boolean =>
  bodyFat - ESSENTIAL_FAT[gender] <= BODY_FAT_STANDARD_ERROR;
