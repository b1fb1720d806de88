import { useMemo } from 'react';
import { Curve } from './Curve.tsx';
import { pictureOfCurve } from './curve-picture.ts';
import { curveTexts } from './curve-label-words.ts';
import { chartWords, curveStops, mainMark, type CurveView } from './curve-words.ts';
import { dayNumberOf } from './format-day.ts';
import type { WeightCurve } from './weight-curve.ts';

export interface ExpectedCurveProps {
  /** From `buildWeightCurve`. A new curve is drawn immediately. */
  readonly curve: WeightCurve;
  readonly view: CurveView;
  /** The drawing's accessible name. */
  readonly name: string;
  /** What the line is called, with shorter alternatives. */
  readonly expected: readonly string[];
  /** The day of the goal; a projection has none. */
  readonly goalDay?: number;
  /** Counts the calculations that uncover the line; 0 on a plain visit. */
  readonly calculations?: number;
}

/** How many weeks Page Up and Page Down move. */
const PAGE = 4;

/** The curve of a plan or a projection, which starts today. */
export function ExpectedCurve({ curve, view, expected, goalDay, ...props }: ExpectedCurveProps) {
  const { startDate, unit } = view;
  const first = dayNumberOf(startDate);
  const drawn = useMemo(() => {
    const mark = mainMark(curve.milestones, goalDay ?? Infinity);
    const picture = pictureOfCurve(curve, { first, goalDay, milestone: mark?.day });
    const texts = picture && curveTexts(picture, unit, { expected, milestone: mark?.text, today: first });
    return picture && texts && { picture, texts };
  }, [curve, expected, first, goalDay, unit]);
  if (!drawn) return null;
  return (
    <Curve
      {...props}
      {...drawn}
      unit={unit}
      words={chartWords}
      stops={curveStops(curve, view)}
      page={PAGE}
      firstRead={goalDay === undefined ? Infinity : first + goalDay}
    />
  );
}
