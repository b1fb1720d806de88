/** A shape's position on the screen in pixels, without its stroke. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const width = ({ left, right }: Box): number => right - left;
export const height = ({ top, bottom }: Box): number => bottom - top;
export const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Engines differ in whether `getBoundingClientRect` includes the stroke; `getBBox` never does. */
export function boxOf(shape: SVGGraphicsElement): Box {
  const { x, y, width: wide, height: high } = shape.getBBox();
  const { a, d, e, f } = shape.getScreenCTM() ?? new DOMMatrix();
  return { left: x * a + e, right: (x + wide) * a + e, top: y * d + f, bottom: (y + high) * d + f };
}

/** The anchor of a text: its start, its middle or its end. */
export function anchorOf(text: SVGTextElement): number {
  const box = boxOf(text);
  const { textAnchor } = getComputedStyle(text);
  if (textAnchor === 'start') return box.left;
  return textAnchor === 'end' ? box.right : middle(box);
}

/** The number at the start of a text, in this site's format. */
export function numberIn(text: string | null | undefined): number | null {
  const digits = /^[\d,]*\.?\d+/u.exec(text?.trim() ?? '')?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** The allowed difference between a written number and the drawing: half of its last digit. */
export const roundingOf = (text: string): number => 0.5 / 10 ** (/\.(\d+)/u.exec(text)?.[1]?.length ?? 0);

export const isVisible = (element: Element): boolean => element.checkVisibility();

/** The rectangle that a text is written on, as in the flag of a pointer: the one before it, around its middle. */
export function surfaceOf(text: Element): SVGRectElement | null {
  const before = text.previousElementSibling;
  return before instanceof SVGRectElement && getComputedStyle(text).textAnchor === 'middle' ? before : null;
}

/** All visible elements of a kind in a drawing. */
export function shapesIn<K extends 'circle' | 'line' | 'path' | 'polyline' | 'rect' | 'text'>(
  drawing: Element,
  ...kinds: readonly K[]
): readonly SVGElementTagNameMap[K][] {
  const found = drawing.querySelectorAll<SVGElementTagNameMap[K]>(kinds.join());
  return [...found].filter((shape) => isVisible(shape) && !shape.closest('defs, clipPath'));
}
