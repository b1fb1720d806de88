import type { Gender } from '@evenscale/formulas/energy';
import {
  bmiAtPercentile,
  bmiAtPercentOfP95,
  CHILD_AGE_LIMITS,
  percentOfP95,
  SEVERE_OBESITY,
} from '@evenscale/formulas/growth';
import { type BodyMassIndex, months, type Months, MONTHS_PER_YEAR, percent } from '@evenscale/formulas/units';

/** One point of a curve, or one measurement. */
export interface GrowthPoint {
  readonly ageMonths: Months;
  readonly bmi: BodyMassIndex;
}

/** A measurement of a child, with a label such as its date. */
export interface GrowthMeasurement extends GrowthPoint {
  readonly label?: string | undefined;
  /** Full calendar months if known: a birthday can be slightly before 12 of the CDC's months. */
  readonly completed?: Months;
}

/** The kind of curve: a percentile, or a percentage of the 95th percentile. */
export interface CurveName {
  readonly kind: 'percentile' | 'percentOfP95';
  readonly value: number;
}

/** A curve of the chart. All curves of a chart have points at the same ages. */
export interface GrowthCurve extends CurveName {
  readonly points: readonly GrowthPoint[];
}

/** How much of the ages from 2 to 20 the chart shows. */
export type ChartSpan = 'near' | 'whole';

/** The contents of a chart. */
export interface GrowthView {
  readonly gender: Gender;
  /** One child's measurements, youngest first, each at an age that the charts cover. */
  readonly measurements: readonly GrowthMeasurement[];
  readonly span: ChartSpan;
}

/** The curves of the CDC's printed charts, which are always drawn. */
const PERCENTILES = [5, 10, 25, 50, 75, 85, 90, 95] as const;

const PERCENTILE_CURVES: readonly CurveName[] = PERCENTILES.map((value) => ({ kind: 'percentile', value }));

const LINES = [
  { value: SEVERE_OBESITY.obesityClass2.percentOfP95, drawnFrom: 100 },
  { value: SEVERE_OBESITY.obesityClass3.percentOfP95, drawnFrom: SEVERE_OBESITY.obesityClass2.percentOfP95 },
] as const;

/** Months between two points, and months shown on either side of the measurements. */
export const STEP_MONTHS: Readonly<Record<ChartSpan, number>> = { near: 1, whole: 2 };
const NEAR_MONTHS = 2 * MONTHS_PER_YEAR;

/** The lines above the 95th percentile: 120% once a measurement is at or above it, 140% once one is at 120%. */
function linesAbove(gender: Gender, measurements: readonly GrowthPoint[]): readonly CurveName[] {
  const highest = Math.max(
    0,
    ...measurements.map(({ ageMonths, bmi }) => percentOfP95(gender, ageMonths, bmi)),
  );
  return LINES.filter(({ drawnFrom }) => highest >= drawnFrom).map(({ value }) => ({
    kind: 'percentOfP95',
    value,
  }));
}

/** Whole years around the measurements, or all ages that the charts cover; in months. */
function endsOf(span: ChartSpan, measurements: readonly GrowthPoint[]): { from: number; to: number } {
  const { from, below } = CHILD_AGE_LIMITS;
  const ages = measurements.map(({ ageMonths }) => ageMonths);
  if (span === 'whole' || ages.length === 0) return { from, to: below };
  const year = MONTHS_PER_YEAR;
  return {
    from: Math.max(from, Math.floor((Math.min(...ages) - NEAR_MONTHS) / year) * year),
    to: Math.min(below, Math.ceil((Math.max(...ages) + NEAR_MONTHS) / year) * year),
  };
}

/** True if the chart around the measurements leaves out some of the ages from 2 to 20. */
export function hasMoreAges(measurements: readonly GrowthPoint[]): boolean {
  const [near, whole] = [endsOf('near', measurements), endsOf('whole', measurements)];
  return near.from > whole.from || near.to < whole.to;
}

function agesOf(span: ChartSpan, measurements: readonly GrowthPoint[]): readonly Months[] {
  const { from, to } = endsOf(span, measurements);
  const step = STEP_MONTHS[span];
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => months(from + index * step));
}

/** A curve's BMI at an age. */
export const bmiOf = (gender: Gender, age: Months, { kind, value }: CurveName): BodyMassIndex =>
  kind === 'percentile'
    ? bmiAtPercentile(gender, age, percent(value))
    : bmiAtPercentOfP95(gender, age, percent(value));

/**
 * The curves of the chart, lowest first.
 *
 * @param measurements - one child's, each at an age that the charts cover
 */
export function buildGrowthCurves(
  gender: Gender,
  measurements: readonly GrowthPoint[],
  span: ChartSpan,
): readonly GrowthCurve[] {
  const ages = agesOf(span, measurements);
  return [...PERCENTILE_CURVES, ...linesAbove(gender, measurements)].map((name) => ({
    ...name,
    points: ages.map((ageMonths) => ({ ageMonths, bmi: bmiOf(gender, ageMonths, name) })),
  }));
}

/** The curves above and below a point; undefined beyond the outermost. */
export interface CurvesAround {
  readonly below: CurveName | undefined;
  readonly above: CurveName | undefined;
}

/** Where a point is relative to the curves, for readers who can't see the drawing. */
export function curvesAround(gender: Gender, point: GrowthPoint, curves: readonly CurveName[]): CurvesAround {
  const isBelow = (name: CurveName): boolean => bmiOf(gender, point.ageMonths, name) <= point.bmi;
  return {
    below: curves.findLast(isBelow),
    above: curves.find((name) => !isBelow(name)),
  };
}
