/** A rule of values: its ends and the round values on it. */
export interface ValueRule {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Steps that people count in, within a power of ten. */
const ROUND = [1, 2, 5, 10] as const;

/** 3 × 0.1 is 0.3, not 0.30000000000000004. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9;

/** A rule with at most about `most` round steps, or some of the given ones, that reaches over both values; they must differ. */
export function valueRule(low: number, high: number, most: number, steps?: readonly number[]): ValueRule {
  const rough = (high - low) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * (ROUND.find((size) => size * power >= rough) ?? 10);
  const step = steps ? (steps.find((size) => size >= rough) ?? round) : round;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  const ticks = Array.from({ length: count + 1 }, (_, index) => exact((first + index) * step));
  return { low: first * step, high: (first + count) * step, ticks };
}
