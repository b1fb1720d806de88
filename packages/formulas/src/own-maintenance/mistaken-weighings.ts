/** Finds weights that don't fit their neighbors: a typo, another person on the scale, a heavy bag. */
import { kg, type Kilograms } from '../units.ts';
import { median } from './median.ts';

/** One weigh-in. */
export interface Weighing {
  /** Number of the local day, counted from an arbitrary day. */
  readonly day: number;
  readonly weight: Kilograms;
  /** It was confirmed, so it never counts as a mistake. */
  readonly isConfirmed: boolean;
}

/** A weight that is probably a mistake, and the value that its neighbors suggest. */
export interface MistakenWeighing {
  readonly day: number;
  readonly weight: Kilograms;
  readonly expected: Kilograms;
}

/** The number of neighbors that predict a weight: half before it and half after, if available. */
const NEIGHBORS = 8;
/** How many weigh-ins before and after are searched for neighbors. */
const SURROUNDINGS = 3 * NEIGHBORS;
/** With fewer neighbors than this, nothing is predicted. */
const FEWEST_NEIGHBORS = 4;
/** How far a weigh-in may be from its predicted value: in kg, or as a fraction of the weight if that's more. */
const ALLOWED = { kilograms: 2.5, share: 0.02 } as const;

/** The weigh-ins around one of them, without that one. */
function neighborsOf(weighings: readonly Weighing[], at: number): readonly Weighing[] {
  const latestFirst = Math.max(0, weighings.length - 1 - NEIGHBORS);
  const first = Math.min(Math.max(0, at - NEIGHBORS / 2), latestFirst);
  return weighings.slice(first, first + NEIGHBORS + 1).filter((_, index) => first + index !== at);
}

/** The value on a day of the Theil–Sen line, which tolerates outliers in up to a quarter of the weigh-ins. */
function weightOnLine(weighings: readonly Weighing[], day: number): number {
  const slopes = weighings.flatMap((one, at) =>
    weighings.slice(at + 1).map((other) => (other.weight - one.weight) / (other.day - one.day)),
  );
  const slope = median(slopes);
  return median(weighings.map((weighing) => weighing.weight - slope * (weighing.day - day)));
}

/** The value predicted by the others, if a weight is too far from it. */
function contradiction(weighings: readonly Weighing[], weighing: Weighing, at: number): number | undefined {
  const neighbors = neighborsOf(weighings, at);
  if (weighing.isConfirmed || neighbors.length < FEWEST_NEIGHBORS) return undefined;
  const expected = weightOnLine(neighbors, weighing.day);
  const allowed = Math.max(ALLOWED.kilograms, ALLOWED.share * expected);
  return Math.abs(weighing.weight - expected) > allowed ? expected : undefined;
}

/**
 * The weigh-ins that look like mistakes: more than 2.5 kg (or 2% of the weight) away from a robust line through the eight around them.
 *
 * @param weighings - in the order of their days, each day once; weights in kg, above 0
 * @returns the mistakes in order, each with the weight in kg that the others make likely, not rounded; none among fewer than five weighings
 * @throws never
 * @source Theil 1950, Proc K Ned Akad Wet 53; Sen 1968, J Am Stat Assoc 63:1379–1389 (the line); the limit is a product decision
 * @example mistakenWeighings([80, 80, 85, 80, 80].map((weight, day) => ({ day, weight: kg(weight), isConfirmed: false }))) // [{ day: 2, weight: 85, expected: 80 }]
 */
export function mistakenWeighings(weighings: readonly Weighing[]): readonly MistakenWeighing[] {
  const doubtful = new Set(
    weighings.filter((weighing, at) => contradiction(weighings, weighing, at) !== undefined),
  );
  // A mistake must not make its neighbors look like mistakes, so each is checked again without the others.
  return weighings.flatMap((weighing, at) => {
    if (!doubtful.has(weighing)) return [];
    const first = Math.max(0, at - SURROUNDINGS);
    const around = weighings
      .slice(first, at + SURROUNDINGS + 1)
      .filter((other) => other === weighing || !doubtful.has(other));
    const expected = contradiction(around, weighing, around.indexOf(weighing));
    const { day, weight } = weighing;
    return expected === undefined ? [] : [{ day, weight, expected: kg(expected) }];
  });
}
