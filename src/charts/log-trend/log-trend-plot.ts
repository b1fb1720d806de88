/** The geometry of a log's chart for its actual width: numbers and paths, no markup. */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { POUND_STEPS, multiples, roundEnds, roundStep } from '#charts/ticks.ts';
import { timeTicks, type TimeTick } from '#charts/time-ticks.ts';
import type { ChartRoom } from '#charts/chart-room.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { amountIn, stoneText } from '#person/format-weight.ts';
import { dayNumber, dayWithNumber, localDay } from '#person/log/local-day.ts';
import { formatDayOfYear, formatMonth, formatYear } from '#ui/text/format-date.ts';
import { formatEntry } from '#ui/text/format.ts';
import type { LogTrend, WeightOnDay } from './log-trend.ts';

export interface LogTrendPlot extends PlotFrame {
  readonly x: (day: number) => number;
  readonly y: (point: WeightOnDay) => number;
  readonly trend: string;
  readonly plan: string;
  /** One path for all dots, since thousands of elements would be too slow. */
  readonly dots: string;
  readonly crosses: string;
  readonly weightTicks: readonly { readonly y: number; readonly text: string }[];
  readonly timeTicks: readonly { readonly x: number; readonly text: string }[];
}

/** In rem. */
const SIZES = {
  margin: { top: 2.75, end: 0.9, bottom: 2.25, start: 1 },
  height: { narrow: 16, wide: 20 },
} as const;
const CHARACTER = 0.5;
const LABEL_WIDTH = 5;
const VALUE_GAP = 2.5;
const DOT = { few: 0.19, many: 0.1 } as const;
const MANY = 120;
const CROSS = 0.3;

/** A shorter time or a smaller weight range would exaggerate small differences. */
const SHORTEST_DAYS = 14;
const LEAST_SPAN = { kg: 2, lb: 4, st: 4 } as const;

const TICK_TEXTS: Readonly<Record<TimeTick['exactness'], (date: Date) => string>> = {
  day: formatDayOfYear,
  month: formatMonth,
  year: formatYear,
};

/** Local noon of a numbered day. */
function noonOf(day: number): number {
  const [year = 0, month = 1, date = 1] = dayWithNumber(day).split('-').map(Number);
  return new Date(year, month - 1, date, 12).getTime();
}

function daySpan(shown: readonly WeightOnDay[]): readonly [number, number] {
  const all = shown.map(({ day }) => day);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return [Math.min(from, to - SHORTEST_DAYS), to];
}

function valueEnds(values: readonly number[], least: number): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, least - (high - low)) / 2;
  return [Math.max(0, low - missing), high + missing];
}

function weightScale(values: readonly number[], unit: WeightUnit, most: number) {
  const ends = valueEnds(values, LEAST_SPAN[unit]);
  const span = ends[1] - ends[0];
  const ofStone = unit === 'st' ? POUND_STEPS.find((size) => span / size <= most) : undefined;
  const step = ofStone ?? roundStep(span, most);
  const domain = roundEnds(step, ...ends);
  const textOf = (value: number): string => (unit === 'st' ? stoneText(value) : formatEntry(value));
  return { domain, ticks: multiples(step, ...domain).map((value) => ({ value, text: textOf(value) })) };
}

function ticksOfTime([from, to]: readonly [number, number], x: (day: number) => number, rem: number) {
  const width = x(to) - x(from);
  return timeTicks(noonOf(from), noonOf(to), Math.max(1, width / (LABEL_WIDTH * rem))).map(
    ({ time, exactness }) => {
      const date = new Date(time);
      return { x: x(dayNumber(localDay(date))), text: TICK_TEXTS[exactness](date) };
    },
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function marksOf(
  { points, leftOut }: LogTrend,
  x: (day: number) => number,
  y: (point: WeightOnDay) => number,
  rem: number,
): Pick<LogTrendPlot, 'dots' | 'crosses'> {
  const size = tenth((points.length > MANY ? DOT.many : DOT.few) * rem);
  const cross = tenth(CROSS * rem);
  const half = `a${size},${size} 0 1 0`;
  const start = (point: WeightOnDay): string => `M${tenth(x(point.day))},${tenth(y(point))}`;
  const dot = `m${-size},0${half} ${2 * size},0${half} ${-2 * size},0`;
  const lines = `m${-cross},${-cross}l${2 * cross},${2 * cross}m0,${-2 * cross}l${-2 * cross},${2 * cross}`;
  return {
    dots: points.map((point) => `${start(point)}${dot}`).join(''),
    crosses: leftOut.map((point) => `${start(point)}${lines}`).join(''),
  };
}

/** A log's trend, and a plan's course to show with it. */
export interface TrendWithPlan extends LogTrend {
  readonly plan?: readonly WeightOnDay[];
}

/** Lays out a trend for the available space; there must be a weigh-in. Pure, except for the local time zone. */
export function buildLogTrendPlot(log: TrendWithPlan, unit: WeightUnit, room: ChartRoom): LogTrendPlot {
  const { rem } = room;
  const frame = plotFrame(room, SIZES);
  const { top, bottom, right } = frame;
  const most = Math.max(1, Math.floor((bottom - top) / (VALUE_GAP * rem)));
  const { plan = [] } = log;
  const shown = [...log.points, ...log.leftOut, ...log.trend, ...plan];
  const weights = weightScale(
    shown.map(({ weight }) => amountIn(weight, unit)),
    unit,
    most,
  );
  const longest = Math.max(...weights.ticks.map(({ text }) => text.length));
  const left = (SIZES.margin.start + CHARACTER * longest) * rem;
  const span = daySpan(shown);
  const x = scaleLinear(span, [left, right]);
  const value = scaleLinear(weights.domain, [bottom, top]);
  const y = ({ weight }: WeightOnDay): number => value(amountIn(weight, unit));
  const path = line<WeightOnDay>()
    .digits(1)
    .x(({ day }) => x(day))
    .y(y);
  return {
    ...frame,
    left,
    x,
    y,
    trend: path(log.trend) ?? '',
    plan: path(plan) ?? '',
    ...marksOf(log, x, y, rem),
    weightTicks: weights.ticks.map((tick) => ({ y: value(tick.value), text: tick.text })),
    timeTicks: ticksOfTime(span, x, rem),
  };
}
