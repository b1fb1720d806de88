import { anchorOf, boxOf, middle, numberIn, shapesIn, surfaceOf } from './shapes.ts';

/** Reads the value at a position on a scale. */
export type Reading = (pixels: number) => number;

/** The straight line through the first and the last of some marked positions, which are in order. */
function readingBetween(marks: readonly { readonly at: number; readonly value: number }[]): Reading | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first.value === last.value) return null;
  return (pixels) => first.value + ((pixels - first.at) / (last.at - first.at)) * (last.value - first.value);
}

const numbersOf = (texts: readonly SVGTextElement[], at: (text: SVGTextElement) => number) =>
  texts.flatMap((text) => {
    const value = numberIn(text.textContent);
    return value === null ? [] : [{ at: at(text), value }];
  });

/** The scale that follows from the numbers under an axis. */
export function readingAcross(figure: Element): Reading | null {
  const labels = shapesIn(figure, 'text').filter((text) => !surfaceOf(text));
  return readingBetween(numbersOf(labels, anchorOf));
}

/** The scale that follows from the numbers beside a chart. */
export function readingUp(chart: Element): Reading | null {
  const numbers = shapesIn(chart, 'text').filter((text) => /^[\d.,]+$/u.test(text.textContent));
  const start = Math.min(...numbers.map((text) => boxOf(text).right));
  const labels = numbers.filter((text) => boxOf(text).right - start < 1);
  return readingBetween(numbersOf(labels, (text) => centerOf(text).y));
}

/** The middle of a shape, from left to right and from top to bottom. */
export function centerOf(shape: SVGGraphicsElement): { readonly x: number; readonly y: number } {
  const box = boxOf(shape);
  return { x: middle(box), y: (box.top + box.bottom) / 2 };
}
