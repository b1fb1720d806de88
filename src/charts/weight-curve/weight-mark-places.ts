/** Positions the labels of a curve's marked days: outside the band, at the end of a thin line from the dot. */
import { boxOf, gapBetween, LABEL_SIZE, type LabelBox, type PlacedLabel } from '#charts/label-box.ts';
import type { WeightCurve } from './weight-curve.ts';
import type { WeightPlot } from './weight-plot.ts';

/** The drawing that labels are placed in. */
export interface ChartScene {
  readonly curve: WeightCurve;
  readonly plot: WeightPlot;
  readonly rem: number;
  /** The day that the cursor shows until the visitor moves it. */
  readonly pointedDay: number;
}

/** A marked day: its dot, and its label, or its number if the label doesn't fit. */
export interface PlacedMark extends PlacedLabel {
  readonly dotX: number;
  readonly dotY: number;
  readonly text: string;
}

interface Mark {
  readonly day: number;
  readonly weight: number;
  readonly text: string;
}

/** The outermost edge of the band within the width of a label, on the label's side. */
function edgeOver({ curve, plot }: ChartScene, { left, right }: LabelBox, isAbove: boolean): number {
  const over = curve.days.filter(({ day }) => plot.x(day) >= left - 1 && plot.x(day) <= right + 1);
  return isAbove
    ? Math.min(...over.map(({ high }) => plot.y(high)))
    : Math.max(...over.map(({ low }) => plot.y(low)));
}

/** Keeps two adjacent numbers from reading as one. In rem. */
const BETWEEN_NUMBERS = 0.5;

/** No label within this distance of the cursor's first position, in pixels. */
const POINTER = 4;

/** The cursor's first position, over the full height. */
export function pointerBox({ plot, pointedDay }: ChartScene): LabelBox {
  const x = plot.x(pointedDay);
  return { left: x - POINTER, right: x + POINTER, top: plot.top, bottom: plot.bottom };
}

const isAcross = (a: LabelBox, b: LabelBox): boolean => a.left < b.right && a.right > b.left;

/** The start or end of a label next to its dot: inside the drawing, and clear of the cursor. */
function besideDot(scene: ChartScene, dotX: number, text: string): PlacedLabel {
  const { plot, rem } = scene;
  const pointer = pointerBox(scene);
  const gap = dotX > pointer.left && dotX < pointer.right ? LABEL_SIZE.gap * rem : 0;
  const start: PlacedLabel = { x: dotX + gap, y: 0, anchor: 'start' };
  const end: PlacedLabel = { x: dotX - gap, y: 0, anchor: 'end' };
  const beforePointer: PlacedLabel = { x: pointer.left, y: 0, anchor: 'end' };
  const isInside = ({ left, right }: LabelBox): boolean => left >= plot.left && right <= plot.right;
  const fits = (place: PlacedLabel): boolean => {
    const box = boxOf(place, text, rem);
    return isInside(box) && !isAcross(box, pointer);
  };
  return [start, end, beforePointer].find(fits) ?? (isInside(boxOf(start, text, rem)) ? start : end);
}

/** The labels placed before, and the minimum distance from them, in rem. */
interface Neighbors {
  readonly taken: readonly LabelBox[];
  readonly apart: number;
}

/** A position on one side of the band, as close to it as other labels allow. */
function placeBeside(
  scene: ChartScene,
  { day, weight, text }: Mark,
  { taken, apart, isAbove }: Neighbors & { readonly isAbove: boolean },
): PlacedMark {
  const { plot, rem } = scene;
  const { line, gap } = LABEL_SIZE;
  const [dotX, dotY] = [plot.x(day), plot.y(weight)];
  const free = besideDot(scene, dotX, text);
  const edge = edgeOver(scene, boxOf(free, text, rem), isAbove);
  let y = edge + (isAbove ? -gap : line) * rem;
  while (taken.some((other) => gapBetween(other, boxOf({ ...free, y }, text, rem)) < apart * rem))
    y += (isAbove ? -line : line) * rem;
  return { ...free, y, dotX, dotY, text };
}

/**
 * Above a falling curve or below a rising one, where the drawing is empty; if that side is too small, the other one.
 */
function placeMark(scene: ChartScene, mark: Mark, neighbors: Neighbors): PlacedMark {
  const { plot, rem, curve } = scene;
  const isAbove = curve.direction !== 'gaining';
  const place = placeBeside(scene, mark, { ...neighbors, isAbove });
  const isInside = isAbove || boxOf(place, mark.text, rem).bottom <= plot.bottom;
  return isInside ? place : placeBeside(scene, mark, { ...neighbors, isAbove: true });
}

/** From right to left, so that the line of a later day never crosses the label of an earlier one. */
function placeAll(scene: ChartScene, marks: readonly Mark[], apart: number): readonly PlacedMark[] {
  const boxes: LabelBox[] = [];
  const placed = marks.toReversed().map((mark) => {
    const place = placeMark(scene, mark, { taken: boxes, apart });
    boxes.push(boxOf(place, mark.text, scene.rem));
    return place;
  });
  return placed.toReversed();
}

/** The thin line between a dot and its label. */
export function leaderOf({ dotX, dotY, y }: PlacedMark): LabelBox {
  return { left: dotX, right: dotX, top: Math.min(y, dotY), bottom: Math.max(y, dotY) };
}

/** True if every label is inside the drawing, and neither the cursor nor the line of another dot crosses it. */
function isReadable(scene: ChartScene, marks: readonly PlacedMark[]): boolean {
  const { plot, rem } = scene;
  const pointer = pointerBox(scene);
  const boxes = marks.map((mark) => boxOf(mark, mark.text, rem));
  const isInside = boxes.every(
    (box) =>
      box.left >= plot.left &&
      box.top >= plot.top - rem &&
      box.bottom <= plot.bottom &&
      !isAcross(box, pointer),
  );
  return (
    isInside &&
    marks.every((mark, index) =>
      boxes.every((box, other) => other === index || gapBetween(box, leaderOf(mark)) >= 0),
    )
  );
}

/** Positions the labels of all marked days, or their numbers if the labels don't fit. */
export function markPlaces(scene: ChartScene, marks: readonly Mark[]): readonly PlacedMark[] {
  if (!scene.plot.isNarrow) {
    const words = placeAll(scene, marks, 0);
    if (isReadable(scene, words)) return words;
  }
  return placeAll(
    scene,
    marks.map((mark, index) => ({ ...mark, text: String(index + 1) })),
    BETWEEN_NUMBERS,
  );
}
