import { KCAL_PER_GRAM, type MacroGrams } from '@evenscale/formulas/macros';

/** What the sample days can have, in kcal. */
export const DAY_ENERGY = { least: 1200, most: 3200 } as const;

/** The sample days have about as much of their energy from carbs as most people eat. */
const LEAST_CARBS = 0.3;

/** False for a day that the menus can't have, and for a split with few carbs, which they would contradict. */
export const canHaveDay = (kcal: number, { carbs }: Pick<MacroGrams, 'carbs'>): boolean =>
  kcal >= DAY_ENERGY.least && kcal <= DAY_ENERGY.most && carbs * KCAL_PER_GRAM.carbs >= LEAST_CARBS * kcal;
