/** The geometry of a band: a strip below the curve with the curve's days. Pure. */
import { formatEntry, formatWhole } from '#ui/text/format.ts';
import { linearScale, linePath, pointText, type Point, type Scale } from '#charts/plot-path.ts';
import { multiples, roundStep } from '#charts/ticks.ts';

/** Values from one day to another, or on one day; in the amounts that are shown. */
export interface BandPart {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

interface BandOptions {
  /** The curve's scale, and its ends. */
  readonly x: Scale;
  readonly left: number;
  readonly right: number;
  readonly rem: number;
  /** A smaller range would exaggerate small differences. */
  readonly leastSpan: number;
}

interface BandPlot {
  readonly height: number;
  /** One path: a step for each mean, or a line through the measurements. */
  readonly line: string;
  readonly dots: string;
  readonly grid: readonly { readonly y: number; readonly text: string }[];
}

/** In rem. */
const SIZE = { height: 4.5, top: 1.1, bottom: 0.3, dot: 0.125 } as const;
const MOST_STEPS = 2;
const MOST_DOTS = 120;
/** Points of a line are at least this many pixels apart. */
const POINT_GAP = 2;

/** The ends of the axis. */
function endsOf(amounts: readonly number[], leastSpan: number): readonly [number, number] {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  return [Math.max(0, low - missing), high + missing];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const stepPath = (parts: readonly BandPart[], x: Scale, y: Scale): string =>
  parts.map(({ from, to, amount }) => `M${tenth(x(from))},${tenth(y(amount))}H${tenth(x(to))}`).join('');

/** The points of a line, without those that are too close to see, but with both ends. */
const sparse = (points: readonly Point[]): readonly Point[] => {
  const kept: Point[] = [];
  for (const [index, point] of points.entries())
    if (index === points.length - 1 || point[0] - (kept.at(-1)?.[0] ?? -Infinity) >= POINT_GAP)
      kept.push(point);
  return kept;
};

function dotPath(points: readonly Point[], rem: number): string {
  if (points.length > MOST_DOTS) return '';
  const size = tenth(SIZE.dot * rem);
  const half = `a${size},${size} 0 1 0`;
  return points
    .map((point) => `M${pointText(point)}m${-size},0${half} ${2 * size},0${half} ${-2 * size},0`)
    .join('');
}

/** A day that is drawn, and cut where the curve ends. */
function shownParts(parts: readonly BandPart[], { x, left, right }: BandOptions): readonly BandPart[] {
  return parts.filter(({ from, to }) => x(to) >= left && x(from) <= right);
}

/** Lays out a band; `null` if none of it is within the curve. */
export function buildBandPlot(parts: readonly BandPart[], options: BandOptions): BandPlot | null {
  const { x: days, left, right, rem, leastSpan } = options;
  const shown = shownParts(parts, options);
  if (shown.length === 0) return null;
  const x: Scale = (day) => Math.min(right, Math.max(left, days(day)));
  const ends = endsOf(
    shown.map(({ amount }) => amount),
    leastSpan,
  );
  const height = SIZE.height * rem;
  const y = linearScale(ends, [height - SIZE.bottom * rem, SIZE.top * rem]);
  const step = roundStep(ends[1] - ends[0], MOST_STEPS);
  const grid = multiples(step, ...ends).map((amount) => ({
    y: y(amount),
    text: step < 1 ? formatEntry(amount) : formatWhole(amount),
  }));
  const isSteps = shown.some(({ from, to }) => from !== to);
  if (isSteps) return { height, line: stepPath(shown, x, y), dots: '', grid };
  const points = sparse(shown.map(({ from, amount }): Point => [x(from), y(amount)]));
  // A single measurement is a dot.
  return { height, line: points.length > 1 ? linePath(points) : '', dots: dotPath(points, rem), grid };
}
