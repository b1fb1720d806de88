import { centerOf, readingAcross, readingUp } from './scales.ts';
import type { Reading } from './scales.ts';
import { boxOf, height, isVisible, numberIn, roundingOf, shapesIn, surfaceOf, width } from './shapes.ts';

/** The checked drawings, and their faults. */
export interface DrawingReport {
  readonly drawings: number;
  readonly shapes: number;
  /** Pointers, dots and marks whose position was compared with the number beside them. */
  readonly readings: number;
  readonly faults: readonly string[];
}

const SMALLEST_TEXT_PX = 12;
/** Shapes are placed between pixels, and engines round at different steps. */
const TOLERANCE_PX = 1;

function nameOf(shape: Element): string {
  const drawing = shape.closest('[role="img"]')?.getAttribute('aria-label')?.slice(0, 40) ?? 'a drawing';
  return `${drawing}: ${shape.outerHTML.replaceAll(/ class="[^"]*"/gu, '').slice(0, 120)}`;
}

/** Lines, curves, bars and dots have a size; a bar for 0% may have no width. */
function* missing(drawing: Element): Generator<string> {
  for (const line of shapesIn(drawing, 'line', 'path', 'polyline'))
    if (Math.hypot(width(boxOf(line)), height(boxOf(line))) === 0) yield `no length: ${nameOf(line)}`;
  for (const shape of shapesIn(drawing, 'rect', 'circle')) {
    const isEmpty = width(boxOf(shape)) === 0 || height(boxOf(shape)) === 0;
    if (isEmpty && !/^0%?$/u.test(shape.getAttribute('width') ?? '')) yield `no area: ${nameOf(shape)}`;
  }
}

/** Everything is within the height of its drawing; half of a text may overflow its edge. */
function* outside(drawing: Element): Generator<string> {
  const { top, bottom } = drawing.getBoundingClientRect();
  for (const shape of shapesIn(drawing, 'line', 'path', 'rect', 'circle', 'text')) {
    const box = boxOf(shape);
    const beyond = Math.max(top - box.top, box.bottom - bottom);
    const allowed = shape instanceof SVGTextElement ? height(box) / 2 : 0;
    if (beyond > allowed + TOLERANCE_PX) yield `outside by ${beyond} px: ${nameOf(shape)}`;
  }
}

function* tooSmall(drawing: Element): Generator<string> {
  for (const text of shapesIn(drawing, 'text')) {
    const scale = text.getScreenCTM()?.d ?? 0;
    const size = parseFloat(getComputedStyle(text.querySelector('tspan') ?? text).fontSize) * scale;
    if (size < SMALLEST_TEXT_PX - 0.01) yield `${size} px: ${nameOf(text)}`;
  }
}

/** Text on a surface is inside it; a label of an axis is below its ticks and bars. */
function* misplacedTexts(drawing: Element): Generator<string> {
  const isRule = drawing.querySelector('path, polyline') === null;
  const own = shapesIn(drawing, 'line', 'rect').filter((shape) => shape.parentElement === drawing);
  const lowest = Math.max(-Infinity, ...own.map((shape) => boxOf(shape).bottom));
  for (const text of shapesIn(drawing, 'text')) {
    const box = boxOf(text);
    const surface = surfaceOf(text);
    if (!surface) {
      if (isRule && box.top < lowest - TOLERANCE_PX) yield `not under its ticks: ${nameOf(text)}`;
      continue;
    }
    const around = boxOf(surface);
    const isInside =
      box.left >= around.left &&
      box.right <= around.right &&
      box.top >= around.top &&
      box.bottom <= around.bottom;
    if (!isInside) yield `not in its flag: ${nameOf(text)}`;
  }
}

/** Letters take up less than the height of a line. */
const LETTERS = 0.6;

const isTurned = (shape: Element): boolean => shape.closest('[transform*="rotate"]') !== null;

