/** The geometry of a weight chart for its actual width: numbers and paths, no markup. */
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import {
  kg,
  kilogramsFromPounds,
  lb,
  POUNDS_PER_STONE,
  poundsFromKilograms,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { POUND_STEPS, multiples } from '#charts/ticks.ts';
import type { ChartRoom } from '#charts/chart-room.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import type { CurveDay, WeightCurve } from './weight-curve.ts';

/** A tick of the week axis; the large ones have labels. */
export interface WeekTick {
  readonly week: number;
  readonly x: number;
  readonly size: 'small' | 'middle' | 'large';
}

/** A line of the grid with its weight. */
export interface WeightTick {
  readonly y: number;
  readonly text: string;
}

export interface WeightPlot extends PlotFrame {
  readonly x: (day: number) => number;
  readonly y: (weight: number) => number;
  readonly curve: string;
  readonly band: string;
  readonly rule: string;
  readonly healthy: { readonly top: number; readonly height: number } | null;
  readonly weekTicks: readonly WeekTick[];
  readonly weightTicks: readonly WeightTick[];
}

/** All measures in rem. */
const MARGIN = { top: 2.5, end: 0.75, bottom: 3.5 } as const;
const START = { kg: 2.25, lb: 2.5, st: 3.75 } as const;
const HEIGHT = { narrow: 17, wide: 22 } as const;
const LABEL_WIDTH = { narrow: 5.75, wide: 7.5 } as const;
const LEAST_TICK_GAP = 0.25;
const GRID_GAP = 2;
const MOST_GRID = 6;

/** Space in rem between the flag and the highest weight, for the unit above that weight. */
const UNIT_ROOM = 0.5;

/** The most of the drawing's height that the 3,500-calorie rule may add. */
const MOST_FOR_RULE = 0.45;
/** The healthy range is shown if its distance from the curve is at most this share of the height. */
const HEALTHY_NEAR = 0.15;
const PADDING = 0.05;
/** Space for the labels of the marked days, on their side of the curve. */
const WORDS = 0.1;
/** Keeps a level curve from being exaggerated: the least range of the weight axis, in kg. */
const LEAST_SPAN = 2;

/** Space after a curve that ends early, as a multiple of its days, and the least number of days shown. */
const BEYOND_END = 1.25;
const SHORTEST_AXIS = 56;

const DAYS_PER_WEEK = 7;
const WEEK_STEPS = [2, 4, 13, 26, 52, 104, 260, 520] as const;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Extends the weight range for the 3,500-calorie rule as far as it goes, within a limit. */
function withRule({ days }: WeightCurve, low: number, high: number): readonly [number, number] {
  const promised = days.findLast(({ rule }) => rule !== null)?.rule ?? low;
  const reach = (MOST_FOR_RULE / (1 - MOST_FOR_RULE)) * (high - low);
  return [within(promised, low - reach, low), within(promised, high, high + reach)];
}

/** The range of the weight axis, in kg. */
function weightDomain(curve: WeightCurve): readonly [number, number] {
  const { days, healthy, direction } = curve;
  const low = Math.min(...days.map((day) => day.low));
  const high = Math.max(...days.map((day) => day.high));
  const [bottom, top] = withRule(curve, low, Math.max(high, low + LEAST_SPAN));
  const near = HEALTHY_NEAR * (top - bottom);
  const isBelow = healthy.max < bottom && healthy.max > bottom - near;
  const isAbove = healthy.min > top && healthy.min < top + near;
  const forWords = WORDS * (top - bottom);
  const padding = PADDING * (top - bottom);
  return [
    (isBelow ? healthy.max - near / 2 : bottom) - (direction === 'gaining' ? forWords : padding),
    (isAbove ? healthy.min + near / 2 : top) + (direction === 'gaining' ? padding : forWords),
  ];
}

function poundTicks(low: number, high: number, most: number): readonly number[] {
  return multiples(POUND_STEPS.find((size) => (high - low) / size <= most) ?? high - low, low, high);
}

function stoneTick(pounds: number): string {
  const stone = Math.floor(pounds / POUNDS_PER_STONE);
  const rest = pounds - stone * POUNDS_PER_STONE;
  return rest === 0 ? `${stone} st` : `${stone} st ${rest}`;
}

function weightTicks(
  [low, high]: readonly [number, number],
  unit: WeightUnit,
  most: number,
): readonly { readonly weight: number; readonly text: string }[] {
  if (unit === 'kg')
    return scaleLinear([low, high], [0, 1])
      .ticks(most)
      .map((weight) => ({ weight, text: String(weight) }));
  const [from, to] = [poundsFromKilograms(kg(low)), poundsFromKilograms(kg(high))];
  const ticks = unit === 'st' ? poundTicks(from, to, most) : scaleLinear([from, to], [0, 1]).ticks(most);
  return ticks.map((pounds) => ({
    weight: kilogramsFromPounds(lb(pounds)),
    text: unit === 'st' ? stoneTick(pounds) : String(pounds),
  }));
}

function tickSize(week: number, step: number): WeekTick['size'] {
  if (week % step === 0) return 'large';
  return step % 2 === 0 && week % (step / 2) === 0 ? 'middle' : 'small';
}

/** The week axis: a fine tick for every week, or for every fourth if they would touch. */
function weekTicks(horizon: number, x: (day: number) => number, labelWidth: number, gap: number) {
  const weeks = Math.floor(horizon / DAYS_PER_WEEK);
  const width = x(horizon) - x(0);
  const most = Math.max(1, Math.floor(width / labelWidth));
  const step = WEEK_STEPS.find((size) => weeks / size <= most) ?? weeks;
  const fine = [1, 2, 13, 26].find((size) => (width / weeks) * size >= gap && step % size === 0) ?? step;
  return Array.from({ length: Math.floor(weeks / fine) + 1 }, (_, index): WeekTick => {
    const week = index * fine;
    return { week, x: x(week * DAYS_PER_WEEK), size: tickSize(week, step) };
  });
}

/** How many days after the start and each turn are drawn one by one, since water weight changes fast. */
const DAILY = 28;

/** The days on the paths: every day while water weight changes fast, then every week. */
function corners({ days, turns }: WeightCurve): readonly CurveDay[] {
  const last = days.length - 1;
  return days.filter(
    ({ day }) =>
      day % DAYS_PER_WEEK === 0 ||
      day === last ||
      [0, ...turns].some((turn) => day >= turn && day <= turn + DAILY),
  );
}

function pathsOf(curve: WeightCurve, x: (day: number) => number, y: (weight: number) => number) {
  const points = corners(curve);
  const band = area<CurveDay>()
    .digits(1)
    .x(({ day }) => x(day))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high));
  const along = (weightOf: (day: CurveDay) => number) =>
    line<CurveDay>()
      .digits(1)
      .x(({ day }) => x(day))
      .y((day) => y(weightOf(day)));
  const promised = points.filter(({ rule }) => rule !== null);
  return {
    band: band(points) ?? '',
    curve: along(({ weight }) => weight)(points) ?? '',
    rule: along(({ rule }) => rule ?? 0)(promised) ?? '',
  };
}

