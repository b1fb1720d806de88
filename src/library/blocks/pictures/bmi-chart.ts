import { bodyMassIndex, HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import { cm, kg } from '@evenscale/formulas/units';

/** What the chart of BMI by height and weight shows: heights in cm across, weights in kg up. */
export const HEIGHTS = { min: 150, max: 200 } as const;
export const WEIGHTS = { min: 40, max: 130 } as const;
const STEP = 5;

/** The weight in kg that has a BMI at a height in cm. */
export const weightAt = (bmi: number, height: number): number => bmi / bodyMassIndex(kg(1), cm(height));

/** A category between two lines of equal BMI. */
interface BmiArea {
  readonly key: HomeBmiKey;
  /** The edges of the area as points of height and weight, around it. */
  readonly outline: readonly (readonly [number, number])[];
  /** A point inside it with room for its name. */
  readonly name: readonly [number, number];
}

const heights = Array.from(
  { length: (HEIGHTS.max - HEIGHTS.min) / STEP + 1 },
  (_, index) => HEIGHTS.min + index * STEP,
);

/** Where a name is written: low in the outer areas, to the right where the inner ones are widest, and inside with large text. */
const NAMED_AT: Readonly<Record<HomeBmiKey, number>> = {
  underweight: 183,
  normal: 181,
  overweight: 185,
  obese: 166,
};

export const BMI_AREAS: readonly BmiArea[] = HOME_BMI_BANDS.map(({ key, from }, index) => {
  const next = HOME_BMI_BANDS[index + 1]?.from;
  const lower = (height: number) => (index === 0 ? WEIGHTS.min : weightAt(from, height));
  const upper = (height: number) => (next === undefined ? WEIGHTS.max : weightAt(next, height));
  const at = NAMED_AT[key];
  return {
    key,
    outline: [
      ...heights.map((height) => [height, lower(height)] as const),
      ...heights.toReversed().map((height) => [height, upper(height)] as const),
    ],
    name: [at, (lower(at) + upper(at)) / 2],
  };
});
