import type { ShownPercentile } from './format-percentile.ts';

/** The columns of a child's measurements. */
export const measurementWords = {
  age: 'Age',
  weight: 'Weight',
  height: 'Height',
  bmi: 'BMI',
  percentile: 'Percentile',
} as const;

/** A percentile in its column: "62nd". */
export const percentileCell: Readonly<Record<ShownPercentile['relation'], (ordinal: string) => string>> = {
  below: (ordinal) => `Below ${ordinal}`,
  at: (ordinal) => ordinal,
  above: (ordinal) => `Above ${ordinal}`,
};
