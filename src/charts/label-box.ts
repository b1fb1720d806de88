/** The position of a label. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All values in rem; the letter width is slightly above the average. */
const LABEL_SIZE = { letter: 0.44, ascent: 0.7, descent: 0.25 } as const;

/** Approximate width of a text, in pixels. */
export function textWidth(text: string, rem: number): number {
  return text.length * LABEL_SIZE.letter * rem;
}

/** The box around a label. */
export function boxOf({ x, y, anchor }: PlacedLabel, text: string, rem: number): LabelBox {
  const width = textWidth(text, rem);
  const left = anchor === 'start' ? x : x - width;
  const { ascent, descent } = LABEL_SIZE;
  return { left, right: left + width, top: y - ascent * rem, bottom: y + descent * rem };
}

/** The gap between two boxes in pixels, in the direction where it is larger; negative if they overlap. */
export function gapBetween(a: LabelBox, b: LabelBox): number {
  const aside = Math.max(a.left - b.right, b.left - a.right);
  const above = Math.max(a.top - b.bottom, b.top - a.bottom);
  return Math.max(aside, above);
}
