/** Positions labels at the ends of lines without overlap. */

interface Block {
  readonly places: readonly number[];
  /** Position of its first label. */
  readonly start: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * Positions at least a gap apart and within two limits, as close to the wanted ones as possible. The wanted positions
 * must be in ascending order, and there must be room for all of them.
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
    // Labels that would overlap are moved together, around the average of their wanted positions.
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
