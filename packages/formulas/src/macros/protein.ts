/** Daily protein: the recommendations, who they're for, and which body weight they use. */
import { OVERWEIGHT_FROM } from '../bmi/bmi-bands.ts';
import type { Gender } from '../energy/energy.ts';
import { CM_PER_METRE, grams, kg, percent } from '../units.ts';
import type { Centimetres, Grams, Kilograms, Percent } from '../units.ts';

/** The group that a recommendation is for. */
export type ProteinAdviceKey = 'minimum' | 'older' | 'guidelines' | 'exercising' | 'strength' | 'leanDeficit';

/** A recommendation in grams per kilogram and day. A single figure has equal ends. */
export interface ProteinAdvice {
  readonly from: number;
  readonly to: number;
  /** Whether it counts kilograms of body weight or of lean mass. */
  readonly per: 'bodyWeight' | 'fatFreeMass';
}

/**
 * Recommendations, in g per kg and day. Institute of Medicine 2005 (allowance for healthy adults); PROT-AGE study group 2013 (healthy adults over 65; more with exercise); Dietary Guidelines
 * for Americans 2025–2030; ISSN position stand 2017; Morton et al. 2018 (strength training: no further gain from 1.6
 * on, upper 95% limit 2.2); Helms et al. 2014 (lean athletes who eat less than they use).
 */
export const PROTEIN_ADVICE: Readonly<Record<ProteinAdviceKey, ProteinAdvice>> = {
  minimum: { from: 0.8, to: 0.8, per: 'bodyWeight' },
  older: { from: 1, to: 1.2, per: 'bodyWeight' },
  guidelines: { from: 1.2, to: 1.6, per: 'bodyWeight' },
  exercising: { from: 1.4, to: 2, per: 'bodyWeight' },
  strength: { from: 1.6, to: 2.2, per: 'bodyWeight' },
  leanDeficit: { from: 2.3, to: 3.1, per: 'fatFreeMass' },
};

/** Highest body fat, in percent, of the athletes in Helms et al. 2014: `leanDeficit` is theirs. */
export const LEAN_ATHLETE_BODY_FAT: Readonly<Record<Gender, Percent>> = {
  male: percent(23),
  female: percent(35),
};

/** Up to this BMI, every kilogram counts for protein. */
export const REFERENCE_BMI = OVERWEIGHT_FROM;

/** The fraction of the weight above it that counts, because most of that weight is fat, which needs little protein. */
const EXCESS_SHARE = 0.25;

/**
 * The weight by which recommendations per kilogram are multiplied: dietitians' adjusted body weight.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @returns the weight itself up to a BMI of 25; above it the weight of BMI 25 plus a quarter of the rest, in kg, not rounded
 * @throws never for a height up to 1e150 cm
 * @source adjusted body weight, a convention of dietetic practice: reference weight + 0.25 × (weight − reference weight)
 * @example proteinWeight(kg(100), cm(170)) // 79.1875
 */
export function proteinWeight(weight: Kilograms, height: Centimetres): Kilograms {
  const reference = REFERENCE_BMI * (height / CM_PER_METRE) ** 2;
  return weight <= reference ? weight : kg(reference + EXCESS_SHARE * (weight - reference));
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
