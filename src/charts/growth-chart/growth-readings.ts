/** The ages at which a growth chart can be read, and the readings. */
import { bmiOf, curvesAround } from './growth-curves.ts';
import type {
  ChartSpan,
  CurveName,
  CurvesAround,
  GrowthCurve,
  GrowthMeasurement,
  GrowthPoint,
  GrowthView,
} from './growth-curves.ts';

/** One age with the BMI of each curve, and of the child if measured then. */
export interface GrowthReading {
  readonly ageMonths: GrowthPoint['ageMonths'];
  readonly curves: readonly (CurveName & Pick<GrowthPoint, 'bmi'>)[];
  readonly measured: (GrowthMeasurement & { readonly around: CurvesAround }) | null;
}

/** The age of a measurement in full months, as displayed. */
export const fullMonths = ({ ageMonths, completed }: Omit<GrowthMeasurement, 'bmi'>): number =>
  completed ?? Math.floor(ageMonths);

/** The reading at an age; it includes a measurement at that exact age. */
export function readingAt(
  { gender, measurements }: Pick<GrowthView, 'gender' | 'measurements'>,
  ageMonths: GrowthPoint['ageMonths'],
  curves: readonly CurveName[],
): GrowthReading {
  const measured = measurements.findLast((measurement) => measurement.ageMonths === ageMonths);
  return {
    ageMonths,
    curves: curves.map(({ kind, value }) => ({
      kind,
      value,
      bmi: bmiOf(gender, ageMonths, { kind, value }),
    })),
    measured: measured ? { ...measured, around: curvesAround(gender, measured, curves) } : null,
  };
}

/** Every age at which the curves have a point; a measurement's age replaces the point of the same month. */
export function agesToRead(
  curves: readonly GrowthCurve[],
  measurements: readonly GrowthMeasurement[],
): readonly GrowthPoint['ageMonths'][] {
  const measured = measurements.map(({ ageMonths }) => ageMonths);
  const months = new Set<number>(measurements.map(fullMonths));
  const others = (curves[0]?.points ?? [])
    .map(({ ageMonths }) => ageMonths)
    .filter((age) => !months.has(age));
  return [...new Set([...others, ...measured])].toSorted((one, other) => one - other);
}

/** Months between two rows of the table. */
const ROW_MONTHS: Readonly<Record<ChartSpan, number>> = { near: 6, whole: 12 };

/** The ages that are rows of the table. */
export function agesOfTable(ages: readonly GrowthPoint['ageMonths'][], { measurements, span }: GrowthView) {
  const measured = measurements.map(({ ageMonths }) => ageMonths);
  return ages.filter((age) => age % ROW_MONTHS[span] === 0 || measured.includes(age));
}
