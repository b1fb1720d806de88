/** Where the words of a weight chart stand, so that none of them lies on a line. */
import type { CurveDay, WeightCurve } from './weight-curve.ts';
import type { WeightPlot } from './weight-plot.ts';

export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** A label of a marked day, above or below the curve, at the end of a fine line from its dot. */
export interface PlacedMark extends PlacedLabel {
  readonly dotX: number;
  readonly dotY: number;
}

export interface ChartLabels {
  readonly healthy: PlacedLabel | null;
  readonly band: PlacedLabel | null;
  readonly rule: PlacedLabel | null;
  /** `null` where the marked days have no room for words; then they have numbers. */
  readonly marks: readonly PlacedMark[] | null;
}

/** The texts that are to be placed. */
export interface ChartTexts {
  readonly healthy: string;
  readonly band: string;
  readonly rule: string;
  readonly marks: readonly { readonly day: number; readonly weight: number; readonly text: string }[];
}

/** All measures in rem; a letter is taken for as wide as a wide one is. */
const LETTER = 0.44;
const LINE = 1.25;
const GAP = 0.5;
const ASCENT = 0.7;
/** Nearer to a line than this a text is hard to read. */
const CLEAR = 0.2;
/** Where along the rule, and along the band, their names may stand. */
const RULE_PLACES = [0.75, 0.6, 0.85, 0.45] as const;
const BAND_PLACES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;

interface Scene {
  readonly curve: WeightCurve;
  readonly plot: WeightPlot;
  readonly rem: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Line = (day: CurveDay) => number | null;
const LINES = {
  weight: (day) => day.weight,
  low: (day) => day.low,
  high: (day) => day.high,
  rule: (day) => day.rule,
} as const satisfies Record<string, Line>;

function boxOf({ x, y, anchor }: PlacedLabel, text: string, rem: number): Box {
  const width = text.length * LETTER * rem;
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - ASCENT * rem, bottom: y + (LINE - 1) * rem };
}

/** How far a box stays from the nearest of some lines, in pixels; negative where a line runs through it. */
function clearance({ curve, plot }: Scene, box: Box, lines: readonly Line[]): number {
  const step = Math.max(1, Math.floor(curve.horizon / 200));
  const distances = curve.days
    .filter(({ day }) => day % step === 0 && plot.x(day) >= box.left && plot.x(day) <= box.right)
    .flatMap((day) =>
      lines.map((line) => {
        const weight = line(day);
        if (weight === null) return Infinity;
        const y = plot.y(weight);
        return Math.max(box.top - y, y - box.bottom);
      }),
    );
  return Math.min(Infinity, ...distances);
}

/** The candidate that stays farthest from the lines, if any stays clear of them and inside the plot. */
function roomiest(
  scene: Scene,
  text: string,
  candidates: readonly PlacedLabel[],
  lines: readonly Line[],
): PlacedLabel | null {
  const { plot, rem } = scene;
  const rated = candidates
    .map((label) => ({ label, box: boxOf(label, text, rem) }))
    .filter(({ box }) => box.left >= plot.left && box.right <= plot.right && box.bottom <= plot.bottom)
    .map(({ label, box }) => ({ label, room: clearance(scene, box, lines) }))
    .filter(({ room }) => room > CLEAR * rem);
  const most = Math.max(...rated.map(({ room }) => Math.min(room, LINE * rem)));
  return rated.find(({ room }) => Math.min(room, LINE * rem) === most)?.label ?? null;
}

function healthyLabel(scene: Scene, text: string): PlacedLabel | null {
  const { plot, rem } = scene;
  if (!plot.healthy || plot.healthy.height < LINE * rem) return null;
  const { top, height } = plot.healthy;
  const rows = [top + 1.1 * rem, top + height - GAP * rem];
  const candidates = rows.flatMap((y): PlacedLabel[] => [
    { x: plot.left + GAP * rem, y, anchor: 'start' },
    { x: plot.right - GAP * rem, y, anchor: 'end' },
  ]);
  return roomiest(scene, text, candidates, [LINES.weight, LINES.low, LINES.high, LINES.rule]);
}

