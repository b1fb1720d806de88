/** A curve as a picture draws it: twice as large as on a page. Pure. */
import { gapBetween } from '#charts/label-box.ts';
import type { Point } from '#charts/plot-path.ts';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import { DATE, MARKS } from '#charts/curve/curve-sizes.ts';
import { LIGHT } from '#config/drawing.ts';
import { PICTURE, ROOM } from './frame.ts';
import { circle, type DrawnPath, type DrawnText, type Shape } from './shapes.ts';

const SCALE = 2;
const TOP = 172;
const BOTTOM = 20;
const REM = 16;

/** The weight of each kind of label. */
const WEIGHTS = { value: 700, strong: 600, plan: 600, quiet: 400 } as const;

/** The room that the curve is laid out for. */
export const CURVE_ROOM = {
  width: ROOM / SCALE,
  height: (PICTURE.height - TOP - BOTTOM) / SCALE,
  rem: REM,
} as const;

/** In the curve's pixels. */
const TEXT = 13;
const VALUE_SIZE = 17;
const VALUE = { gap: 8, below: 0.35, above: 0.95 } as const;
/** In rem: how far above its line the text after the goal is, and how wide its letters are. */
const AFTER = { above: 0.6, letter: 0.4, gap: 0.25 } as const;

const placed = (shape: Omit<DrawnPath, 'at' | 'scale'>): DrawnPath => ({
  ...shape,
  at: [PICTURE.margin, TOP],
  scale: SCALE,
});

interface Words extends Partial<Pick<DrawnText, 'anchor' | 'weight'>> {
  readonly size?: number;
  readonly color?: string;
}

function written(
  text: string,
  [x, y]: Point,
  { size = TEXT, color = LIGHT.muted, ...more }: Words,
): DrawnText {
  const at: Point = [PICTURE.margin + SCALE * x, TOP + SCALE * y];
  return { text, at, size: SCALE * size, color, ...more };
}

const stroked = (d: string, stroke: string, width: number, dash?: readonly number[]): readonly Shape[] =>
  d === '' ? [] : [placed({ d, stroke, width, ...(dash ? { dash } : {}) })];

function valuesOf({ values, left, right }: CurvePlot, unit: string): readonly Shape[] {
  const x = left - VALUE.gap;
  const highest = values.at(-1);
  const name = highest && written(unit, [x, highest.y - VALUE.above * TEXT], { anchor: 'end' });
  return [
    ...values.map(({ y }) => placed({ d: `M${left},${y}H${right}`, stroke: LIGHT.line, width: 1 })),
    ...values.map(({ y, text }) => written(text, [x, y + VALUE.below * TEXT], { anchor: 'end' })),
    ...(name && unit !== '' ? [name] : []),
  ];
}

function ruleOf({ axis, left, right, bottom }: CurvePlot): readonly Shape[] {
  const place = { at: [PICTURE.margin, TOP + SCALE * bottom], scale: SCALE } as const;
  return [
    { ...place, d: `M${left},0H${right}${axis.ticks}`, stroke: LIGHT.muted, width: 1 },
    { ...place, d: axis.strongTicks, stroke: LIGHT.ink, width: 2 },
    ...axis.texts.map(({ text, x, row, isStrong }) =>
      written(text, [x, bottom + (DATE.baseline + row * DATE.row) * REM], {
        anchor: 'middle',
        ...(isStrong ? { color: LIGHT.ink, weight: 600 } : {}),
      }),
    ),
  ];
}

function marksOf({ now, end }: CurvePlot): readonly Shape[] {
  const dot =
    end && placed({ d: circle(end, MARKS.end * REM), fill: LIGHT.brand, stroke: LIGHT.card, width: 2 });
  return [
    ...(dot ? [dot] : []),
    placed({ d: circle(now, MARKS.now * REM), fill: LIGHT.card, stroke: LIGHT.brand, width: 3 }),
  ];
}

function labelsOf({ labels }: CurvePlot): readonly Shape[] {
  return labels.flatMap(({ x, anchor, lines }) =>
    lines.map(({ text, look, y }) =>
      written(text, [x, y], {
        anchor,
        size: look === 'value' ? VALUE_SIZE : TEXT,
        color: look === 'quiet' ? LIGHT.muted : LIGHT.ink,
        weight: WEIGHTS[look],
      }),
    ),
  );
}

function flagOf({ flag }: CurvePlot): readonly Shape[] {
  if (!flag) return [];
  const { staff, pennant, text } = flag;
  return [
    ...stroked(`M${staff.x},${staff.y1}V${staff.y2}`, LIGHT.brand, 2),
    placed({ d: pennant, fill: LIGHT.brand }),
    written(text.text, [text.x, text.y], { color: LIGHT['on-brand'], weight: 600, anchor: 'middle' }),
  ];
}

/** What comes after the goal, above its dots at the end; nothing if there's no room. */
function afterOf({ end, right, flag, labels }: CurvePlot, text: string, y: number): readonly Shape[] {
  const bottom = y - AFTER.above * REM;
  const left = right - AFTER.letter * REM * text.length;
  const box = { left, right, top: bottom - TEXT, bottom };
  const taken = [...(flag?.boxes ?? []), ...labels.map((label) => label.box)];
  const isFree = taken.every((other) => gapBetween(box, other) > 0);
  if (text === '' || !end || left < end[0] + AFTER.gap * REM || !isFree) return [];
  return [written(text, [right, bottom], { anchor: 'end' })];
}

export interface CurveTexts {
  /** The unit above the values; empty without one. */
  readonly unit: string;
  /** What comes after the goal; empty if it isn't said. */
  readonly after: string;
  /** The last weight of the curve, in kg. */
  readonly last: number;
}

/** The shapes of a curve that was laid out for `CURVE_ROOM`. */
export function curveShapes(plot: CurvePlot, { unit, after, last }: CurveTexts): readonly Shape[] {
  return [
    ...(plot.band === '' ? [] : [placed({ d: plot.band, fill: LIGHT['brand-soft'] })]),
    ...valuesOf(plot, unit),
    ...ruleOf(plot),
    ...(plot.dots === '' ? [] : [placed({ d: plot.dots, fill: LIGHT.muted })]),
    ...stroked(plot.paths.trend, LIGHT.brand, 3.5),
    ...stroked(plot.paths.ahead, LIGHT.brand, 2.5, [7, 5]),
    ...stroked(plot.paths.after, LIGHT.brand, 2.5, [0.01, 6]),
    ...afterOf(plot, after, plot.y(last)),
    ...marksOf(plot),
    ...labelsOf(plot),
    ...flagOf(plot),
  ];
}