/** The box of a text as a turned one sees it: the box around a turned text in the page is larger than the text. */
function boxAlong(turned: SVGGraphicsElement, text: SVGGraphicsElement): DOMRect {
  const { x, y, width: wide, height: high } = text.getBBox();
  const toTurned = turned
    .getScreenCTM()
    ?.inverse()
    .multiply(text.getScreenCTM() ?? new DOMMatrix());
  const corners = [
    [x, y],
    [x + wide, y],
    [x, y + high],
    [x + wide, y + high],
  ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(toTurned));
  const [left, top] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
  const [right, bottom] = [Math.max(...corners.map((at) => at.x)), Math.max(...corners.map((at) => at.y))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** No two texts overlap; a flag may cover what is behind it, but not another flag. */
function* overlappingTexts(drawing: Element): Generator<string> {
  const texts = shapesIn(drawing, 'text').filter((text) => text.textContent.trim() !== '');
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      if ((surfaceOf(one) === null) !== (surfaceOf(other) === null)) continue;
      const turned = [one, other].find(isTurned);
      const [first, second] = turned
        ? [boxAlong(turned, one), boxAlong(turned, other)]
        : [boxOf(one), boxOf(other)];
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const apart = Math.abs(first.top + first.bottom - second.top - second.bottom) / 2;
      const room = (LETTERS * (height(first) + height(second))) / 2;
      if (across > TOLERANCE_PX && apart < room - TOLERANCE_PX)
        yield `on “${other.textContent}”: ${nameOf(one)}`;
    }
}

/** A drawn position and the text with its number. */
interface Claim {
  readonly shape: SVGGraphicsElement;
  readonly text: string;
  readonly reading: Reading | null;
  readonly at: number;
}

/** Flags on an axis point at their number; flags in a chart have a dot at its height. */
function flagClaims(drawing: Element): readonly Claim[] {
  return shapesIn(drawing, 'text').flatMap((text): readonly Claim[] => {
    const shape = surfaceOf(text)?.previousElementSibling;
    const said = text.textContent;
    if (shape instanceof SVGCircleElement)
      return [{ shape, text: said, reading: readingUp(drawing), at: centerOf(shape).y }];
    // A span on a line, as in a timeline, is not a flag: a pointer is vertical.
    if (!(shape instanceof SVGLineElement) || width(boxOf(shape)) > 0) return [];
    const figure = drawing.parentElement ?? drawing;
    return [{ shape, text: said, reading: readingAcross(figure), at: centerOf(shape).x }];
  });
}

/** A row of a dot plot has its number before its drawing. */
function dotClaims(drawing: Element): readonly Claim[] {
  const figure = drawing.closest('[role="img"]');
  const text = drawing.previousElementSibling?.textContent;
  if (!figure || figure === drawing || !text) return [];
  return shapesIn(drawing, 'circle').map((dot) => ({
    shape: dot,
    text,
    reading: readingAcross(figure),
    at: centerOf(dot).x,
  }));
}

function* misread(claims: readonly Claim[]): Generator<string> {
  for (const { shape, text, reading, at } of claims) {
    const said = numberIn(text);
    if (said === null || !reading) {
      yield `nothing to read "${text}" by: ${nameOf(shape)}`;
      continue;
    }
    const tolerance = roundingOf(text) + Math.abs(reading(at + TOLERANCE_PX) - reading(at));
    if (Math.abs(reading(at) - said) > tolerance) yield `at ${reading(at)}, says ${text}: ${nameOf(shape)}`;
  }
}

/** Checks every visible drawing of the page. */
export function examineDrawings(): DrawingReport {
  const drawings = [...document.querySelectorAll('main svg')].filter(
    (svg) => !svg.parentElement?.closest('svg') && isVisible(svg),
  );
  const claims = drawings.flatMap((drawing) => [...flagClaims(drawing), ...dotClaims(drawing)]);
  const faults = drawings.flatMap((drawing) => [
    ...missing(drawing),
    ...outside(drawing),
    ...tooSmall(drawing),
    ...misplacedTexts(drawing),
    ...overlappingTexts(drawing),
  ]);
  return {
    drawings: drawings.length,
    shapes: drawings.reduce((sum, drawing) => sum + drawing.querySelectorAll('*').length, 0),
    readings: claims.length,
    faults: [...faults, ...misread(claims)],
  };
}
