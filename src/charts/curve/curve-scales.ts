/** The scales of a curve: which days and weights it covers, and its round values. Pure. */
import { kg, kilogramsFromPounds, lb, POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import type { ChartRoom } from '#charts/chart-room.ts';
import type { PlotFrame } from '#charts/plot-frame.ts';
import { linearScale, type Scale } from '#charts/plot-path.ts';
import { multiples, POUND_STEPS, roundStep } from '#charts/ticks.ts';
import { amountIn } from '#person/format-weight.ts';
import { isFarFrom } from '#person/log/unlikely-weight.ts';
import type { AxisDays } from './curve-axis.ts';
import type { CurveTexts } from './curve-label-words.ts';
import { bandOf, type CurvePicture } from './curve-picture.ts';

/** In rem. */
const SMALL = 12.5;
const VALUE_GAP = { usual: 2.25, close: 1.3 } as const;
/** The width of a digit, and the gap between the values and the plot, in rem. */
const DIGIT = 0.5;
const GAP = 0.5;
const MOST_VALUES = 8;
/** A single value makes no scale, so the values are closer together until there are at least two. */
const LEAST_VALUES = 2;
/** Share of the width. */
const MOST_FOR_VALUES = 0.33;
/** The plot starts this many days before the first one, within limits in rem, so that the ring touches no figure. */
const DAYS_BEFORE = 5;
const ROOM_BEFORE = { least: 0.5, most: 1.25 } as const;
/** A shorter time or a smaller weight range would exaggerate small differences. */
const SHORTEST_DAYS = 14;
const LEAST_SPAN = { kg: 2, lb: 4, st: 4 } as const;
/** A projection's axis covers at least this share of the weight, so that its band isn't all of the picture. */
const PROJECTION_SPAN = 0.16;
/** Padding above and below, as a share of the height. */
const PADDING = 0.04;
/**
 * How much further the axis of a trend goes on either side for the band, which may be many times as wide, as a share of
 * the rest: beside the way to a goal, as far as in the planner.
 */
const FOR_BAND = { usual: 0.25, toGoal: 1 } as const;
/** A lower drawing has no band and no values. */
export const isSmall = ({ height, rem }: ChartRoom): boolean => height !== undefined && height < SMALL * rem;

/** The scales of a drawing, which stay while its goal is dragged. */
export interface HeldScales {
  /** The ends of the weight axis, in the unit's amounts. */
  readonly ends: readonly [number, number];
  readonly days: Pick<AxisDays, 'first' | 'last'>;
  /** Where the plot begins and ends, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

/** The days of the axis. */
export function daysOf({ points, leftOut, trend, expected, today, end }: CurvePicture): AxisDays {
  const all = [points, leftOut, trend, expected].flatMap((days) => [days[0], days.at(-1)]);
  const days = all.flatMap((one) => one?.day ?? []);
  const last = Math.max(today, ...days);
  const start = Math.min(today, ...days);
  return { first: Math.min(start, last - SHORTEST_DAYS), last, start, today, end: end?.day ?? last };
}

/** The least difference between the ends of the axis, in the unit's amounts. */
function leastSpan({ trend, end, now }: CurvePicture, unit: WeightUnit): number {
  const isProjection = end !== null && !end.isGoal && trend.length === 0;
  return Math.max(LEAST_SPAN[unit], isProjection ? amountIn(kg(PROJECTION_SPAN * now.weight), unit) : 0);
}

/** The edges of the band, as far as the axis of some weights goes for them: a trend is more important. */
function bandEdges(picture: CurvePicture, [low, high]: readonly [number, number]): readonly number[] {
  const edges = bandOf(picture).flatMap((day) => [day.low, day.high]);
  if (picture.trend.length < 2) return edges;
  const most = FOR_BAND[picture.end?.isGoal ? 'toGoal' : 'usual'] * (high - low);
  return edges.map((edge) => Math.min(high + most, Math.max(low - most, edge)));
}

/**
 * The ends of the weight axis, in the unit's amounts. A left-out weigh-in far from all others doesn't stretch it, nor does a
 * band much wider than the trend: what is outside is cut off.
 */
export function valueEnds(
  picture: CurvePicture,
  unit: WeightUnit,
  room: ChartRoom,
): readonly [number, number] {
  const { points, leftOut, trend, expected, now } = picture;
  const weights = [...points, ...trend, ...expected, now].map(({ weight }) => weight);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const edges = isSmall(room) ? [] : bandEdges(picture, [least, most]);
  const near = leftOut
    .map(({ weight }) => weight)
    .filter((weight) => !isFarFrom(weight, weight < least ? least : Math.min(weight, most)));
  const amounts = [...weights, ...near, ...edges].map((weight) => amountIn(kg(weight), unit));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const missing = Math.max(0, leastSpan(picture, unit) - (high - low)) / 2;
  const padding = PADDING * (high - low + 2 * missing);
  return [Math.max(0, low - missing - padding), high + missing + padding];
}

function stoneText(pounds: number): string {
  const rest = pounds % POUNDS_PER_STONE;
  const stone = (pounds - rest) / POUNDS_PER_STONE;
  return rest === 0 ? `${stone} st` : `${stone} st ${rest}`;
}

/** At most so many round weights for the grid. */
function gridOf([low, high]: readonly [number, number], unit: WeightUnit, most: number) {
  const ofStone = unit === 'st' ? POUND_STEPS.find((size) => (high - low) / size <= most) : undefined;
  const step = ofStone ?? roundStep(high - low, most);
  return multiples(step, low, high).map((amount) => ({
    weight: unit === 'kg' ? amount : kilogramsFromPounds(lb(amount)),
    text: unit === 'st' ? stoneText(amount) : String(amount),
  }));
}

/** The values beside the plot, and where it starts; none if they leave too little room for it. */
export function valuesOf(
  ends: readonly [number, number],
  unit: WeightUnit,
  frame: PlotFrame,
  rem: number,
  { values: shown, valueRoom = 0 }: Pick<CurveTexts, 'values' | 'valueRoom'>,
) {
  const { width, height } = frame;
  const startAfter = (characters: number): number => (characters * DIGIT + GAP) * rem;
  const most = MOST_FOR_VALUES * width;
  if (isSmall({ width, rem, height })) return { grid: [], left: GAP * rem };
  if (shown === 'none') return { grid: [], left: valueRoom > 0 ? startAfter(valueRoom) : GAP * rem };
  const room = (height / rem - 7) / VALUE_GAP[shown ?? 'usual'];
  const usual = Math.max(LEAST_VALUES, Math.min(MOST_VALUES, Math.floor(room)));
  const few = gridOf(ends, unit, usual);
  const grid = few.length < LEAST_VALUES ? gridOf(ends, unit, 2 * usual) : few;
  const longest = Math.max(0, ...grid.map(({ text }) => text.length));
  const wide = startAfter(Math.max(valueRoom, longest));
  const left = wide > most ? startAfter(longest) : wide;
  return left > most ? { grid: [], left: GAP * rem } : { grid, left };
}

/** The horizontal scale, with a little room before the first day. */
export function timeScale({ first, last }: AxisDays, left: number, right: number, rem: number): Scale {
  const wanted = (DAYS_BEFORE / (last - first + DAYS_BEFORE)) * (right - left);
  const before = Math.min(ROOM_BEFORE.most * rem, Math.max(ROOM_BEFORE.least * rem, wanted));
  return linearScale([first, last], [left + before, right]);
}
