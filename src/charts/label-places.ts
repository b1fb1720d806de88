/** Positions a curve's labels: none on another, on a line or a weigh-in, or outside the drawing. Pure. */
import type { LabelBox } from '#charts/label-box.ts';
import { reachOf, type Point } from '#charts/plot-path.ts';

/** How a line of a label looks; the sizes are in rem, the letters' average width in em, slightly above the true one. */
const LOOKS = {
  value: { size: 1.0625, letter: 0.57 },
  strong: { size: 0.8125, letter: 0.54 },
  plan: { size: 0.8125, letter: 0.56 },
  quiet: { size: 0.8125, letter: 0.54 },
} as const;

export interface LabelLine {
  readonly text: string;
  readonly look: keyof typeof LOOKS;
}

type Anchor = 'start' | 'middle' | 'end';

/** A label at its position. */
export interface PlacedLabel {
  readonly x: number;
  readonly anchor: Anchor;
  /** The lines with their baselines. */
  readonly lines: readonly (LabelLine & { readonly y: number })[];
  readonly box: LabelBox;
}

/** Two lines, the upper one first. */
export type Lane = readonly [upper: readonly Point[], lower: readonly Point[]];

/** What labels must not cover; every line runs from left to right. */
export interface Scene {
  readonly bounds: LabelBox;
  readonly rem: number;
  readonly lines: readonly (readonly Point[])[];
  readonly dots: readonly Point[];
  readonly taken: readonly LabelBox[];
  /** The two lines that labels must stay between, if not anywhere. */
  readonly lane?: Lane;
  /** The heights of lines across the drawing, which would strike a label through. */
  readonly grid?: readonly number[];
}

/** In rem. */
const GAP = 0.25;
const LINE_HEIGHT = 1.2;
const BASELINE = 0.95;
const STEP = 0.25;
const FARTHEST = 14;
const BESIDE = 0.9;
/** How much higher or lower a label may be to stay off the grid, in rem. */
const OFF_GRID = 2;
/** From the top of a letter to the foot of a “y”, in em. */
const LETTER = { above: 0.75, below: 0.25 } as const;

const heightOf = ({ look }: LabelLine): number => LOOKS[look].size * LINE_HEIGHT;

export function sizeOf(
  lines: readonly LabelLine[],
  rem: number,
): { readonly wide: number; readonly high: number } {
  const widths = lines.map(({ text, look }) => text.length * LOOKS[look].letter * LOOKS[look].size);
  return {
    wide: Math.max(...widths) * rem,
    high: lines.reduce((sum, line) => sum + heightOf(line), 0) * rem,
  };
}

const isOver = (a: LabelBox, b: LabelBox, gap: number): boolean =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap;

function isInLane({ left, right, top, bottom }: LabelBox, [upper, lower]: Lane): boolean {
  const [over, under] = [reachOf(upper, left, right), reachOf(lower, left, right)];
  return over !== null && under !== null && over.bottom <= top && under.top >= bottom;
}

/** True if a box is inside the drawing and touches nothing. */
export function isFree(box: LabelBox, { bounds, rem, lines, dots, taken, lane }: Scene): boolean {
  const gap = GAP * rem;
  // Half a pixel is less than anyone sees, and more than the error of a sum.
  if (box.left < bounds.left - 0.5 || box.right > bounds.right + 0.5) return false;
  if (box.top < bounds.top || box.bottom > bounds.bottom) return false;
  if (lane && !isInLane(box, lane)) return false;
  if (taken.some((other) => isOver(box, other, gap))) return false;
  const isDotted = dots.some(([x, y]) => isOver(box, { left: x, right: x, top: y, bottom: y }, gap));
  return (
    !isDotted &&
    lines.every((line) => {
      const reach = reachOf(line, box.left - gap, box.right + gap);
      return !reach || reach.bottom < box.top - gap || reach.top > box.bottom + gap;
    })
  );
}

const SHARE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** A label whose box has its top and its anchor at a point. */
function labelAt(
  x: number,
  top: number,
  anchor: Anchor,
  lines: readonly LabelLine[],
  rem: number,
): PlacedLabel {
  const { wide, high } = sizeOf(lines, rem);
  const left = x - SHARE[anchor] * wide;
  let above = top;
  const placed = lines.map((line) => {
    const y = above + LOOKS[line.look].size * BASELINE * rem;
    above += heightOf(line) * rem;
    return { ...line, y };
  });
  return { x, anchor, lines: placed, box: { left, right: left + wide, top, bottom: top + high } };
}

interface Place {
  readonly x: number;
  readonly top: number;
  readonly anchor: Anchor;
}

/** True if a line of the grid goes through a label's letters. */
const isStruck = ({ lines }: PlacedLabel, { grid = [], rem }: Scene): boolean =>
  lines.some(({ y, look }) => {
    const em = LOOKS[look].size * rem;
    return grid.some((at) => at > y - LETTER.above * em && at < y + LETTER.below * em);
  });

