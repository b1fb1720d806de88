/** A scale with named bands and a pointer, as a picture draws it. Pure. */
import { linearScale } from '#charts/plot-path.ts';
import { multiples } from '#charts/ticks.ts';
import { LIGHT } from '#config/drawing.ts';
import { PICTURE, ROOM } from './frame.ts';
import { rectangle, type Shape } from './shapes.ts';

/** A band from its lower limit to the next one's. */
export interface ScaleBand {
  readonly label: string;
  readonly from: number;
  readonly color: string;
}

export interface BandedScale {
  readonly min: number;
  readonly max: number;
  readonly bands: readonly ScaleBand[];
  /** Numbers at their places below the bands. */
  readonly labels: readonly { readonly value: number; readonly text: string }[];
  /** The pointer's text and its place, within the scale; `null` without one. */
  readonly pointer: { readonly value: number; readonly text: string } | null;
}

const BAND = { top: 330, height: 40 } as const;
const TICK = { gap: 10, fine: 10, long: 22, text: 68 } as const;
const NAME = { baseline: 508, size: 28, gap: 16 } as const;
const FLAG = { top: 228, height: 62, size: 34, letter: 0.56, padding: 44 } as const;

type At = (value: number) => number;

function bandsOf({ min, max, bands }: BandedScale, at: At): readonly Shape[] {
  return bands.flatMap(({ label, from, color }, index) => {
    const [start, end] = [at(Math.max(min, from)), at(bands[index + 1]?.from ?? max)];
    return [
      { d: rectangle([start, BAND.top], end - start - 3, BAND.height), fill: color },
      {
        text: label,
        at: [(start + end) / 2, NAME.baseline] as const,
        size: NAME.size,
        color: LIGHT.ink,
        weight: 600 as const,
        anchor: 'middle' as const,
        most: end - start - NAME.gap,
      },
    ];
  });
}

function ticksOf({ min, max, labels }: BandedScale, at: At): readonly Shape[] {
  const top = BAND.top + BAND.height + TICK.gap;
  const tick = (length: number) => (value: number) => `M${at(value)},${top}v${length}`;
  const lines = (values: readonly number[], length: number): Shape => ({
    d: values.map(tick(length)).join(''),
    stroke: LIGHT.muted,
    width: 2,
  });
  return [
    lines(multiples(1, min, max), TICK.fine),
    lines(
      labels.map(({ value }) => value),
      TICK.long,
    ),
    ...labels.map(({ value, text }) => ({
      text,
      at: [at(value), top + TICK.text] as const,
      size: 26,
      color: LIGHT.muted,
      anchor: 'middle' as const,
    })),
  ];
}

function pointerOf({ pointer }: BandedScale, at: At): readonly Shape[] {
  if (!pointer) return [];
  const x = at(pointer.value);
  const width = FLAG.letter * FLAG.size * pointer.text.length + FLAG.padding;
  const { margin } = PICTURE;
  const left = Math.max(margin, Math.min(PICTURE.width - margin - width, x - width / 2));
  return [
    {
      d: `M${x},${FLAG.top + FLAG.height}V${BAND.top + BAND.height + TICK.gap + TICK.long}`,
      stroke: LIGHT.ink,
      width: 4,
    },
    { d: rectangle([left, FLAG.top], width, FLAG.height), fill: LIGHT.ink },
    {
      text: pointer.text,
      at: [left + width / 2, FLAG.top + 43],
      size: FLAG.size,
      color: LIGHT.card,
      weight: 700,
      anchor: 'middle',
    },
  ];
}

/** The shapes of a scale over the picture's width. */
export function scaleShapes(scale: BandedScale): readonly Shape[] {
  const { min, max } = scale;
  const at = linearScale([min, max], [PICTURE.margin, PICTURE.margin + ROOM]);
  return [...bandsOf(scale, at), ...ticksOf(scale, at), ...pointerOf(scale, at)];
}
