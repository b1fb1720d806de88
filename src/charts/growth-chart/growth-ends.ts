/** The names of the curves at their right ends. Pure. */
import { spread } from '#charts/spread.ts';

/** A curve's name; a main one is always there. */
export interface EndLabel {
  readonly text: string;
  readonly y: number;
  readonly isMain: boolean;
}

/** In rem: the height of a line. */
const LINE = 1.05;

/** The main names close to their curves' ends, and the others where there is room for them. The lowest comes first. */
export function placeEnds(
  ends: readonly EndLabel[],
  { top, bottom, rem }: { readonly top: number; readonly bottom: number; readonly rem: number },
): readonly EndLabel[] {
  const gap = LINE * rem;
  const main = ends.filter(({ isMain }) => isMain).toReversed();
  const places = spread(
    main.map(({ y }) => y),
    gap,
    { min: top, max: bottom },
  );
  const placed = main.map((end, index) => ({ ...end, y: places[index] ?? end.y }));
  for (const end of ends.filter(({ isMain }) => !isMain))
    if (placed.every(({ y }) => Math.abs(y - end.y) >= gap)) placed.push(end);
  return placed;
}