/** The first of several texts that has a free place, at the first of its places: if there is one close to it, off the grid. */
function firstFree(
  scene: Scene,
  texts: readonly (readonly LabelLine[])[],
  placesFor: (wide: number, high: number) => readonly Place[],
): PlacedLabel | null {
  for (const lines of texts) {
    const { wide, high } = sizeOf(lines, scene.rem);
    let first: PlacedLabel | null = null;
    for (const { x, top, anchor } of placesFor(wide, high)) {
      if (first && Math.abs(top - first.box.top) > OFF_GRID * scene.rem) continue;
      const label = labelAt(x, top, anchor, lines, scene.rem);
      if (!isFree(label.box, scene)) continue;
      if (!isStruck(label, scene)) return label;
      first ??= label;
    }
    if (first) return first;
  }
  return null;
}

/** Places a label beside a point, as close to it as possible: first to the right and above. `farthest` is in rem. */
export function besidePoint(
  scene: Scene,
  [x, y]: Point,
  texts: readonly (readonly LabelLine[])[],
  farthest = FARTHEST,
): PlacedLabel | null {
  const { rem, bounds } = scene;
  const distances = Array.from({ length: farthest / STEP + 1 }, (_, index) => index * STEP - STEP);
  return firstFree(scene, texts, (wide, high) => {
    const middle = Math.max(bounds.left + wide / 2, Math.min(bounds.right - wide / 2, x));
    const sides = [
      { x: x + BESIDE * rem, anchor: 'start' },
      { x: x - BESIDE * rem, anchor: 'end' },
      { x: middle, anchor: 'middle' },
    ] as const;
    return distances.flatMap((away) =>
      sides.flatMap((side) => [
        { ...side, top: y - high - away * rem },
        { ...side, top: y + away * rem },
      ]),
    );
  });
}

/** Where along a line a label is tried, as shares of the line's width. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9] as const;

/** Places a label directly above or below a line. */
export function alongLine(
  scene: Scene,
  line: readonly Point[],
  isBelow: boolean,
  texts: readonly (readonly LabelLine[])[],
): PlacedLabel | null {
  const gap = GAP * scene.rem;
  const [first, last] = [line[0], line.at(-1)].map((end) => end?.[0] ?? 0) as [number, number];
  return firstFree(scene, texts, (wide, high) => {
    if (wide > last - first) return [];
    const places = SHARES.flatMap((share) => {
      const x = first + share * (last - first);
      const reach = reachOf(line, x - wide / 2 - gap, x + wide / 2 + gap);
      return reach ? [{ x, above: reach.top - 2 * gap - high, below: reach.bottom + 2 * gap }] : [];
    });
    return [isBelow, !isBelow].flatMap((below) =>
      places.map((place) => ({
        x: place.x,
        top: below ? place.below : place.above,
        anchor: 'middle' as const,
      })),
    );
  });
}

/** The share of a label that must fit between the lines. The smaller ones are tried where the whole label fits nowhere. */
const INSIDE = { usual: [1], right: [1, 0.4, 0] } as const;

/** True if a line begins or ends within a distance of x. */
const isEndIn = (line: readonly Point[], x: number, half: number): boolean =>
  [line[0], line.at(-1)].some((end) => !end || Math.abs(end[0] - x) < half);

/** Places a label between two lines: where there is the most room for it, or as far to the right as it fits. */
export function between(
  scene: Scene,
  lanes: readonly Lane[],
  texts: readonly (readonly LabelLine[])[],
  isRight = false,
): PlacedLabel | null {
  const { rem, bounds } = scene;
  const placesFor = (share: number) => (wide: number, high: number) => {
    const [half, gap] = [(share * wide) / 2, GAP * rem];
    const count = Math.max(0, Math.floor((bounds.right - bounds.left - wide) / (STEP * rem)) + 1);
    const columns = Array.from({ length: count }, (_, index) => bounds.left + wide / 2 + index * STEP * rem);
    const places = lanes.flatMap(([upper, lower]) =>
      columns.flatMap((x) => {
        const [over, under] = [upper, lower].map((line) => reachOf(line, x - half, x + half));
        if (!over || !under || [upper, lower].some((line) => isEndIn(line, x, half))) return [];
        const room = under.top - over.bottom - high - 2 * gap;
        const ends = [over.bottom + gap, under.top - gap - high] as const;
        const tops = room < 0 ? [] : [(ends[0] + ends[1]) / 2, ends[1], ends[0]];
        return tops.map((top) => ({ x, top, anchor: 'middle' as const, room }));
      }),
    );
    return places.toSorted((a, b) => (isRight ? b.x - a.x : b.room - a.room));
  };
  for (const share of INSIDE[isRight ? 'right' : 'usual']) {
    const label = firstFree(scene, texts, placesFor(share));
    if (label) return label;
  }
  return null;
}
