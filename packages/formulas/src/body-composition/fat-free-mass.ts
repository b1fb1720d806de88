import type { Gender } from '../energy/energy.ts';
import { kg, type Kilograms, type Percent } from '../units.ts';

/** The usual textbook figures for essential fat, in percent of body mass. */
export const ESSENTIAL_FAT: Readonly<Record<Gender, number>> = { male: 3, female: 12 };

/**
 * Body mass without fat.
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
