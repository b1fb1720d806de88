/** The geometry of the chart for its actual width: numbers and paths, no markup. */
import { multiples, roundEnds, roundStep } from '#charts/ticks.ts';
import type { ChartRoom } from '#charts/chart-room.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import { extremesOf, thinPoints, type TrendPoint } from './trend.ts';
import { timeTicks, type TimeTick } from '#charts/time-ticks.ts';

export interface PlacedPoint {
  readonly x: number;
  readonly y: number;
}

export interface TrendPlot extends PlotFrame {
  /** The line, thinned to what is visible. */
  readonly line: string;
  /** Every result, if there are few enough to tell apart. */
  readonly dots: readonly PlacedPoint[];
  readonly last: PlacedPoint;
  readonly valueTicks: readonly { readonly y: number; readonly text: string }[];
  readonly timeTicks: readonly (TimeTick & { readonly x: number; readonly isLarge: boolean })[];
}

/** In rem. */
const SIZES = {
  margin: { top: 2.75, end: 1.25, bottom: 2.5, start: 1.1 },
  height: { narrow: 16, wide: 20 },
} as const;
const CHARACTER = 0.48;
const LABEL_WIDTH = 4.75;
const LEAST_TICK_GAP = 0.45;
const VALUE_GAP = 2.75;

/** Dots closer together than this, in rem, would overlap. */
const DOT_GAP = 0.65;
const DAY = 86_400_000;
/** A shorter time span would make the line look vertical. */
const SHORTEST = 3 * DAY;
/** With a smaller span, tiny differences would look large. */
const SMALLEST_SPAN = 0.04;

type Span = readonly [number, number];

/** A linear scale from values to pixels. */
const scale =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);

const tenth = (value: number): number => Math.round(value * 10) / 10;

function timeSpan(points: readonly TrendPoint[]): Span {
  const from = points[0]?.time ?? 0;
  const to = points.at(-1)?.time ?? from;
  const missing = Math.max(0, SHORTEST - (to - from)) / 2;
  return [from - missing, to + missing];
}

function valueSpan(points: readonly TrendPoint[]): Span {
  const [low, high] = extremesOf(points);
  const missing = Math.max(0, high * SMALLEST_SPAN - (high - low)) / 2;
  return [Math.max(0, low - missing), high + missing];
}

/** A small tick for every step that has room, and a large one with a label where the label has room. */
function ruleOf(span: Span, x: (time: number) => number, rem: number) {
  const length = x(span[1]) - x(span[0]);
  const large = timeTicks(...span, length / (LABEL_WIDTH * rem));
  const fine = timeTicks(...span, length / (LEAST_TICK_GAP * rem));
  const named = new Map(large.map((tick) => [tick.time, tick]));
  const all = new Map([...fine, ...large].map((tick) => [tick.time, tick]));
  return [...all.values()]
    .toSorted((one, other) => one.time - other.time)
    .map((tick) => ({ ...(named.get(tick.time) ?? tick), x: x(tick.time), isLarge: named.has(tick.time) }));
}

/** What is drawn: the results, and the line, through them or smoothed. */
interface Drawn {
  readonly points: readonly TrendPoint[];
  readonly line: readonly TrendPoint[];
}

/** Points → positions. There must be at least one point. Pure, except for the local time zone. */
export function buildTrendPlot(
  { points, line }: Drawn,
  textOf: (value: number) => string,
  room: ChartRoom,
  steps?: readonly number[],
): TrendPlot {
  const { rem } = room;
  const frame = plotFrame(room, SIZES);
  const { top, bottom, right } = frame;
  const most = Math.max(1, Math.floor((bottom - top) / (VALUE_GAP * rem)));
  const values = valueSpan(points);
  const span = values[1] - values[0];
  const step = steps?.find((size) => span / size <= most) ?? roundStep(span, most);
  const ends = roundEnds(step, ...values);
  const y = scale(ends, [bottom, top]);
  const valueTicks = multiples(step, ...ends).map((value) => ({ text: textOf(value), y: tenth(y(value)) }));
  const longest = Math.max(...valueTicks.map(({ text }) => text.length));
  const left = (SIZES.margin.start + CHARACTER * longest) * rem;
  const times = timeSpan(points);
  const x = scale(times, [left, right]);
  const placed = ({ time, value }: TrendPoint): PlacedPoint => ({ x: tenth(x(time)), y: tenth(y(value)) });
  // The trend of a single day is a point, so the results themselves are connected.
  const seen = thinPoints(line.length > 1 ? line : points, (time) => Math.floor(x(time))).map(placed);
  return {
    ...frame,
    left,
    line: seen.map((point, place) => `${place === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(''),
    dots: points.length * DOT_GAP * rem <= right - left ? points.map(placed) : [],
    last: placed(points.at(-1) ?? { time: 0, value: 0 }),
    valueTicks,
    timeTicks: ruleOf(times, x, rem),
  };
}
