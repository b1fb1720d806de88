/** A measuring rule: its ends, the values written on it, and the fine ticks between them. */
export interface Ruler {
  readonly min: number;
  readonly max: number;
  /** Values with a long tick and a number. */
  readonly labelled: readonly number[];
  /** Values with a short tick. */
  readonly fine: readonly number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const FINE_PER_STEP = 5;
const MOST_FINE = 60;

/** The smallest round step that divides a span into no more than so many parts. */
function roundStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  const steps = ROUND_STEPS.map((step) => step * power);
  return steps.find((step) => span / step <= most + 1e-9) ?? power * 10;
}

/** Without the dust that adding tenths leaves behind. */
const clean = (value: number) => Math.round(value * 1e9) / 1e9;

const multiplesWithin = (step: number, min: number, max: number) => {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => clean((first + index) * step));
};

function fineTicks(step: number, min: number, max: number): readonly number[] {
  const fine = multiplesWithin(step / FINE_PER_STEP, min, max);
  return fine.length <= MOST_FINE ? fine : multiplesWithin(step, min, max);
}

/** A rule with given ends. */
export function rulerBetween(min: number, max: number, most = 6): Ruler {
  const step = roundStep(max - min, most);
  return { min, max, labelled: multiplesWithin(step, min, max), fine: fineTicks(step, min, max) };
}

const HOUR_STEPS = [1, 2, 3, 6];

/** A rule of hours, one fine tick for each, labelled as a clock is divided. */
export function rulerOfHours(min: number, max: number, most = 4): Ruler {
  const step = HOUR_STEPS.find((hours) => (max - min) / hours <= most) ?? Math.max(...HOUR_STEPS);
  return { min, max, labelled: multiplesWithin(step, min, max), fine: multiplesWithin(1, min, max) };
}

/** A rule whose ends are round and reach around two values. */
export function rulerAround(low: number, high: number, most = 6): Ruler {
  const step = roundStep(high > low ? high - low : 1, most);
  return rulerBetween(clean(Math.floor(low / step) * step), clean(Math.ceil(high / step) * step), most);
}

/** Where a value stands, in percent from the rule's start. */
export const shareOf = ({ min, max }: Pick<Ruler, 'min' | 'max'>, value: number): number =>
  clean(Math.round(((value - min) / (max - min)) * 1e4) / 100);
