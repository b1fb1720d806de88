/** The measuring rule under a dot plot: its ends, the values written on it, and the fine ticks between them. */
export interface DotPlotScale {
  readonly min: number;
  readonly max: number;
  /** Values with a long tick and a number. */
  readonly labelled: readonly number[];
  /** Every value with a tick. */
  readonly ticks: readonly number[];
}

const ROUND = [1, 2, 5, 10];
const TICKS_PER_LABEL = 5;
const MOST_LABELS = 4;
/** Where all values are one, the rule reaches this share of it to either side. */
const ALONE = 0.1;
/** Values nearer to each other than this share of themselves are one. */
const NEAR = 1e-6;

/** Without the dust that adding tenths leaves behind. */
const clean = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The smallest round step that divides a span into no more than a few parts. */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / MOST_LABELS));
  const step = ROUND.find((factor) => span / (factor * power) <= MOST_LABELS) ?? 10;
  return step * power;
}

function multiples(step: number, min: number, max: number): readonly number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

/** A rule that holds all of some values, with round numbers on it; its ends lie on fine ticks. */
export function dotPlotScale(values: readonly number[]): DotPlotScale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const size = Math.max(1, Math.abs(high));
  const around = high - low > size * NEAR ? 0 : size * ALONE;
  const step = roundStep(high - low + 2 * around);
  const fine = step / TICKS_PER_LABEL;
  const min = clean(Math.floor((low - around) / fine + 1e-9) * fine);
  const max = clean(Math.ceil((high + around) / fine - 1e-9) * fine);
  return { min, max, labelled: multiples(step, min, max), ticks: multiples(fine, min, max) };
}

/** Where a value stands, in percent from the rule's start. */
export function placeOn({ min, max }: Pick<DotPlotScale, 'min' | 'max'>, value: number): number {
  return Math.round(((value - min) / (max - min)) * 1e4) / 100;
}
