/** Positions of labels at the ends of lines, so that they don't collide. */

interface Block {
  readonly places: readonly number[];
  /** Where its first label is. */
  readonly start: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * Places at least a gap apart and within two limits, as near to the wanted ones as possible. They must be in rising
 * order, and there must be room for all of them.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  { min, max }: { readonly min: number; readonly max: number },
): readonly number[] {
  const blocks: Block[] = [];
  for (const place of wanted) {
    let places = [place];
    const startOf = (): number => {
      const free = mean(places.map((one, index) => one - index * gap));
      return Math.max(min, Math.min(max - (places.length - 1) * gap, free));
    };
    // Labels that would collide are moved together: their common place is the mean of what they want.
    for (
      let last = blocks.at(-1);
      last && last.start + last.places.length * gap > startOf();
      last = blocks.at(-1)
    ) {
      places = [...last.places, ...places];
      blocks.pop();
    }
    blocks.push({ places, start: startOf() });
  }
  return blocks.flatMap(({ places, start }) => places.map((_, index) => start + index * gap));
}
