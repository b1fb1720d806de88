/** The geometry of a curve for its actual width and text size: numbers, paths and placed labels, no markup. Pure. */
import { kg, type WeightUnit } from '@evenscale/formulas/units';
import type { ChartRoom } from '#charts/chart-room.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import { areaPath, linearScale, linePath, type Point, type Scale } from '#charts/plot-path.ts';
import { amountIn } from '#person/format-weight.ts';
import { bracketOf, curveAxis, type Bracket, type CurveAxis } from './curve-axis.ts';
import { placeLabels } from './curve-labels.ts';
import { crossesOf, marksOf } from './curve-marks.ts';
import { bandOf, linesIn, type CurvePicture, type ExpectedDay } from './curve-picture.ts';
import type { CurveTexts } from './curve-label-words.ts';
import { daysOf, isSmall, timeScale, valueEnds, valuesOf, type HeldScales } from './curve-scales.ts';
import type { PlacedFlag } from './flag-place.ts';
import type { PlacedLabel } from '#charts/label-places.ts';
import type { WeightOnDay } from './log-trend.ts';

export interface CurvePlot extends PlotFrame {
  readonly x: Scale;
  /** The position of a weight in kg. */
  readonly y: Scale;
  readonly band: string;
  /** Where the band has been measured, drawn over the band. */
  readonly measured: string;
  readonly paths: Readonly<Record<keyof CurveLines, string>>;
  /** One path for all weigh-ins, since thousands of elements would be too slow. */
  readonly dots: string;
  readonly crosses: string;
  readonly values: readonly { readonly y: number; readonly text: string }[];
  readonly axis: CurveAxis;
  /** The days lived, on the rule. */
  readonly lived: readonly [from: number, to: number];
  readonly bracket: Bracket | null;
  readonly now: Point;
  readonly end: Point | null;
  readonly milestone: Point | null;
  readonly flag: PlacedFlag | null;
  readonly labels: readonly PlacedLabel[];
  /** Its scales, to lay out another curve on the same ones. */
  readonly scales: HeldScales;
}

/** Solid: measured. Dashed: a plan, already lived or to come. Dotted: after the goal. */
export interface CurveLines {
  readonly trend: readonly Point[];
  /** The lines of a plan before and after its update. */
  readonly past: readonly (readonly Point[])[];
  readonly ahead: readonly Point[];
  readonly after: readonly Point[];
}

/** In rem. */
const SIZES = {
  margin: { top: 1.25, end: 0.5, bottom: 0, start: 0 },
  height: { narrow: 23.75, wide: 26.5 },
} as const;
/** With large text on a phone, the drawing is lower, or every line in it would be steep. */
const STEEP = { least: 20, perWidth: 1.55 } as const;
/** More room above for the label of today or of the goal, if it is this close to the top. */
const ABOVE = { room: 2.25, near: 2.25 } as const;
const AXIS = { text: 1.75, row: 1.2, bracket: 1.25, end: 0.5 } as const;

/** Points of a line are at least this many pixels apart. */
const POINT_GAP = 2;

/** The points of a line, without those that are too close to see, but with both ends. */
function pointsOf(days: readonly WeightOnDay[], x: Scale, y: Scale): readonly Point[] {
  const points: Point[] = [];
  for (const [index, { day, weight }] of days.entries()) {
    const at: Point = [x(day), y(weight)];
    if (index === days.length - 1 || at[0] - (points.at(-1)?.[0] ?? -Infinity) >= POINT_GAP) points.push(at);
  }
  return points;
}

function linesOf({ trend, expected, today, end }: CurvePicture, x: Scale, y: Scale): CurveLines {
  const goal = end?.isGoal ? end.day : Infinity;
  const between = (from: number, to: number): readonly ExpectedDay[] =>
    expected.filter(({ day }) => day >= from && day <= to);
  const lineOf = (days: readonly ExpectedDay[]): readonly Point[] =>
    days.length > 1 ? pointsOf(days, x, y) : [];
  return {
    trend: pointsOf(trend, x, y),
    past: linesIn(between(-Infinity, Math.min(today, goal))).map(lineOf),
    ahead: lineOf(between(today, goal)),
    after: lineOf(between(goal, Infinity)),
  };
}

/** The parts of the band that have been measured: from the start, and again from a plan's update. */
function measuredOf(days: readonly ExpectedDay[]): readonly (readonly ExpectedDay[])[] {
  const starts = days.flatMap(({ isMeasured }, index) =>
    isMeasured && !days[index - 1]?.isMeasured ? [index] : [],
  );
  return starts.map((start) => {
    const later = days.findIndex(({ isMeasured }, index) => index > start && !isMeasured);
    return days.slice(start, later < 0 ? days.length : later);
  });
}

function edgesOf(
  expected: readonly ExpectedDay[],
  x: Scale,
  y: Scale,
): readonly [readonly Point[], readonly Point[]] {
  const edge = (key: 'high' | 'low'): readonly Point[] =>
    pointsOf(
      expected.map((day) => ({ day: day.day, weight: kg(day[key]) })),
      x,
      y,
    );
  return [edge('high'), edge('low')];
}

