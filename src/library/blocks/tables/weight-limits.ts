import {
  bodyMassIndex,
  bodyMassIndexImperial,
  HOME_BMI_BANDS,
  idealWeightRange,
  idealWeightRangeImperial,
} from '@evenscale/formulas/bmi';
import { cm, inches, INCHES_PER_FOOT, kg, lb } from '@evenscale/formulas/units';

/** The printed weights at which one category ends and the next starts, for one height. */
export interface WeightLimits {
  readonly height: string;
  /** Both ends of the healthy range from the calculators, not rounded. */
  readonly healthy: readonly [number, number];
  readonly overweightFrom: number;
  readonly obeseFrom: number;
}

/** A height in one unit system: its healthy range, the BMI of a weight, and the step in which limits are printed. */
interface HeightRow {
  readonly height: string;
  readonly step: number;
  readonly healthy: { readonly min: number; readonly max: number };
  readonly indexOf: (weight: number) => number;
}

const fromOf = (key: 'overweight' | 'obese') =>
  HOME_BMI_BANDS.find((band) => band.key === key)?.from ?? Number.NaN;

/** Counts steps instead of adding weights, since 0.1 kg has no exact binary value. */
const inSteps = (count: number, step: number) => (step < 1 ? count / Math.round(1 / step) : count * step);

/** The lightest printable weight whose BMI reaches a limit. */
function lightestFrom(limit: number, { step, indexOf }: HeightRow): number {
  let count = Math.floor(limit / indexOf(1) / step) - 1;
  while (indexOf(inSteps(count, step)) < limit) count += 1;
  return inSteps(count, step);
}

const limitsFor = (row: HeightRow): WeightLimits => ({
  height: row.height,
  healthy: [row.healthy.min, row.healthy.max],
  overweightFrom: lightestFrom(fromOf('overweight'), row),
  obeseFrom: lightestFrom(fromOf('obese'), row),
});

const feetAndInches = (total: number) =>
  `${Math.floor(total / INCHES_PER_FOOT)} ft ${total % INCHES_PER_FOOT} in`;
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** In kg, limits to one decimal, for heights from 150 to 200 cm. */
export const METRIC_LIMITS: readonly WeightLimits[] = steps(150, 200, 5).map((height) =>
  limitsFor({
    height: `${height} cm`,
    step: 0.1,
    healthy: idealWeightRange(cm(height)),
    indexOf: (weight) => bodyMassIndex(kg(weight), cm(height)),
  }),
);

/** In lb, limits in whole pounds, for heights from 4 ft 10 to 6 ft 6. */
export const IMPERIAL_LIMITS: readonly WeightLimits[] = steps(58, 78, 1).map((height) =>
  limitsFor({
    height: feetAndInches(height),
    step: 1,
    healthy: idealWeightRangeImperial(inches(height)),
    indexOf: (weight) => bodyMassIndexImperial(lb(weight), inches(height)),
  }),
);
