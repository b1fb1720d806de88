/** Where the label of a weight is: beside the band, so that no line crosses it. */
import type { PlacedLabel } from '#charts/label-box.ts';
import type { Scale } from '#charts/plot-path.ts';
import type { GainSpan } from '#tools/pregnancy/report.ts';

export interface LabelSpace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Position of a week, and of a gain. */
  readonly x: Scale;
  readonly y: Scale;
  /** The ends of the band in a week. */
  readonly bandAt: (week: number) => GainSpan;
}

interface Labeled {
  readonly week: number;
  readonly gain: number;
  /** The label's width in pixels. */
  readonly width: number;
  readonly rem: number;
}

/** In rem. */
const GAP = 0.6;
const BELOW = 1.5;
const ABOVE = 0.6;
const MIDDLE = 0.35;

/** Beside a weight well under the band, below right of one in it, above left of one over it, and above right if there's no room there. */
export function placeLabel(space: LabelSpace, { week, gain, width, rem }: Labeled): PlacedLabel {
  const { x, y, bandAt } = space;
  const at = Math.min(x(week), space.right);
  const band = bandAt(week);
  const gap = GAP * rem;
  const isUnder = y(gain) - y(band.min) > BELOW * rem;
  if (isUnder && at + gap + width <= space.right)
    return { x: at + gap, y: y(gain) + MIDDLE * rem, anchor: 'start' };
  const below = Math.max(y(gain), y(band.min)) + BELOW * rem;
  const above = Math.min(y(gain), y(band.max)) - ABOVE * rem;
  const fitsBelow = at + gap + width <= space.right && below <= space.bottom;
  const fitsAbove = at - gap - width >= space.left && above - rem >= space.top;
  const isOver = gain > band.max;
  if (fitsBelow && !(isOver && fitsAbove)) return { x: at + gap, y: below, anchor: 'start' };
  if (fitsAbove) return { x: at - gap, y: above, anchor: 'end' };
  // The band rises under the label, from this week to the label's end.
  const weeksPerPixel = 1 / (x(1) - x(0));
  const risen = y(bandAt(week + (gap + width) * weeksPerPixel).max);
  return {
    x: at + gap,
    y: Math.max(space.top + rem, Math.min(y(gain), risen) - ABOVE * rem),
    anchor: 'start',
  };
}
