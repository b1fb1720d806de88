/** The marks of a curve's weigh-ins. Pure. */
import type { LabelBox } from '#charts/label-box.ts';
import { pointText, type Point, type Scale } from '#charts/plot-path.ts';
import type { CurvePicture } from './curve-picture.ts';

/** In rem. */
const DOT = { narrow: 0.125, wide: 0.1625, many: 0.1 } as const;
const MANY = 120;
/** Half the width of a cross, and how far from its center its arrow begins. */
const CROSS = { half: 0.28, arrow: 0.6 } as const;
/** How far above the rule a cross is whose weight is below it: its arrow has room there. */
const ABOVE_RULE = 1;

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** So many crosses are named in their places; of more, only those beyond the axis are. */
const MOST_NAMED = 2;

/** A weigh-in that is left out. One beyond the axis is at its end, with an arrow away from it. */
export interface Cross {
  readonly at: Point;
  /** −1 above the axis, 1 below it. */
  readonly side: -1 | 0 | 1;
  /** Its name, with shorter alternatives; none for one of many in its place. */
  readonly texts: readonly string[];
  /** The box around the cross and its arrow. */
  readonly box: LabelBox;
}

interface Axis {
  readonly x: Scale;
  readonly y: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly rem: number;
}

function sideOf(y: number, { top, bottom }: Axis): Cross['side'] {
  if (y < top) return -1;
  return y > bottom ? 1 : 0;
}

/** The crosses of a picture; `texts` are their names. */
export const crossesOf = (
  { leftOut }: CurvePicture,
  texts: readonly (readonly string[])[],
  axis: Axis,
): readonly Cross[] =>
  leftOut.map(({ day, weight }, index) => {
    const side = sideOf(axis.y(weight), axis);
    const y = { '-1': axis.top, 0: axis.y(weight), 1: axis.bottom - ABOVE_RULE * axis.rem }[side];
    const at: Point = [axis.x(day), y];
    const [half, reach] = [CROSS.half * axis.rem, (CROSS.half + CROSS.arrow) * axis.rem];
    const box = {
      left: at[0] - half,
      right: at[0] + half,
      top: y - (side < 0 ? reach : half),
      bottom: y + (side > 0 ? reach : half),
    };
    const isNamed = side !== 0 || leftOut.length <= MOST_NAMED;
    return { at, side, texts: isNamed ? (texts[index] ?? []) : [], box };
  });

/** One path for all dots, and one for all crosses with their arrows. */
export function marksOf(
  dots: readonly Point[],
  crosses: readonly Cross[],
  { isNarrow, rem }: { readonly isNarrow: boolean; readonly rem: number },
) {
  const usual = isNarrow ? DOT.narrow : DOT.wide;
  const size = tenth((dots.length > MANY ? DOT.many : usual) * rem);
  const arm = tenth(CROSS.half * rem);
  const half = `a${size},${size} 0 1 0`;
  const dot = `m${-size},0${half} ${2 * size},0${half} ${-2 * size},0`;
  const lines = `m${-arm},${-arm}l${2 * arm},${2 * arm}m0,${-2 * arm}l${-2 * arm},${2 * arm}`;
  const arrow = (side: number): string =>
    `m${-arm},${side * tenth(CROSS.arrow * rem)}l${arm},${side * arm}l${arm},${-side * arm}`;
  return {
    dots: dots.map((place) => `M${pointText(place)}${dot}`).join(''),
    crosses: crosses
      .flatMap(({ at, side }) =>
        (side === 0 ? [lines] : [lines, arrow(side)]).map((mark) => `M${pointText(at)}${mark}`),
      )
      .join(''),
  };
}
