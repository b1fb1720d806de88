import type { Gender } from '#formulas/energy/energy.ts';
import { bmiAtPercentOfP95, bmiAtPercentile, percentOfP95 } from '#formulas/growth/bmi-for-age.ts';
import { CHILD_AGE_LIMITS } from '#formulas/growth/child-age.ts';
import { SEVERE_OBESITY } from '#formulas/growth/child-bmi.ts';
import { MONTHS_PER_YEAR, months, percent } from '#formulas/units.ts';
import type { BodyMassIndex, Months } from '#formulas/units.ts';

/** One point of a curve, or one measurement. */
export interface GrowthPoint {
  readonly age: Months;
  readonly bmi: BodyMassIndex;
}

/** Which curve: a percentile, or a percentage of the 95th percentile. */
export interface CurveName {
  readonly kind: 'percentile' | 'percentOfP95';
  readonly value: number;
}

/** A curve of the chart. All curves of a chart have their points at the same ages. */
export interface GrowthCurve extends CurveName {
  readonly points: readonly GrowthPoint[];
}

/** How much of the ages from 2 to 20 the chart shows. */
export type ChartSpan = 'near' | 'whole';

/** The curves of CDC's printed charts that are always drawn. */
const PERCENTILES = [5, 10, 25, 50, 75, 85, 90, 95] as const;

const PERCENTILE_CURVES: readonly CurveName[] = PERCENTILES.map((value) => ({ kind: 'percentile', value }));

const LINES = [
  { value: SEVERE_OBESITY.obesityClass2.percentOfP95, drawnFrom: 100 },
  { value: SEVERE_OBESITY.obesityClass3.percentOfP95, drawnFrom: SEVERE_OBESITY.obesityClass2.percentOfP95 },
] as const;

/** Months between two points, and months shown on either side of the measurements. */
const STEP_MONTHS: Readonly<Record<ChartSpan, number>> = { near: 1, whole: 3 };
const NEAR_MONTHS = 2 * MONTHS_PER_YEAR;

/** The lines above the 95th percentile: 120% once a measurement is at or above it, 140% once one is at 120%. */
function linesAbove(gender: Gender, measurements: readonly GrowthPoint[]): readonly CurveName[] {
  const highest = Math.max(0, ...measurements.map(({ age, bmi }) => percentOfP95(gender, age, bmi)));
  return LINES.filter(({ drawnFrom }) => highest >= drawnFrom).map(({ value }) => ({
    kind: 'percentOfP95',
    value,
  }));
}

/** Whole years around the measurements, or all ages that the charts cover; in months. */
function endsOf(span: ChartSpan, measurements: readonly GrowthPoint[]): { from: number; to: number } {
  const { from, below } = CHILD_AGE_LIMITS;
  const ages = measurements.map(({ age }) => age);
  if (span === 'whole' || ages.length === 0) return { from, to: below };
  const year = MONTHS_PER_YEAR;
  return {
    from: Math.max(from, Math.floor((Math.min(...ages) - NEAR_MONTHS) / year) * year),
    to: Math.min(below, Math.ceil((Math.max(...ages) + NEAR_MONTHS) / year) * year),
  };
}

function agesOf(span: ChartSpan, measurements: readonly GrowthPoint[]): readonly Months[] {
  const { from, to } = endsOf(span, measurements);
  const step = STEP_MONTHS[span];
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => months(from + index * step));
}

const bmiOf = (gender: Gender, age: Months, { kind, value }: CurveName): BodyMassIndex =>
  kind === 'percentile'
    ? bmiAtPercentile(gender, age, percent(value))
    : bmiAtPercentOfP95(gender, age, percent(value));

/**
 * The curves of the chart, lowest first.
 *
 * @param measurements - of one child, each at an age that the charts cover
 */
export function buildGrowthCurves(
  gender: Gender,
  measurements: readonly GrowthPoint[],
  span: ChartSpan,
): readonly GrowthCurve[] {
  const ages = agesOf(span, measurements);
  return [...PERCENTILE_CURVES, ...linesAbove(gender, measurements)].map((name) => ({
    ...name,
    points: ages.map((age) => ({ age, bmi: bmiOf(gender, age, name) })),
  }));
}

/** The curves that a point is between, for a reader who does not see the drawing; undefined beyond the outermost. */
export function curvesAround(
  gender: Gender,
  point: GrowthPoint,
  curves: readonly CurveName[],
): { readonly below: CurveName | undefined; readonly above: CurveName | undefined } {
  const isBelow = (name: CurveName): boolean => bmiOf(gender, point.age, name) <= point.bmi;
  return {
    below: curves.findLast(isBelow),
    above: curves.find((name) => !isBelow(name)),
  };
}
