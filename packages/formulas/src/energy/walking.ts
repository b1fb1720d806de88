/** The effect of a daily walk on the physical activity level. */
import type { Kcal, Kilograms } from '../units.ts';
import { THERMIC_EFFECT } from '../weight-model/constants.ts';

/**
 * Energy of a brisk walk (5.6 km/h) above that of sitting quietly, in kcal per hour for each kg: 4.3 minus 1.3 MET, where a
 * MET is 1 kcal per kg and hour (Ainsworth et al. 2011).
 */
export const BRISK_WALK = 4.3 - 1.3;

const MINUTES_PER_HOUR = 60;

/**
 * The physical activity level after adding a daily brisk walk in place of sitting.
 *
 * @param pal - activity level so far: energy of the day over energy at rest, 1.111 or more
 * @param minutes - length of the daily walk in minutes, 0 or more
 * @param restingEnergy - energy at rest in kcal per day, above 0
 * @param weight - body mass in kg, above 0
 * @returns the new level (energy of the day over energy at rest), not rounded; the walk itself is good to about 20%
 * @throws never
 * @source Ainsworth et al. 2011, Med Sci Sports Exerc 43:1575–1581; Hall et al. 2011, Lancet 378:826–837, web appendix (activity and level)
 * @example palWithWalk(1.5, 30, kcal(1800), kg(90)) // 1.5833333333333333
 */
export function palWithWalk(pal: number, minutes: number, restingEnergy: Kcal, weight: Kilograms): number {
  const walk = BRISK_WALK * (minutes / MINUTES_PER_HOUR) * weight;
  // The level also includes the energy for digesting the additional food.
  return pal + walk / ((1 - THERMIC_EFFECT) * restingEnergy);
}
