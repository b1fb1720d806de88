/** The geometry of a growth chart for its actual width: numbers, paths and placed labels, no markup. */
import type { Gender } from '@evenscale/formulas/energy';
import { CATEGORY_PERCENTILES, childBmi, childBmiBands, CHILD_AGE_LIMITS } from '@evenscale/formulas/growth';
import type { ChildBmiKey } from '@evenscale/formulas/growth';
import { MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import type { ChartRoom } from '#charts/chart-room.ts';
import { sizeOf } from '#charts/label-places.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import { linearScale, linePath, smoothArea, smoothPath, type Point, type Scale } from '#charts/plot-path.ts';
import { multiples, roundStep } from '#charts/ticks.ts';
import { curveLabel, earlierText, newestTexts } from './growth-chart-words.ts';
import { buildGrowthCurves } from './growth-curves.ts';
import type { CurveName, GrowthCurve, GrowthPoint, GrowthView } from './growth-curves.ts';
import { placeEnds, type EndLabel } from './growth-ends.ts';
import { placeGrowthLabels, type GrowthLabels, type NamedBand } from './growth-labels.ts';

/** How a curve is drawn: the limits of the categories, the median, the lines above them, and thin cuts for the others. */
export type CurveStyle = 'limit' | 'median' | 'above' | 'cut';

export interface GrowthPlot extends PlotFrame, GrowthLabels {
  readonly x: Scale;
  readonly y: Scale;
  readonly bands: readonly { readonly key: ChildBmiKey; readonly path: string }[];
  /** Lowest first. */
  readonly curves: readonly { readonly style: CurveStyle; readonly path: string }[];
  readonly ends: readonly EndLabel[];
  /** Where the names at the right begin. */
  readonly endsAt: number;
  readonly ageTicks: readonly { readonly x: number; readonly text: string | null }[];
  readonly bmiTicks: readonly { readonly y: number; readonly text: string }[];
  /** The measurements, and the path through them. */
  readonly points: readonly Point[];
  readonly measured: string;
}

/** All lengths in rem. */
const SIZES = {
  margin: { top: 1.75, bottom: 3.5, start: 2.25, end: 0.5 },
  height: { narrow: 23.75, wide: 26.5 },
} as const;
const END_GAP = 0.5;
const YEAR_WIDTH = 1.6;
const LEAST_TICK_GAP = 0.3;
const GRID_GAP = 2;
const MOST_GRID = 8;
/** Room for a name above the highest curve and below the lowest. */
const PADDING = 1.6;

const YEAR_STEPS = [1, 2, 3, 6, 18] as const;
const MONTH_STEPS = [1, 3, 6, 12] as const;

const LIMITS: readonly number[] = Object.values(CATEGORY_PERCENTILES);
const MEDIAN = 50;

function styleOf({ kind, value }: CurveName): CurveStyle {
  if (kind === 'percentOfP95') return 'above';
  if (value === MEDIAN) return 'median';
  return LIMITS.includes(value) ? 'limit' : 'cut';
}

function bmiDomain(
  curves: readonly GrowthCurve[],
  measurements: readonly GrowthPoint[],
  height: number,
): [number, number] {
  const values = [...curves.flatMap(({ points }) => points), ...measurements].map(({ bmi }) => bmi);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const padding = (PADDING * (high - low)) / (height - 2 * PADDING);
  return [low - padding, high + padding];
}

/** Round values for the grid of a drawing with a height in rem. */
function gridValues([low, high]: readonly [number, number], height: number): readonly number[] {
  const most = Math.min(MOST_GRID, Math.floor(height / GRID_GAP));
  return multiples(roundStep(high - low, most), low, high);
}

/** A number for every year, or for as many as fit, and a fine tick for every month if they fit. */
function ageTicks([from, to]: readonly [number, number], x: Scale, rem: number): GrowthPlot['ageTicks'] {
  const perMonth = x(1) - x(0);
  const step = YEAR_STEPS.find((years) => perMonth * MONTHS_PER_YEAR * years >= YEAR_WIDTH * rem) ?? 18;
  const fine = MONTH_STEPS.find((size) => perMonth * size >= LEAST_TICK_GAP * rem) ?? MONTHS_PER_YEAR;
  return multiples(fine, from, to).map((month) => {
    const years = month / MONTHS_PER_YEAR;
    return { x: x(month), text: years % step === 0 ? String(years) : null };
  });
}

type Line = readonly Point[];

/** The categories between their limits, from the lowest up, each with the free lanes between its lines. */
function bandsOf(lineOf: (percentile: number) => Line, rising: readonly Line[], above: Line | undefined) {
  const [floor, ceiling] = [rising[0], rising.at(-1)] as [Line, Line];
  const [p5, p85, p95] = LIMITS.map(lineOf) as [Line, Line, Line];
  const median = lineOf(MEDIAN);
  const edges: readonly (readonly [upper: Line, lower: Line, lanes: NamedBand['lanes']])[] = [
    [p5, floor, [[p5, floor]]],
    [
      p85,
      p5,
      [
        [p85, median],
        [median, p5],
        // On the narrowest drawings, the name is over the median.
        [p85, p5],
      ],
    ],
    [p95, p85, [[p95, p85]]],
    [
      ceiling,
      p95,
      above
        ? [
            [above, p95],
            [ceiling, above],
          ]
        : [[ceiling, p95]],
    ],
  ];
  return childBmiBands('male', CHILD_AGE_LIMITS.from)
    .slice(0, edges.length)
    .map(({ key, label: name }, index) => {
      const [upper, lower, lanes] = edges[index] as (typeof edges)[number];
      const inside = rising.slice(rising.indexOf(lower), rising.indexOf(upper) + 1);
      const clear = inside.slice(1).map((line, at) => [line, inside[at] ?? line] as const);
      return { key, name, lanes, clear, whole: [upper, lower] as const, path: smoothArea(upper, lower) };
    });
}

interface DrawnLine {
  readonly curve: GrowthCurve;
  readonly style: CurveStyle;
  readonly line: Line;
}

/** The scales, the curves as lines, and their names at the right. */
function layOut({ gender, measurements, span }: GrowthView, room: ChartRoom) {
  const { rem } = room;
  const frame = plotFrame(room, SIZES);
  const { left, top, bottom } = frame;
  const curves = buildGrowthCurves(gender, measurements, span);
  const names = curves.map((curve) => curveLabel(curve, frame.isNarrow));
  const endsAt =
    frame.right -
    sizeOf(
      names.map((text) => ({ text, look: 'strong' })),
      rem,
    ).wide;
  const right = endsAt - END_GAP * rem;
  const ages = curves[0]?.points.map(({ ageMonths }) => ageMonths) ?? [];
  const ends = [ages[0] ?? 0, ages.at(-1) ?? 0] as const;
  const height = (bottom - top) / rem;
  const domain = bmiDomain(curves, measurements, height);
  const [x, y] = [linearScale(ends, [left, right]), linearScale(domain, [bottom, top])];
  const lineThrough = (points: readonly GrowthPoint[]): Line =>
    points.map(({ ageMonths, bmi }) => [x(ageMonths), y(bmi)]);
  const lines: readonly DrawnLine[] = curves.map((curve) => ({
    curve,
    style: styleOf(curve),
    line: lineThrough(curve.points),
  }));
  const curveEnds = lines.map(({ style, line }, index) => ({
    text: names[index] ?? '',
    y: line.at(-1)?.[1] ?? 0,
    isMain: style !== 'cut',
  }));
  return {
    frame: { ...frame, right, endsAt, x, y },
    lines,
    points: lineThrough(measurements),
    ends: placeEnds(curveEnds, { top, bottom, rem }),
    ageTicks: ageTicks(ends, x, rem),
    bmiTicks: gridValues(domain, height).map((bmi) => ({ y: y(bmi), text: String(bmi) })),
  };
}

/** The categories of the drawn lines. */
function bandsIn(lines: readonly DrawnLine[], { left, right, top, bottom }: PlotFrame) {
  const flat = (at: number): Line => [
    [left, at],
    [right, at],
  ];
  return bandsOf(
    (percentile) => lines.find(({ curve }) => curve.value === percentile)?.line ?? [],
    [flat(bottom), ...lines.map(({ line }) => line), flat(top)],
    lines.find(({ style }) => style === 'above')?.line,
  );
}

/** The band of a measurement; the classes of obesity have one together. */
function bandOf(gender: Gender, { ageMonths, bmi }: GrowthPoint, bands: readonly NamedBand[]) {
  const figures = childBmi(gender, ageMonths, bmi);
  if (figures.kind !== 'covered') return undefined;
  return bands.find(({ key }) => key === figures.band.key) ?? bands.at(-1);
}

/** Lays out a chart for the available space. Pure. */
export function buildGrowthPlot(view: GrowthView, room: ChartRoom): GrowthPlot {
  const { gender, measurements } = view;
  const { frame, lines, points, ...rest } = layOut(view, room);
  const bands = bandsIn(lines, frame);
  const newest = measurements.at(-1);
  const labels = placeGrowthLabels({
    scene: {
      bounds: { left: frame.left, right: frame.right, top: 0, bottom: frame.bottom },
      rem: room.rem,
      lines: lines.filter(({ style }) => style !== 'cut').map(({ line }) => line),
      dots: [],
      taken: [],
    },
    bands,
    cuts: lines.filter(({ style }) => style === 'cut').map(({ line }) => line),
    points,
    newest: newest ? newestTexts(gender, newest) : { inBand: [], elsewhere: [] },
    ownBand: newest ? bandOf(gender, newest, bands)?.whole : undefined,
    earlier: measurements.slice(0, -1).map((measurement) => earlierText(gender, measurement)),
  });
  return {
    ...frame,
    ...rest,
    ...labels,
    bands,
    curves: lines.map(({ style, line }) => ({ style, path: smoothPath(line) })),
    points,
    measured: linePath(points),
  };
}
