/** Pieces of SVG for the drawings at the head of articles, in the style of the measuring rule. */

/** How a piece is drawn: its class in the drawing's own style sheet. */
export type Look =
  /** Outline. */
  | 'a'
  /** Thinner line inside an outline. */
  | 'd'
  /** Fine tick. */
  | 't'
  /** Pointer. */
  | 'p'
  /** Outline filled with card, so that it covers what lies behind. */
  | 'c'
  /** Soft surface. */
  | 's'
  /** Soft surface with an outline. */
  | 'o'
  /** Solid pointer head or hub. */
  | 'b'
  /** Dashed line: where something was, or may go. */
  | 'g';

/** Coordinates to half a unit: finer is invisible and costs bytes. */
export const at = (value: number): string => String(Math.round(value * 2) / 2);

export const path = (d: string, look: Look = 'a'): string => `<path class="${look}" d="${d}"/>`;

export const circle = (cx: number, cy: number, r: number, look: Look = 'a'): string =>
  `<circle class="${look}" cx="${at(cx)}" cy="${at(cy)}" r="${at(r)}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look = 'a',
  radius = 0,
): string =>
  `<rect class="${look}" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${radius === 0 ? '' : ` rx="${at(radius)}"`}/>`;

/** Moves, turns or scales a group of pieces. */
export const group = (transform: string, ...pieces: readonly string[]): string =>
  `<g transform="${transform}">${pieces.join('')}</g>`;

/** Ticks that stand on a line or hang from it. */
export interface TickLine {
  /** Where the first tick stands. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** From tick to tick. */
  readonly step: number;
  /** Length of a fine tick; below zero they stand upwards, or to the left. */
  readonly size: number;
  /** Every so many ticks there is a long one. */
  readonly every?: number;
}

const lengthOf = (size: number, index: number, every: number) => (index % every === 0 ? size * 1.8 : size);

/** Ticks along a level rule. */
export const ticks = ({ x, y, count, step, size, every = 5 }: TickLine): string =>
  path(
    Array.from(
      { length: count },
      (_, index) => `M${at(x + index * step)} ${at(y)}v${at(lengthOf(size, index, every))}`,
    ).join(''),
    't',
  );

/** Ticks along an upright rule, from its foot upwards. */
export const ticksUp = ({ x, y, count, step, size, every = 5 }: TickLine): string =>
  path(
    Array.from(
      { length: count },
      (_, index) => `M${at(x)} ${at(y - index * step)}h${at(lengthOf(size, index, every))}`,
    ).join(''),
    't',
  );

/** A place on a circle; angles in degrees, clockwise from the top. */
export const onCircle = (cx: number, cy: number, r: number, angle: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${at(cx + r * Math.cos(radians))} ${at(cy + r * Math.sin(radians))}`;
};

export interface Dial {
  readonly cx: number;
  readonly cy: number;
  /** Radius of the ticks' outer ends. */
  readonly r: number;
  readonly from: number;
  readonly to: number;
  /** Parts between the first and the last tick. */
  readonly parts: number;
  readonly size: number;
  readonly every?: number;
}

/** Ticks around a dial, pointing inwards. */
export const dialTicks = ({ cx, cy, r, from, to, parts, size, every = 5 }: Dial): string =>
  path(
    Array.from({ length: to - from === 360 ? parts : parts + 1 }, (_, index) => {
      const angle = from + ((to - from) * index) / parts;
      return `M${onCircle(cx, cy, r, angle)}L${onCircle(cx, cy, r - lengthOf(size, index, every), angle)}`;
    }).join(''),
    't',
  );

/** An arc along a circle. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): string =>
  `M${onCircle(cx, cy, r, from)}A${at(r)} ${at(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(cx, cy, r, to)}`;

/** A ring's sector, to be filled. */
export const ringSector = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): string =>
  `${arc(cx, cy, outer, from, to)}L${onCircle(cx, cy, inner, to)}A${at(inner)} ${at(inner)} 0 ${to - from > 180 ? 1 : 0} 0 ${onCircle(cx, cy, inner, from)}Z`;

/** A surface hatched at an angle around its middle. */
export function hatched(
  id: string,
  d: string,
  [cx, cy]: readonly [number, number],
  r: number,
  angle: number,
): string {
  const lines = Array.from(
    { length: Math.floor(r / 9) },
    (_, index) => `M${at(cx - r)} ${at(cy - r + index * 18)}h${at(2 * r)}`,
  );
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path class="t" transform="rotate(${angle} ${at(cx)} ${at(cy)})" d="${lines.join('')}"/></g>`;
}

/** A needle with its hub. */
export const needle = (cx: number, cy: number, r: number, angle: number): string =>
  path(`M${onCircle(cx, cy, -r * 0.16, angle)}L${onCircle(cx, cy, r, angle)}`, 'p') + circle(cx, cy, 10, 'b');

/** A pointer from above: its head stands at the given place. */
export const pointerDown = (x: number, y: number, length = 60): string =>
  path(`M${at(x)} ${at(y - length)}V${at(y)}`, 'p') +
  path(`M${at(x - 13)} ${at(y - length - 4)}h26l-13 22Z`, 'b');

/** A pointer from the right: its head lies at the given place. */
export const pointerLeft = (x: number, y: number, length = 60): string =>
  path(`M${at(x)} ${at(y)}h${at(length)}`, 'p') +
  path(`M${at(x + length + 4)} ${at(y - 13)}v26l-22 -13Z`, 'b');

/** A flat measuring rule with ticks along its upper edge. */
export const flatRule = (
  x: number,
  y: number,
  width: number,
  height: number,
  parts: number,
  every = 5,
): string =>
  rect(x, y, width, height, 'c', 6) +
  ticks({ x: x + 20, y, count: parts + 1, step: (width - 40) / parts, size: height * 0.3, every });
