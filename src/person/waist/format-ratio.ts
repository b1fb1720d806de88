import { classifyWaistToHeight } from '@evenscale/formulas/body-composition';

const LEAST_DECIMALS = 2;
const MOST_DECIMALS = 12;

/**
 * A ratio with two decimals, or with as many more as needed for the printed number to be in the same category as the
 * actual one, if `classOf` is given: 0.4996 is below 0.5, so it isn't printed as 0.50.
 */
export function formatRatio(ratio: number, classOf: (value: number) => string = () => ''): string {
  const truth = classOf(ratio);
  let decimals = LEAST_DECIMALS;
  while (decimals < MOST_DECIMALS && classOf(Number(ratio.toFixed(decimals))) !== truth) decimals += 1;
  return ratio.toFixed(decimals);
}

/** A ratio of waist to height, in the class that it has. */
export const formatClassifiedRatio = (ratio: number): string =>
  formatRatio(ratio, (value) => classifyWaistToHeight(value).key);
