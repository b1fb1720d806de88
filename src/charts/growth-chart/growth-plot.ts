/** The geometry of a growth chart for its actual width: numbers and paths, no markup. */
import { CATEGORY_PERCENTILES } from '@evenscale/formulas/growth';
import { MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import type { ChartRoom } from '#charts/chart-room.ts';
import { textWidth } from '#charts/label-box.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import { linearScale, linePath } from '#charts/plot-path.ts';
import { multiples, roundStep } from '#charts/ticks.ts';
import { spread } from '#charts/spread.ts';
import { curveLabel } from './growth-chart-words.ts';
import { buildGrowthCurves } from './growth-curves.ts';
import type { CurveName, GrowthCurve, GrowthPoint, GrowthView } from './growth-curves.ts';

/** How a curve is drawn: the limits of the categories, the median, the other percentiles, and the lines above them. */
export type CurveStyle = 'limit' | 'median' | 'between' | 'above';

export interface DrawnCurve {
  readonly style: CurveStyle;
  readonly path: string;
  /** Its label at its right end. */
  readonly label: { readonly text: string; readonly y: number };
}

export interface GrowthPlot extends PlotFrame {
  readonly labelsAt: number;
  readonly x: (ageMonths: number) => number;
  readonly y: (bmi: number) => number;
  /** Lowest first. */
  readonly curves: readonly DrawnCurve[];
  /** Lines from the ends of curves to labels that had to move. */
  readonly leaders: string;
  readonly ageTicks: readonly { readonly x: number; readonly years: number; readonly isLarge: boolean }[];
  readonly bmiTicks: readonly { readonly y: number; readonly text: string }[];
  /** The path through all measurements. */
  readonly measured: string;
}

/** All lengths in rem. */
const SIZES = {
  margin: { top: 3, bottom: 3.5, start: 2.25, end: 0.25 },
  height: { narrow: 20, wide: 26 },
} as const;
const LABEL = { line: 1.05, gap: 0.9, leader: 0.2 } as const;
const YEAR_WIDTH = 1.6;
const LEAST_TICK_GAP = 0.3;
const GRID_GAP = 2;
const MOST_GRID = 8;
/** Padding at the top and bottom, as a share of the height. */
const PADDING = 0.04;

const YEAR_STEPS = [1, 2, 3, 6] as const;
const MONTH_STEPS = [1, 3, 6, 12] as const;

const LIMITS: readonly number[] = Object.values(CATEGORY_PERCENTILES);
const MEDIAN = 50;

function styleOf({ kind, value }: CurveName): CurveStyle {
  if (kind === 'percentOfP95') return 'above';
  if (value === MEDIAN) return 'median';
  return LIMITS.includes(value) ? 'limit' : 'between';
}

function bmiDomain(curves: readonly GrowthCurve[], measurements: readonly GrowthPoint[]): [number, number] {
  const values = [...curves.flatMap(({ points }) => points), ...measurements].map(({ bmi }) => bmi);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const padding = PADDING * (high - low);
  return [low - padding, high + padding];
}

/** Round values for the grid of a drawing with a height in rem. */
function gridValues([low, high]: readonly [number, number], height: number): readonly number[] {
  const most = Math.min(MOST_GRID, Math.floor(height / GRID_GAP));
  return multiples(roundStep(high - low, most), low, high);
}

/** A number for every year, or for as many as fit, and a fine tick for every month if they fit. */
function ageTicks([from, to]: readonly [number, number], width: number, rem: number): GrowthPlot['ageTicks'] {
  const months = to - from;
  const step =
    YEAR_STEPS.find((years) => (width / months) * MONTHS_PER_YEAR * years >= YEAR_WIDTH * rem) ?? 6;
  const fine = MONTH_STEPS.find((size) => (width / months) * size >= LEAST_TICK_GAP * rem) ?? MONTHS_PER_YEAR;
  return Array.from({ length: Math.floor(months / fine) + 1 }, (_, index) => {
    const years = (from + index * fine) / MONTHS_PER_YEAR;
    return { x: (index * fine * width) / months, years, isLarge: years % step === 0 };
  });
}

/** Lays out a chart for the available space. Pure. */
export function buildGrowthPlot({ gender, measurements, span }: GrowthView, room: ChartRoom): GrowthPlot {
  const { rem } = room;
  const curves = buildGrowthCurves(gender, measurements, span);
  const frame = plotFrame(room, SIZES);
  const { left, top, bottom } = frame;
  const names = curves.map((curve) => curveLabel(curve, frame.isNarrow));
  const longest = Math.max(...names.map((name) => textWidth(name, rem)));
  const labelsAt = frame.right - longest;
  const right = labelsAt - LABEL.gap * rem;
  const ages = curves[0]?.points.map(({ ageMonths }) => ageMonths) ?? [];
  const ends = [ages[0] ?? 0, ages.at(-1) ?? 0] as const;
  const x = linearScale(ends, [left, right]);
  const domain = bmiDomain(curves, measurements);
  const y = linearScale(domain, [bottom, top]);
  const path = (points: readonly GrowthPoint[]): string =>
    linePath(points.map(({ ageMonths, bmi }) => [x(ageMonths), y(bmi)]));
  const curveEnds = curves.map(({ points }) => y(points.at(-1)?.bmi ?? 0));
  const labels = spread(curveEnds.toReversed(), LABEL.line * rem, { min: top, max: bottom }).toReversed();
  return {
    ...frame,
    right,
    labelsAt,
    x,
    y,
    curves: curves.map((curve, index) => ({
      style: styleOf(curve),
      path: path(curve.points),
      label: { text: names[index] ?? '', y: labels[index] ?? 0 },
    })),
    leaders: curveEnds
      .map((end, index) => `M${right},${end}L${labelsAt - LABEL.leader * rem},${labels[index] ?? 0}`)
      .join(''),
    ageTicks: ageTicks(ends, right - left, rem).map((tick) => ({ ...tick, x: left + tick.x })),
    bmiTicks: gridValues(domain, (bottom - top) / rem).map((bmi) => ({ y: y(bmi), text: String(bmi) })),
    measured: path(measurements),
  };
}
