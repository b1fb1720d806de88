/** Value → text, for what only the second opinions show. */

const LEAST_DECIMALS = 2;
const MOST_DECIMALS = 12;

/**
 * A ratio with two decimals, or with as many more as it takes for the printed number to stand in the same class as
 * the true one, if it is told the classes: 0.4996 is below 0.5, so it is not printed as 0.50.
 */
export function formatRatio(ratio: number, classOf: (value: number) => string = () => ''): string {
  const truth = classOf(ratio);
  let decimals = LEAST_DECIMALS;
  while (decimals < MOST_DECIMALS && classOf(Number(ratio.toFixed(decimals))) !== truth) decimals += 1;
  return ratio.toFixed(decimals);
}
