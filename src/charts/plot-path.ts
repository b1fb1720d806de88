/** Positions and paths of a chart, in pixels. */

export type Point = readonly [x: number, y: number];
export type Scale = (value: number) => number;

/** Maps values between two ends to positions between two others, and beyond. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const perUnit = from === to ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * perUnit;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** "12.3,45", as in a path. */
export const pointText = ([x, y]: Point): string => `${tenth(x)},${tenth(y)}`;

/** Straight lines from point to point, in tenths of a pixel; empty without points. */
export const linePath = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(pointText).join('L')}`;

/** The area between two lines; empty without points. */
export const areaPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`;

/** A line with rounded corners: through its ends and the middles between its other points. */
export function smoothPath(points: readonly Point[]): string {
  if (points.length < 3) return linePath(points);
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const next = points[index + 2] ?? [x, y];
    const isLast = index === points.length - 3;
    return `Q${pointText([x, y])} ${pointText(isLast ? next : [(x + next[0]) / 2, (y + next[1]) / 2])}`;
  });
  return `${linePath(points.slice(0, 1))}${bends.join('')}`;
}

/** The area between two such lines; empty without points. */
export const smoothArea = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length === 0 ? '' : `${smoothPath(upper)}L${smoothPath(lower.toReversed()).slice(1)}Z`;

/** The index of the first point of a line at or after an x coordinate. */
function pointAfter(line: readonly Point[], x: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle]?.[0] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The highest and lowest point of a line between two x coordinates; `null` if it isn't there. */
export function reachOf(
  line: readonly Point[],
  left: number,
  right: number,
): { readonly top: number; readonly bottom: number } | null {
  let [top, bottom] = [Infinity, -Infinity];
  const add = (y: number): void => {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (let index = pointAfter(line, left); index < line.length; index++) {
    const [x, y] = line[index] ?? [0, 0];
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    if (fromX > right || (index === 0 && x > right)) break;
    const at = (place: number): number =>
      x === fromX ? y : fromY + ((place - fromX) / (x - fromX)) * (y - fromY);
    add(at(Math.max(left, fromX)));
    add(at(Math.min(right, x)));
  }
  return top > bottom ? null : { top, bottom };
}
