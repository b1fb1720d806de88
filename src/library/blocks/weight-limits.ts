import { HOME_BMI_BANDS } from '#formulas/bmi-bands.ts';
import { HEALTHY_BMI, bodyMassIndex, bodyMassIndexImperial } from '#formulas/bmi.ts';
import { INCHES_PER_FOOT, cm, inches, kg, lb } from '#formulas/units.ts';

/** Weights at which a height passes from one category to the next, as they are printed. */
export interface WeightLimits {
  readonly height: string;
  /** Lowest and highest weight with a healthy index. */
  readonly healthy: readonly [number, number];
  readonly overweightFrom: number;
  readonly obeseFrom: number;
}

/** How a system of units reckons: the index of a weight at one height, and the step in which weights are printed. */
interface Reckoning {
  readonly height: string;
  readonly step: number;
  readonly indexOf: (weight: number) => number;
}

const fromOf = (key: 'overweight' | 'obese') =>
  HOME_BMI_BANDS.find((band) => band.key === key)?.from ?? Number.NaN;

/** The steps themselves, not the weights, are counted: 0.1 kg has no exact binary value. */
const inSteps = (count: number, step: number) => (step < 1 ? count / Math.round(1 / step) : count * step);

/** The lightest printable weight whose index reaches a limit. */
function lightestFrom(limit: number, { step, indexOf }: Reckoning): number {
  let count = Math.floor(limit / indexOf(1) / step) - 1;
  while (indexOf(inSteps(count, step)) < limit) count += 1;
  return inSteps(count, step);
}

/** The heaviest printable weight whose index does not pass a limit. */
function heaviestUpTo(limit: number, reckoning: Reckoning): number {
  const above = lightestFrom(limit, reckoning);
  return reckoning.indexOf(above) > limit ? above - reckoning.step : above;
}

const limitsFor = (reckoning: Reckoning): WeightLimits => ({
  height: reckoning.height,
  healthy: [lightestFrom(HEALTHY_BMI.min, reckoning), heaviestUpTo(HEALTHY_BMI.max, reckoning)],
  overweightFrom: lightestFrom(fromOf('overweight'), reckoning),
  obeseFrom: lightestFrom(fromOf('obese'), reckoning),
});

const feetAndInches = (total: number) =>
  `${Math.floor(total / INCHES_PER_FOOT)} ft ${total % INCHES_PER_FOOT} in`;
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** In kg, printed with one decimal, for heights from 150 to 200 cm. */
export const METRIC_LIMITS: readonly WeightLimits[] = steps(150, 200, 5).map((height) =>
  limitsFor({
    height: `${height} cm`,
    step: 0.1,
    indexOf: (weight) => bodyMassIndex(kg(weight), cm(height)),
  }),
);

/** In whole lb, for heights from 4 ft 10 to 6 ft 6. */
export const IMPERIAL_LIMITS: readonly WeightLimits[] = steps(58, 78, 2).map((height) =>
  limitsFor({
    height: feetAndInches(height),
    step: 1,
    indexOf: (weight) => bodyMassIndexImperial(lb(weight), inches(height)),
  }),
);
