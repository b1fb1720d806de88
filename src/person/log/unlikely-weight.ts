/** A weight that is asked about before it's logged: a typo, or another person on the scale. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg } from '@evenscale/formulas/units';
import { PLAUSIBLE_BMI } from '#person/limits.ts';

/** A weight that differs more than this from the log's trend, as a part of it, is asked about. */
const UNLIKELY = 0.1;

/** What a weight is compared with; `null` for what isn't known. */
export interface WeightContext {
  /** The trend near the day, in kg. */
  readonly usual: number | null;
  readonly centimetres: number | null;
}

/** True for a weight far from the trend. */
export const isFarFrom = (weight: number, usual: number): boolean => Math.abs(weight / usual - 1) > UNLIKELY;

/** True for a weight with which hardly anyone of this height lives. */
function isUnlikelyBmi(weight: number, centimetres: number): boolean {
  const bmi = bodyMassIndex(kg(weight), cm(centimetres));
  return bmi < PLAUSIBLE_BMI.min || bmi > PLAUSIBLE_BMI.max;
}

/** True for a weight that the visitor is asked about. */
export const isUnlikelyWeight = (weight: number, { usual, centimetres }: WeightContext): boolean =>
  (usual !== null && isFarFrom(weight, usual)) ||
  (centimetres !== null && isUnlikelyBmi(weight, centimetres));
