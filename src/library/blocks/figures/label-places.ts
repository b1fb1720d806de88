/** A line in percent of the plot: x to the right, y downward. */
export interface PlottedLine {
  readonly label: string;
  readonly points: readonly (readonly [number, number])[];
}

/** The position of a line's label, in percent of the plot. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width of a letter on the narrowest plot with labels, and the gap between line and label. */
const LETTER_WIDTH = 1.6;
const LETTER_HEIGHT = 7;
const GAP = 3;

/** Where along its line a label may go, in order of preference. */
const TRIED = [0.75, 0.65, 0.85, 0.55, 0.45, 0.35, 0.95, 0.25];
const SAMPLES = 12;

/** Height of a line at x, or undefined outside the line. */
function heightAt({ points }: PlottedLine, x: number): number | undefined {
  const end = points.findIndex((point) => point[0] >= x);
  const [after, before] = [points[end], points[Math.max(0, end - 1)]];
  if (after === undefined || before === undefined || (end === 0 && after[0] > x)) return undefined;
  const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}

const between = (low: number, high: number, index: number) => low + ((high - low) * index) / SAMPLES;

/** The heights of a line above or below a box: at regular steps, and at each of its points, so that no spike is missed. */
const heightsIn = (line: PlottedLine, { left, right }: Box): readonly (number | undefined)[] => [
  ...Array.from({ length: SAMPLES + 1 }, (_, index) => heightAt(line, between(left, right, index))),
  ...line.points.filter(([x]) => x >= left && x <= right).map(([, y]) => y),
];

/** Between two points, a steep line may pass a box without a height in it. */
function isCrossed(line: PlottedLine, box: Box): boolean {
  const heights = heightsIn(line, box).filter((y) => y !== undefined);
  const isAbove = heights.some((y) => y < box.bottom + 1.5);
  const isBelow = heights.some((y) => y > box.top - 1.5);
  return isAbove && isBelow;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 0 && right <= 100 && top >= 0 && bottom <= 100;

function boxOf(place: LabelPlace, label: string): Box {
  const width = label.length * LETTER_WIDTH;
  const left = place.anchor === 'start' ? place.x : place.x - width;
  return { left, right: left + width, top: place.y - LETTER_HEIGHT, bottom: place.y + 1 };
}

/** Candidate positions above and below a point of the line, on either side. */
function placesAt(line: PlottedLine, share: number): readonly LabelPlace[] {
  const [first = 0, last = 0] = [line.points[0]?.[0], line.points.at(-1)?.[0]];
  const x = first + (last - first) * share;
  const y = heightAt(line, x);
  if (y === undefined) return [];
  return [y - GAP, y + GAP + LETTER_HEIGHT].flatMap((height) => [
    { x, y: height, anchor: 'start' as const },
    { x, y: height, anchor: 'end' as const },
  ]);
}

/**
 * A position for each line's label next to its line, without touching a line, another label or an edge; undefined if
 * one of them doesn't fit. Then a legend is used instead.
 */
export function placeLabels(lines: readonly PlottedLine[]): readonly LabelPlace[] | undefined {
  const taken: Box[] = [];
  const places: LabelPlace[] = [];
  for (const line of lines) {
    const isFree = (place: LabelPlace) => {
      const box = boxOf(place, line.label);
      return (
        isInside(box) &&
        !lines.some((other) => isCrossed(other, box)) &&
        !taken.some((other) => overlap(other, box))
      );
    };
    const place = TRIED.flatMap((share) => placesAt(line, share)).find(isFree);
    if (place === undefined) return undefined;
    taken.push(boxOf(place, line.label));
    places.push(place);
  }
  return places;
}
