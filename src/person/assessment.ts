import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '@evenscale/formulas/bmi';
import type { BodyMassIndex, WeightUnit } from '@evenscale/formulas/units';
import { weightUnitOf } from './draft.ts';
import type { Person } from './form.ts';
import { isUnderweight } from './safety.ts';

/**
 * The range from 65 on. In a meta-analysis, the risk of dying was higher below a BMI of 23 and above 33 (Winter et al. 2014,
 * Am J Clin Nutr 99:875). Our upper limit is lower, the middle of the overweight category: NICE NG246, 1.9, says that
 * slightly above normal can be protective, without a limit.
 */
export const OLDER = { age: 65, lowestBmi: 23, highestBmi: 27.5 } as const;

/** True from the age at which a slightly higher BMI can be protective. */
export const isOlder = ({ age }: Pick<Person, 'age'>): boolean => age >= OLDER.age;

/** A weight range in the unit that the visitor reads; stone and pounds are in pounds. */
export interface WeightRange {
  readonly min: number;
  readonly max: number;
  readonly unit: WeightUnit;
}

/** BMI by the formula of the person's units: imperial keeps the published 703 (ruling 4). */
export function bodyMassIndexOf({ units, weight, height }: Person): BodyMassIndex {
  return units === 'metric'
    ? bodyMassIndex(weight.kilograms, height.centimetres)
    : bodyMassIndexImperial(weight.pounds, height.inches);
}

/** Ideal weight range in the person's units. */
export function idealWeightRangeOf(person: Person): WeightRange {
  const { units, height } = person;
  const range =
    units === 'metric' ? idealWeightRange(height.centimetres) : idealWeightRangeImperial(height.inches);
  return { ...range, unit: weightUnitOf(person) };
}

/** True for an older person who usually wouldn't benefit from losing weight. */
export function isLossUnneeded(person: Person): boolean {
  const bmi = bodyMassIndexOf(person);
  return isOlder(person) && !isUnderweight(bmi) && bmi <= OLDER.highestBmi;
}
