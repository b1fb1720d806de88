import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '#formulas/bmi/bmi.ts';
import type { BodyMassIndex } from '#formulas/units.ts';
import type { Person } from './form.ts';

/** A range of weights in the unit that the visitor reads. */
export interface WeightRange {
  readonly min: number;
  readonly max: number;
  readonly unit: 'kg' | 'lb';
}

/** BMI by the formula of the person's units: imperial keeps the published 703 (ruling 4). */
export function bodyMassIndexOf({ units, weight, height }: Person): BodyMassIndex {
  return units === 'metric'
    ? bodyMassIndex(weight.kilograms, height.centimetres)
    : bodyMassIndexImperial(weight.pounds, height.inches);
}

/** Ideal weight range in the person's units. */
export function idealWeightRangeOf({ units, height }: Person): WeightRange {
  return units === 'metric'
    ? { ...idealWeightRange(height.centimetres), unit: 'kg' }
    : { ...idealWeightRangeImperial(height.inches), unit: 'lb' };
}
