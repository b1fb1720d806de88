/**
 * Constants of the dynamic model of body weight: Hall et al. 2011, Lancet 378:826–837, and its web appendix. They were
 * published in kilojoules and are converted to kilocalories here without rounding.
 */

import { KJ_PER_KCAL } from '../units.ts';

/** Energy of a kilogram gained or lost, in kcal (published: 39.5, 7.6 and 17.6 MJ). */
export const ENERGY_PER_KG = {
  fat: 39_500 / KJ_PER_KCAL,
  lean: 7600 / KJ_PER_KCAL,
  glycogen: 17_600 / KJ_PER_KCAL,
} as const;

/** Energy that a kilogram of tissue uses at rest, in kcal per day (published: 13 and 92 kJ). */
export const RESTING_PER_KG = { fat: 13 / KJ_PER_KCAL, lean: 92 / KJ_PER_KCAL } as const;

/** Energy that building a kilogram of tissue costs, in kcal (published: 750 and 960 kJ). */
export const BUILDING_PER_KG = { fat: 750 / KJ_PER_KCAL, lean: 960 / KJ_PER_KCAL } as const;

/** Fraction of a change in intake that digestion uses. */
export const THERMIC_EFFECT = 0.1;

/** Adaptive thermogenesis: its fraction of a change in intake, and its time constant in days. */
export const ADAPTATION = { share: 0.14, days: 14 } as const;

/** Glycogen: kilograms at the start, and kilograms of water bound by each. */
export const GLYCOGEN = { start: 0.5, water: 2.7 } as const;

/**
 * Sodium: mg in a kilogram of fluid outside the cells, mg per day excreted for each kilogram of extra fluid, and mg per day
 * by which excretion changes when carbohydrate falls to 0.
 */
export const SODIUM = { perKgFluid: 3220, excretedPerKg: 3000, excretedByCarbs: 4000 } as const;

/** Forbes's constant, in kg: lean mass changes with the logarithm of fat mass, times this. */
export const FORBES = 10.4;

/** The planner's assumptions about a diet: half its energy from carbohydrate, and mg of sodium per day. */
export const USUAL_DIET = { carbFraction: 0.5, sodium: 4000 } as const;
