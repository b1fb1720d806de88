/** Round values on scales: the ends of a scale, its labels, and the fine ticks between them. */

export interface Ruler {
  readonly min: number;
  readonly max: number;
  /** Values with a long tick and a number. */
  readonly labeled: readonly number[];
  /** Every value with a tick. */
  readonly fine: readonly number[];
}

/** Steps within a power of ten. */
const ROUND_STEPS = [1, 2, 5, 10] as const;
const WITH_QUARTERS = [1, 2, 2.5, 5, 10] as const;
const FINE_PER_STEP = 5;
const MOST_FINE = 60;
const MOST_OVER_VALUES = 4;
/** Padding on either side of a single value, as a share of it. */
const AROUND_ONE = 0.1;
/** Values closer together than this share of themselves count as one. */
const NEAR = 1e-6;
const TOLERANCE = 1e-9;

/** Removes floating-point error: 3 × 0.1 is 0.3, not 0.30000000000000004. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The smallest round step that divides a span into at most `most` parts. */
export function roundStep(span: number, most: number, steps: readonly number[] = ROUND_STEPS): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return power * (steps.find((size) => span / (size * power) <= most + TOLERANCE) ?? 10);
}

/** All multiples of a step between two values. */
export function multiples(step: number, min: number, max: number): readonly number[] {
  const first = Math.ceil(min / step - TOLERANCE);
  const last = Math.floor(max / step + TOLERANCE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => exact((first + index) * step));
}

/** The nearest multiples of a step outside two values. */
export function roundEnds(step: number, low: number, high: number): readonly [number, number] {
  return [exact(Math.floor(low / step + TOLERANCE) * step), exact(Math.ceil(high / step - TOLERANCE) * step)];
}

/** A scale with given ends. */
export function rulerBetween(min: number, max: number, most = 6): Ruler {
  const step = roundStep(max - min, most, WITH_QUARTERS);
  const fine = multiples(step / FINE_PER_STEP, min, max);
  const labeled = multiples(step, min, max);
  return { min, max, labeled, fine: fine.length <= MOST_FINE ? fine : labeled };
}

/** Steps in pounds for an axis in stone and pounds: parts of a stone, and whole stones. */
export const POUND_STEPS = [1, 2, 7, 14, 28, 56, 140, 280] as const;

const HOUR_STEPS = [1, 2, 3, 6];

/** A scale of hours with a fine tick for each, labeled like a clock. */
export function rulerOfHours(min: number, max: number, most = 4): Ruler {
  const step = HOUR_STEPS.find((hours) => (max - min) / hours <= most) ?? Math.max(...HOUR_STEPS);
  return { min, max, labeled: multiples(step, min, max), fine: multiples(1, min, max) };
}

/** A scale with round ends around two values. */
export function rulerAround(low: number, high: number, most = 6): Ruler {
  const step = roundStep(high > low ? high - low : 1, most, WITH_QUARTERS);
  return rulerBetween(...roundEnds(step, low, high), most);
}

/** A scale around some values, with its ends on fine ticks. */
export function rulerOver(values: readonly number[]): Ruler {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = Math.max(1, Math.abs(high));
  const around = high - low > size * NEAR ? 0 : size * AROUND_ONE;
  const step = roundStep(high - low + 2 * around, MOST_OVER_VALUES);
  const fine = step / FINE_PER_STEP;
  const [min, max] = roundEnds(fine, low - around, high + around);
  return { min, max, labeled: multiples(step, min, max), fine: multiples(fine, min, max) };
}

/** The position of a value, in percent from the start of the scale. */
export function shareOf({ min, max }: Pick<Ruler, 'min' | 'max'>, value: number): number {
  return exact(Math.round(((value - min) / (max - min)) * 1e4) / 100);
}

/** Text closer than `edge` percent to an end of the scale is written inward. */
export function anchorAt(share: number, edge: number): 'start' | 'middle' | 'end' {
  if (share <= edge) return 'start';
  return share >= 100 - edge ? 'end' : 'middle';
}
