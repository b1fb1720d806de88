import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '@evenscale/formulas/bmi';
import type { BodyMassIndex, WeightUnit } from '@evenscale/formulas/units';
import { weightUnitOf } from './draft.ts';
import type { Person } from './form.ts';

/**
 * From 65 on, a BMI slightly above normal can be protective (NICE NG246, 1.9). The guideline gives no limit; ours is the
 * middle of the overweight category. In a meta-analysis, risk rose only above 33 (Winter et al. 2014, Am J Clin Nutr 99:875).
 */
export const OLDER = { age: 65, highestBmi: 27.5 } as const;

/** True from the age on at which a slightly higher BMI can be protective. */
export const isOlder = ({ age }: Pick<Person, 'age'>): boolean => age >= OLDER.age;

/** A range of weights in the unit that the visitor reads: in pounds where that is stone and pounds. */
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