/** How many days the drawing covers: the horizon, or slightly more than a curve that ends early. */
function daysShown({ horizon, endsEarly }: WeightCurve): number {
  if (endsEarly === null) return horizon;
  return Math.min(horizon, Math.max(SHORTEST_AXIS, Math.round(endsEarly * BEYOND_END)));
}

/** Lays out a curve for the available space. Pure. */
export function buildWeightPlot(curve: WeightCurve, unit: WeightUnit, room: ChartRoom): WeightPlot {
  const { rem } = room;
  const frame = plotFrame(room, { margin: { ...MARGIN, start: START[unit] }, height: HEIGHT });
  const { left, right, top, bottom } = frame;
  const domain = weightDomain(curve);
  const span = daysShown(curve);
  const x = scaleLinear([0, span], [left, right]);
  const y = scaleLinear(domain, [bottom, top]);
  const healthyTop = within(y(curve.healthy.max), top, bottom);
  const healthyBottom = within(y(curve.healthy.min), top, bottom);
  const lines = Math.min(MOST_GRID, Math.floor((bottom - top) / (GRID_GAP * rem)));
  return {
    ...frame,
    x,
    y,
    ...pathsOf(curve, x, y),
    healthy: healthyBottom > healthyTop ? { top: healthyTop, height: healthyBottom - healthyTop } : null,
    weekTicks: weekTicks(
      span,
      x,
      LABEL_WIDTH[frame.isNarrow ? 'narrow' : 'wide'] * rem,
      LEAST_TICK_GAP * rem,
    ),
    weightTicks: weightTicks(domain, unit, lines)
      .map(({ weight, text }) => ({ y: y(weight), text }))
      .filter((tick) => unit === 'st' || tick.y >= top + UNIT_ROOM * rem),
  };
}
