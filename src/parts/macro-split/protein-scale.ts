/** The rule that protein is read on: grams per kilogram, from 0 to a whole number. */
export interface ProteinScale {
  readonly most: number;
  /** Every value with a tick; whole ones have a number. */
  readonly ticks: readonly number[];
}

/** Up to here the rule always reaches, and never further than the second. */
const LEAST_END = 3;
const MOST_END = 6;

/** Ticks in one gram per kilogram: fewer where the rule is long. */
const FINE = 10;
const COARSE = 4;

/** A rule that holds all `values`, as far as one can still read it. */
export function proteinScale(values: readonly number[]): ProteinScale {
  const most = Math.min(MOST_END, Math.max(LEAST_END, Math.ceil(Math.max(...values))));
  const fineness = most === LEAST_END ? FINE : COARSE;
  return { most, ticks: Array.from({ length: most * fineness + 1 }, (_, index) => index / fineness) };
}

/** Where a value stands, in percent of the rule; beyond its end at the end. */
export function placeOn({ most }: ProteinScale, value: number): number {
  return (Math.min(most, Math.max(0, value)) / most) * 100;
}
