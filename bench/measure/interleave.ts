/** The two pages being compared. */
export const SIDES = ['ours', 'limit'] as const;
export type Side = (typeof SIDES)[number];
export type Sided<Value> = Readonly<Record<Side, Value>>;

/**
 * Measures the two pages alternately, so that other load on the machine affects both. The order changes each
 * round.
 */
export async function interleave<Value>(
  rounds: number,
  measure: (side: Side) => Promise<Value>,
): Promise<Sided<readonly Value[]>> {
  const samples: Record<Side, Value[]> = { ours: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? SIDES : SIDES.toReversed();
    for (const side of order) samples[side].push(await measure(side));
  }
  return samples;
}

/** The median: the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The median of one figure for each page. */
export function medians<Value>(
  samples: Sided<readonly Value[]>,
  figure: (value: Value) => number,
): Sided<number> {
  return { ours: median(samples.ours.map(figure)), limit: median(samples.limit.map(figure)) };
}
