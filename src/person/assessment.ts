import {
  type BmiBand,
  bodyMassIndex,
  bodyMassIndexImperial,
  classify,
  FAMILY_BACKGROUND_BMI_BANDS,
  FAMILY_BACKGROUND_HEALTHY_BMI,
  HEALTHY_BMI,
  idealWeightRange,
  idealWeightRangeImperial,
  OVERWEIGHT_FROM,
  type TdeeBmiKey,
} from '@evenscale/formulas/bmi';
import type { BodyMassIndex, Kcal, WeightUnit } from '@evenscale/formulas/units';
import type { Person } from './person.ts';
import { isOlderAge, isUnderAge, isUnderweight, OLDER, type PolicyPerson } from './policy.ts';
import { weightUnitOf } from './units.ts';

/** True from the age at which a slightly higher BMI can be protective. */
export const isOlder = ({ age }: Pick<Person, 'age'>): boolean => isOlderAge(age);

/** A weight range in the unit that the visitor reads; stone and pounds are in pounds. */
export interface WeightRange {
  readonly min: number;
  readonly max: number;
  readonly unit: WeightUnit;
  /** True if a weight just outside would be judged differently, so its ends are printed as weights in it. */
  readonly isStrict?: true;
}

/** BMI by the formula of the person's units: imperial keeps the published 703. */
export function bodyMassIndexOf({ units, weight, height }: Person): BodyMassIndex {
  return units === 'metric'
    ? bodyMassIndex(weight.kilograms, height.centimetres)
    : bodyMassIndexImperial(weight.pounds, height.inches);
}

/** Ideal weight range in the person's units. */
export function idealWeightRangeOf(person: Pick<Person, 'units' | 'height'>): WeightRange {
  const { units, height } = person;
  const range =
    units === 'metric' ? idealWeightRange(height.centimetres) : idealWeightRangeImperial(height.inches);
  return { ...range, unit: weightUnitOf(person) };
}

/** The range of weights from 65 on, in the person's units; `null` for anyone younger. */
export function olderRangeOf(person: Person): WeightRange | null {
  if (!isOlder(person)) return null;
  const { min, max, unit } = idealWeightRangeOf(person);
  const { lowestBmi, highestBmi } = OLDER;
  return {
    min: (min * lowestBmi) / HEALTHY_BMI.min,
    max: (max * highestBmi) / HEALTHY_BMI.max,
    unit,
    isStrict: true,
  };
}

/** The limits for some family backgrounds, which are shown beside the specified category and range. */
export interface BackgroundLimits {
  readonly band: BmiBand<TdeeBmiKey>;
  readonly range: WeightRange;
}

/** The second limits, if the person asked for them; under 18 no adult limits apply. */
export function backgroundLimitsOf(person: Person): BackgroundLimits | null {
  if (!person.familyBackground || isUnderAge(person.age)) return null;
  const { min, max, unit } = idealWeightRangeOf(person);
  const share = FAMILY_BACKGROUND_HEALTHY_BMI.max / HEALTHY_BMI.max;
  return {
    band: classify(FAMILY_BACKGROUND_BMI_BANDS, bodyMassIndexOf(person)),
    range: { min, max: max * share, unit },
  };
}

/** True for an older person who usually wouldn't benefit from losing weight. */
export function isLossUnneeded(person: Person): boolean {
  const bmi = bodyMassIndexOf(person);
  return isOlder(person) && !isUnderweight(bmi) && bmi <= OLDER.highestBmi;
}

/** True for an older person whose weight is in the range for that age. */
export const isInOlderRange = (person: Person): boolean =>
  isLossUnneeded(person) && bodyMassIndexOf(person) >= OLDER.lowestBmi;

/** True for an adult whose weight gives no reason to lose: losing isn't offered or printed. */
export function needsNoLoss(person: Person): boolean {
  const bmi = bodyMassIndexOf(person);
  if (isOlder(person)) return bmi <= OLDER.highestBmi;
  const key = backgroundLimitsOf(person)?.band.key;
  return key ? key === 'underweight' || key === 'normalWeight' : bmi < OVERWEIGHT_FROM;
}

/** What the policy needs to know about a person with these energies. */
export function policyPersonOf(
  person: Person,
  { bmr, tdee }: { readonly bmr: Kcal; readonly tdee: Kcal },
): PolicyPerson {
  const { gender, age, height, weight, pregnancy } = person;
  return {
    gender,
    pregnancy,
    age,
    height: height.centimetres,
    weight: weight.kilograms,
    bmi: bodyMassIndexOf(person),
    bmr,
    tdee,
  };
}
