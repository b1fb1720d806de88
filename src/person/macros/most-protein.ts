import { fatFreeMass } from '@evenscale/formulas/body-composition';
import type { Goal } from '@evenscale/formulas/energy';
import {
  LEAN_ATHLETE_BODY_FAT,
  PROTEIN_ADVICE,
  proteinPerDay,
  proteinWeight,
} from '@evenscale/formulas/macros';
import type { Grams } from '@evenscale/formulas/units';
import { isOlder } from '#person/assessment.ts';
import { leannessOf } from '#person/leanness.ts';
import type { Person } from '#person/person.ts';

/** The most protein that is useful: the page's only upper limit. */
export interface MostProtein {
  /** Per day. */
  readonly grams: Grams;
  /** True if it is the limit for lean athletes who are losing weight, not for strength training. */
  readonly isForLean: boolean;
}

/** True where an adjusted weight would count, if the body fat that was entered weren't clearly below the usual one. */
export const isFullWeightCounted = (person: Person): boolean =>
  leannessOf(person) !== null &&
  proteinWeight(person.weight.kilograms, person.height.centimetres) !== person.weight.kilograms;

/** The weight that protein is based on: above BMI 25 an adjusted weight, except for people with clearly less fat. */
export const countedWeight = (person: Person) =>
  leannessOf(person)
    ? person.weight.kilograms
    : proteinWeight(person.weight.kilograms, person.height.centimetres);

/**
 * The recommendation for lean athletes under 65 who are losing weight, in grams per day; `null` for anyone else.
 */
export function leanDeficitOf(person: Person, goal: Goal) {
  const { gender, weight, bodyFat = null } = person;
  if (isOlder(person) || goal !== 'lose' || bodyFat === null) return null;
  return bodyFat <= LEAN_ATHLETE_BODY_FAT[gender] && leannessOf(person)
    ? proteinPerDay(PROTEIN_ADVICE.leanDeficit, fatFreeMass(weight.kilograms, bodyFat))
    : null;
}

/** The upper end for strength training, or the one for lean athletes who are losing weight if it's higher. */
export function mostProteinOf(person: Person, goal: Goal): MostProtein {
  const strength = proteinPerDay(PROTEIN_ADVICE.strength, countedWeight(person)).to;
  const lean = leanDeficitOf(person, goal)?.to ?? strength;
  return lean > strength ? { grams: lean, isForLean: true } : { grams: strength, isForLean: false };
}
