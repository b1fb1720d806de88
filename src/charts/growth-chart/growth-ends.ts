/** The names of the curves at their right ends. Pure. */
import { spread } from '#charts/spread.ts';

/** A curve's name; a main one is always there. */
export interface EndLabel {
  readonly text: string;
  readonly y: number;
  readonly isMain: boolean;
}

/** In rem: the height of a line, and how far another name may move those that are there. */
const LINE = 1.05;
const MOVED = 0.5;

/** The main names close to their curves' ends, and each of the others if there is room for it. The highest comes first. */
export function placeEnds(
  ends: readonly EndLabel[],
  { top, bottom, rem }: { readonly top: number; readonly bottom: number; readonly rem: number },
): readonly EndLabel[] {
  const place = (named: readonly EndLabel[]): readonly EndLabel[] => {
    const sorted = named.toSorted((one, other) => one.y - other.y);
    const places = spread(
      sorted.map(({ y }) => y),
      LINE * rem,
      { min: top, max: bottom },
    );
    return sorted.map((end, index) => ({ ...end, y: places[index] ?? end.y }));
  };
  let named = ends.filter(({ isMain }) => isMain);
  for (const end of ends.filter(({ isMain }) => !isMain)) {
    const before = new Map([...place(named), end].map(({ text, y }) => [text, y]));
    const isNear = place([...named, end]).every(
      ({ text, y }) => Math.abs(y - (before.get(text) ?? y)) <= MOVED * rem,
    );
    if (isNear) named = [...named, end];
  }
  return place(named);
}