/** The vertical scale between the ends of its axis, and where the plot begins. */
function verticalOf(
  { now, end }: CurvePicture,
  texts: CurveTexts,
  unit: WeightUnit,
  { ends, bottom, usual, rem }: Pick<HeldScales, 'ends' | 'bottom'> & { usual: number; rem: number },
) {
  const yFrom = (top: number): Scale => {
    const value = linearScale(ends, [bottom, top]);
    return (weight) => value(amountIn(kg(weight), unit));
  };
  const isNearTop = ({ weight }: WeightOnDay): boolean => yFrom(usual)(weight) < usual + ABOVE.near * rem;
  // One line has room beside its ring.
  const isCrowded = (texts.now[0]?.length !== 1 && isNearTop(now)) || (end !== null && isNearTop(end));
  const top = isCrowded ? ABOVE.room * rem : usual;
  return { top, yFrom };
}

/** The dates of a goal that moves may need another row: it takes the bracket's place, or there is none. */
export function inFewRows(
  { axis, height, bottom }: Pick<CurvePlot, 'axis' | 'height' | 'bottom'>,
  rem: number,
) {
  const most = ((height - bottom) / rem - AXIS.text - AXIS.end) / AXIS.row;
  return { bracket: null, axis: { ...axis, texts: axis.texts.filter(({ row }) => row <= most + 0.01) } };
}

/** A height other than the usual one: what is given, or that of a phone with large text. */
function heightIn({ width, rem, height }: ChartRoom): Pick<ChartRoom, 'height'> {
  const most = Math.max(STEEP.least * rem, STEEP.perWidth * width);
  if (height === undefined && most < SIZES.height.narrow * rem) return { height: most };
  return {};
}

/** The scales, and what is around the plot. */
function surroundings(
  picture: CurvePicture,
  texts: CurveTexts,
  unit: WeightUnit,
  room: ChartRoom,
  held: HeldScales | null,
) {
  const { rem } = room;
  const frame = plotFrame({ ...room, ...heightIn(room) }, SIZES);
  const ends = held ? held.ends : valueEnds(picture, unit, room);
  const { grid, left } = valuesOf(ends, unit, frame, rem, texts);
  const days = { ...daysOf(picture), ...held?.days };
  const x = timeScale(days, left, frame.right, rem);
  const axis = curveAxis(days, x, { width: frame.width, rem, today: frame.isNarrow ? null : texts.today });
  const bracket = bracketOf(texts.ahead, [x(days.today), x(days.end)], frame.width, rem);
  const below = AXIS.text + (axis.rows - 1) * AXIS.row + (bracket ? AXIS.bracket : 0) + AXIS.end;
  const { bottom } = held ?? { bottom: frame.height - below * rem };
  const vertical = verticalOf(picture, texts, unit, { ends, bottom, usual: frame.top, rem });
  const { top } = held ?? vertical;
  const free = vertical.yFrom(top);
  // On held scales, a weight beyond the axis is at its end.
  const y: Scale = held ? (weight) => Math.min(bottom, Math.max(top, free(weight))) : free;
  const lived: CurvePlot['lived'] = [x(days.start), x(days.today)];
  const values = grid.map(({ weight, text }) => ({ y: y(weight), text }));
  const scales = { ends, days: { first: days.first, last: days.last }, top, bottom };
  const around = { ...frame, top, left, bottom, x, y, axis, lived, values, scales, bracket };
  return held && below * rem > frame.height - bottom + 1 ? { ...around, ...inFewRows(around, rem) } : around;
}

/** Lays out a curve for the available space; on the scales of another one, if they are held. */
export function buildCurvePlot(
  whole: CurvePicture,
  texts: CurveTexts,
  unit: WeightUnit,
  room: ChartRoom,
  held: HeldScales | null = null,
): CurvePlot {
  const last = held?.days.last ?? Infinity;
  const picture = held ? { ...whole, expected: whole.expected.filter(({ day }) => day <= last) } : whole;
  const around = surroundings(picture, texts, unit, room, held);
  const { x, y, left, top, bottom, width, isNarrow } = around;
  // A weigh-in or an edge of the band beyond the axis is at its end.
  const inside: Scale = (weight) => Math.min(bottom, Math.max(top, y(weight)));
  const at = ({ day, weight }: WeightOnDay): Point => [x(day), inside(weight)];
  const lines = linesOf(picture, x, y);
  const banded = isSmall(room) ? [] : bandOf(picture);
  const edges = edgesOf(banded, x, inside);
  const measured = measuredOf(banded);
  const { now, end, milestone } = picture;
  const grid = around.values.map((value) => value.y);
  const dots = picture.points.map(at);
  const crosses = crossesOf(picture, texts.leftOut, { x, y, top, bottom, rem: room.rem });
  const marks = { now: at(now), end: end && at(end), milestone: milestone && at(milestone) };
  const placed = placeLabels({
    picture,
    texts,
    lines,
    edges,
    measured: measured.map((days) => [x(days[0]?.day ?? 0), x(days.at(-1)?.day ?? 0)]),
    marks,
    room: { bounds: { left, right: width, top: 0, bottom }, rem: room.rem, isNarrow, grid },
    dots,
    crosses,
  });
  // A milestone without its name can’t be understood; the list below the curve has it.
  const isNamed = placed.labels.some(({ lines: [line] }) => line?.text === texts.milestone?.[0]?.text);
  return {
    ...around,
    band: areaPath(...edges),
    measured: measured.map((days) => areaPath(...edgesOf(days, x, inside))).join(''),
    paths: {
      trend: linePath(lines.trend),
      past: lines.past.map(linePath).join(''),
      ahead: linePath(lines.ahead),
      after: linePath(lines.after),
    },
    ...marksOf(dots, crosses, { isNarrow, rem: room.rem }),
    ...marks,
    milestone: isNamed ? marks.milestone : null,
    ...placed,
  };
}