function bandLabel(scene: Scene, text: string): PlacedLabel | null {
  const { plot, rem, curve } = scene;
  const last = curve.days.length - 1;
  const candidates = BAND_PLACES.flatMap((place): PlacedLabel[] => {
    const day = curve.days[Math.round(place * last)];
    if (!day) return [];
    const x = plot.x(day.day) - GAP * rem;
    const middle = (plot.y(day.weight) + plot.y(day.low)) / 2;
    return [{ x, y: middle + (ASCENT * rem) / 2, anchor: 'end' }];
  });
  return roomiest(scene, text, candidates, [LINES.weight, LINES.low, LINES.rule]);
}

function ruleLabel(scene: Scene, text: string): PlacedLabel | null {
  const { plot, rem, curve } = scene;
  const promised = curve.days.filter(({ rule }) => rule !== null);
  const isDown = curve.direction === 'losing';
  const candidates = RULE_PLACES.flatMap((place): PlacedLabel[] => {
    const day = promised[Math.round(place * (promised.length - 1))];
    const y = day && day.rule !== null ? plot.y(day.rule) : 0;
    if (!day || y < plot.top || y > plot.bottom) return [];
    return [{ x: plot.x(day.day) - GAP * rem, y: y + (isDown ? 1.25 : -GAP) * rem, anchor: 'end' }];
  });
  return roomiest(scene, text, candidates, [LINES.rule, LINES.weight]);
}

/** The outermost edge of the band over the width of a text, seen from the side where the text is to stand. */
function edgeOver({ curve, plot }: Scene, left: number, right: number, isAbove: boolean): number {
  const over = curve.days.filter(({ day }) => plot.x(day) >= left - 1 && plot.x(day) <= right + 1);
  return isAbove
    ? Math.min(...over.map(({ high }) => plot.y(high)))
    : Math.max(...over.map(({ low }) => plot.y(low)));
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function placeMark(
  scene: Scene,
  mark: ChartTexts['marks'][number],
  taken: readonly Box[],
): { readonly placed: PlacedMark; readonly box: Box } {
  const { plot, rem, curve } = scene;
  const isAbove = curve.direction === 'losing';
  const [dotX, dotY] = [plot.x(mark.day), plot.y(mark.weight)];
  const width = mark.text.length * LETTER * rem;
  const anchor = dotX + width <= plot.right ? 'start' : 'end';
  const [left, right] = anchor === 'start' ? [dotX, dotX + width] : [dotX - width, dotX];
  const step = (isAbove ? -LINE : LINE) * rem;
  const edge = edgeOver(scene, left, right, isAbove);
  let placed: PlacedMark = { x: dotX, y: edge + (isAbove ? -GAP : LINE) * rem, anchor, dotX, dotY };
  let box = boxOf(placed, mark.text, rem);
  while (taken.some((other) => overlap(other, box))) {
    placed = { ...placed, y: placed.y + step };
    box = boxOf(placed, mark.text, rem);
  }
  return { placed, box };
}

/** Words beside the dots, from right to left; none at all if one of them would leave the drawing or be crossed. */
function markLabels(scene: Scene, marks: ChartTexts['marks']): readonly PlacedMark[] | null {
  const { plot } = scene;
  if (plot.isNarrow) return null;
  const boxes: Box[] = [];
  const labels: PlacedMark[] = [];
  for (const mark of marks.toReversed()) {
    const { placed, box } = placeMark(scene, mark, boxes);
    boxes.push(box);
    labels.push(placed);
  }
  const isInside = boxes.every(
    ({ left, top, bottom }) => left >= plot.left && top >= plot.top && bottom <= plot.bottom,
  );
  const isCrossed = labels.some(({ dotX, y, dotY }, index) =>
    boxes.some(
      (box, other) =>
        other !== index &&
        dotX > box.left &&
        dotX < box.right &&
        Math.min(y, dotY) < box.bottom &&
        Math.max(y, dotY) > box.top,
    ),
  );
  return isInside && !isCrossed ? labels.toReversed() : null;
}

/** Finds a place for each of the chart's words, or leaves it out where there is none. Pure. */
export function placeLabels(scene: Scene, texts: ChartTexts): ChartLabels {
  return {
    healthy: healthyLabel(scene, texts.healthy),
    band: bandLabel(scene, texts.band),
    rule: ruleLabel(scene, texts.rule),
    marks: markLabels(scene, texts.marks),
  };
}
