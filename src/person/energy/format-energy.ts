/** Energies in the visitor's unit → text. Every energy that a tool shows is formatted here. */
import { type EnergyUnit, KJ_PER_KCAL } from '@evenscale/formulas/units';
import { formatKcal } from '#ui/text/format.ts';

/** An energy as a number in the unit, not rounded. */
export const energyIn = (kilocalories: number, unit: EnergyUnit): number =>
  unit === 'kJ' ? kilocalories * KJ_PER_KCAL : kilocalories;

/** A number in the unit as an energy in kcal. */
export const kilocaloriesFrom = (amount: number, unit: EnergyUnit): number =>
  unit === 'kJ' ? amount / KJ_PER_KCAL : amount;

/** An energy without its unit: "2,757", "11,535". Rounded here, once. */
export const energyFigure = (kilocalories: number, unit: EnergyUnit): string =>
  formatKcal(energyIn(kilocalories, unit));

/** An energy: "2,757 kcal", "11,535 kJ". */
export const formatEnergy = (kilocalories: number, unit: EnergyUnit): string =>
  `${energyFigure(kilocalories, unit)} ${unit}`;

/**
 * The difference of two energies as displayed, in the unit: what a reader gets by subtracting one from the other.
 */
export const shownEnergyDifference = (value: number, other: number, unit: EnergyUnit): number =>
  Math.round(energyIn(value, unit)) - Math.round(energyIn(other, unit));

/** What `shownEnergyDifference` returns, without its sign and unit: "250", "1,046". */
export const shownDifferenceFigure = (value: number, other: number, unit: EnergyUnit): string =>
  formatKcal(Math.abs(shownEnergyDifference(value, other, unit)));
