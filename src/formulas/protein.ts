/** How much protein a day: what has been recommended, for whom, and for which kilograms. */
import { CM_PER_METRE, grams, kg } from './units.ts';
import type { BodyMassIndex, Centimetres, Grams, Kilograms, Percent } from './units.ts';

/** Who a recommendation is for. */
export type ProteinAdviceKey = 'minimum' | 'guidelines' | 'exercising' | 'strength' | 'leanDeficit';

/** A recommendation in grams per kilogram and day. Where both ends are one, it is a single figure. */
export interface ProteinAdvice {
  readonly from: number;
  readonly to: number;
  /** Which kilograms are meant. */
  readonly per: 'bodyWeight' | 'fatFreeMass';
}

/**
 * Recommendations, in g per kg and day. Institute of Medicine 2005 (allowance for healthy adults); Dietary Guidelines
 * for Americans 2025–2030; ISSN position stand 2017; Morton et al. 2018 (strength training: no further gain from 1.6
 * on, upper 95 % limit 2.2); Helms et al. 2014 (lean athletes who eat less than they use).
 */
export const PROTEIN_ADVICE: Readonly<Record<ProteinAdviceKey, ProteinAdvice>> = {
  minimum: { from: 0.8, to: 0.8, per: 'bodyWeight' },
  guidelines: { from: 1.2, to: 1.6, per: 'bodyWeight' },
  exercising: { from: 1.4, to: 2, per: 'bodyWeight' },
  strength: { from: 1.6, to: 2.2, per: 'bodyWeight' },
  leanDeficit: { from: 2.3, to: 3.1, per: 'fatFreeMass' },
};

/** From this body mass index on protein is counted for a reference weight, since fat tissue needs little of it. */
export const REFERENCE_FROM_BMI = 30;

/** The body mass index of the reference weight. */
export const REFERENCE_BMI = 25;

/**
 * The weight that recommendations per kilogram are multiplied with.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @param bmi - index of the two in kg/m²
 * @returns the weight itself below an index of 30; from there on the weight of an index of 25, in kg, not rounded
 * @throws never for a height up to 1e150 cm
 * @source reference weight by convention of dietetic practice; formula sheet 3.7
 * @example proteinWeight(kg(100), cm(170), bmiValue(34.6)) // 72.25
 */
export function proteinWeight(weight: Kilograms, height: Centimetres, bmi: BodyMassIndex): Kilograms {
  return bmi < REFERENCE_FROM_BMI ? weight : kg(REFERENCE_BMI * (height / CM_PER_METRE) ** 2);
}

/**
 * What of a body is not fat.
 *
 * @param weight - body mass in kg, 0 or more
 * @param bodyFat - body fat in percent, 0–100
 * @returns fat-free mass in kg, not rounded
 * @throws never
 * @source definition
 * @example fatFreeMass(kg(80), percent(15)) // 68
 */
export function fatFreeMass(weight: Kilograms, bodyFat: Percent): Kilograms {
  return kg(weight * (1 - bodyFat / 100));
}

/**
 * A recommendation in grams a day for one person.
 *
 * @param advice - grams per kg and day
 * @param mass - the kilograms that it is for, 0 or more
 * @returns both ends in grams per day, not rounded
 * @throws never
 * @source the recommendation's own; see `PROTEIN_ADVICE`
 * @example proteinPerDay(PROTEIN_ADVICE.guidelines, kg(70)) // { from: 84, to: 112 }
 */
export function proteinPerDay(
  advice: ProteinAdvice,
  mass: Kilograms,
): { readonly from: Grams; readonly to: Grams } {
  return { from: grams(advice.from * mass), to: grams(advice.to * mass) };
}
