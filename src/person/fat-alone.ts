/** Which weights losing fat alone can reach. */
import { ESSENTIAL_FAT, fatFreeMass } from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import { kg, percent, type Kilograms, type Percent, type WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from './format-weight.ts';

/** The parts of a body that decide how far losing fat alone can go. */
export interface BodyParts {
  readonly gender: Gender;
  readonly weight: Kilograms;
  /** `null` if it isn't known. */
  readonly bodyFat: Percent | null;
}

/**
 * The lowest weight that losing fat alone can reach, which leaves essential fat; `null` if body fat isn't known.
 */
export function lowestByFatAlone({ gender, weight, bodyFat }: BodyParts): Kilograms | null {
  return bodyFat === null ? null : kg(fatFreeMass(weight, bodyFat) / (1 - ESSENTIAL_FAT[gender] / 100));
}

/** The fat-free mass, if losing fat alone can't reach this weight; `null` if it can, or if body fat isn't known. */
export function leanMassAbove(reached: Kilograms, { gender, weight, bodyFat }: BodyParts): Kilograms | null {
  if (bodyFat === null) return null;
  const leanMass = fatFreeMass(weight, bodyFat);
  return reached * (1 - ESSENTIAL_FAT[gender] / 100) < leanMass ? leanMass : null;
}

/** The body fat at a lower weight, if only fat is lost; `null` if today's isn't known. */
export function bodyFatAt(reached: Kilograms, { weight, bodyFat }: BodyParts): Percent | null {
  return bodyFat === null ? null : percent((1 - fatFreeMass(weight, bodyFat) / reached) * 100);
}

/** The note for a weight that would take muscle as well; `reached` is that weight as text. */
export function muscleLossText(leanMass: Kilograms, reached: string, unit: WeightUnit): string {
  return `With the body fat you entered, about ${formatWeight(leanMass, unit)} of you isn’t fat. To reach ${reached}, you’d have to lose muscle as well.`;
}
