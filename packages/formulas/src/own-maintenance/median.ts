/** The median, which a few outliers can't shift. */

/**
 * The median of some numbers.
 *
 * @param values - numbers of any unit, in any order, at least one
 * @returns the middle one, or the mean of the two in the middle, in the same unit, not rounded; NaN without numbers
 * @throws never
 * @source definition of the median
 * @example median([5, 1, 2, 40]) // 3.5
 */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}
