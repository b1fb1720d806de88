/** How an energy balance is divided between fat and lean tissue, and what building them costs. */
import { BUILDING_PER_KG, ENERGY_PER_KG, FORBES } from './constants.ts';

/** Fat mass in kg at which fat and lean tissue each take half of the energy balance. */
const EQUAL_PARTS_FAT = (FORBES * ENERGY_PER_KG.lean) / ENERGY_PER_KG.fat;

/**
 * Fraction of the energy balance that goes to or comes from lean tissue.
 *
 * @param fat - fat mass in kg, 0 or more
 * @returns fraction, 0–1, not rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example leanShare(0) // 1
 */
export function leanShare(fat: number): number {
  return EQUAL_PARTS_FAT / (EQUAL_PARTS_FAT + fat);
}

/**
 * What building tissue costs, for each kcal that it stores.
 *
 * @param share - fraction of the energy balance that goes to lean tissue, 0–1
 * @returns fraction of the stored energy, not rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example buildingCost(0) // 750 / 39500
 */
export function buildingCost(share: number): number {
  return (
    (share * BUILDING_PER_KG.lean) / ENERGY_PER_KG.lean +
    ((1 - share) * BUILDING_PER_KG.fat) / ENERGY_PER_KG.fat
  );
}
