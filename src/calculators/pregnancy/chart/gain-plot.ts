/** The geometry of the chart for its actual width: numbers and paths, no markup. */
import type { ChartRoom } from '#charts/chart-room.ts';
import { sizeOf } from '#charts/label-places.ts';
import { plotFrame, type PlotFrame } from '#charts/plot-frame.ts';
import { areaPath, linearScale, linePath, type Point, type Scale } from '#charts/plot-path.ts';
import { multiples, rulerAround } from '#charts/ticks.ts';
import { gainCorners, termOf } from '#tools/pregnancy/gain-line.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { changeText, formatPublished, gainUnit } from '#tools/pregnancy/words.ts';
import { weekText } from './gain-chart-words.ts';

/** All lengths in rem. */
const SIZES = {
  margin: { top: 2.5, bottom: 3.5, start: 2.25, end: 4 },
  height: { narrow: 20, wide: 24 },
} as const;

const WEEKS_PER_LABEL = 10;

/** At most this many values on the axis, and in rem the least room for each: a drawing on paper is low. */
const VALUES = { most: 7, room: 1.75 };

/** Room below a loss, as a share of the highest value, and above a gain, whose label is there, as a share of it. */
const ROOM = { below: 0.05, above: 0.05 };

interface EndLabel {
  readonly y: number;
  readonly text: string;
}

export interface GainPlot extends PlotFrame {
  readonly x: Scale;
  readonly y: Scale;
  /** The area of the range. */
  readonly band: string;
  /** Its lower and upper edge. */
  readonly edges: string;
  readonly valueTicks: readonly EndLabel[];
  readonly weekTicks: readonly { readonly x: number; readonly text: string | null }[];
  /** This week; with the weight if there is one. */
  readonly now: {
    readonly x: number;
    readonly gain: Point | null;
    readonly label: { readonly x: number; readonly lines: readonly string[] };
  };
  /** The published totals, at the right ends of the edges. */
  readonly ends: readonly EndLabel[];
}

/** The lines of this week's label, and its middle: above its line, but within the drawing. */
function labelOf({ week, gain, units }: GainReport, x: number, { left, right }: PlotFrame, rem: number) {
  const lines = [weekText(week), ...(gain === null ? [] : [changeText(gain, units)])];
  const { wide } = sizeOf(
    lines.map((text) => ({ text, look: 'strong' })),
    rem,
  );
  return { lines, x: Math.min(Math.max(x, left + wide / 2), right - wide / 2) };
}

/** Lays out the chart for the available space. Pure. */
export function buildGainPlot(report: GainReport, room: ChartRoom): GainPlot {
  const frame = plotFrame(room, SIZES);
  const corners = gainCorners(report);
  const term = termOf(report);
  const gain = report.gain ?? 0;
  const highest = Math.max(gain * (1 + ROOM.above), ...corners.map(({ max }) => max));
  const values = Math.min(VALUES.most, Math.floor((frame.bottom - frame.top) / (VALUES.room * room.rem)));
  // A loss isn't drawn on the axis of weeks.
  const ruler = rulerAround(gain < 0 ? gain - ROOM.below * highest : 0, highest, values);
  const x = linearScale([0, term], [frame.left, frame.right]);
  const y = linearScale([ruler.min, ruler.max], [frame.bottom, frame.top]);
  const edge = (end: 'min' | 'max'): readonly Point[] =>
    corners.map(({ week, [end]: value }) => [x(week), y(value)]);
  const last = corners.at(-1);
  const now = Math.min(x(report.week), frame.right);
  return {
    ...frame,
    x,
    y,
    band: areaPath(edge('max'), edge('min')),
    edges: linePath(edge('max')) + linePath(edge('min')),
    now: {
      x: now,
      gain: report.gain === null ? null : [now, y(report.gain)],
      label: labelOf(report, now, frame, room.rem),
    },
    valueTicks: ruler.labeled.map((value) => ({ y: y(value), text: String(value).replace('-', '−') })),
    weekTicks: multiples(1, 0, term).map((week) => ({
      x: x(week),
      text: week % WEEKS_PER_LABEL === 0 ? String(week) : null,
    })),
    ends: last
      ? [last.max, last.min].map((value) => ({
          y: y(value),
          text: `${formatPublished(value)} ${gainUnit(report.units)}`,
        }))
      : [],
  };
}
