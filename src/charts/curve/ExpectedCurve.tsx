import { useMemo } from 'react';
import { Curve, type CurveProps } from './Curve.tsx';
import { pictureOfCurve } from './curve-picture.ts';
import { curveTexts } from './curve-label-words.ts';
import { chartWords, curveStops, mainMark, type CurveView } from './curve-words.ts';
import { dayNumberOf } from './format-day.ts';
import type { WeightCurve } from './weight-curve.ts';

export interface ExpectedCurveProps extends Pick<CurveProps, 'name' | 'calculations' | 'handle'> {
  /** From `buildWeightCurve`. A new curve is drawn immediately. */
  readonly curve: WeightCurve;
  readonly view: CurveView;
  /** What the line is called, with shorter alternatives. */
  readonly expected: readonly string[];
  /** The day of the goal; a projection has none. */
  readonly goalDay?: number;
  /** The name of the goal's handle, if it has one. */
  readonly handleName?: string | undefined;
  readonly words?: CurveProps['words'];
}

/** How many weeks Page Up and Page Down move. */
const PAGE = 4;

/** The curve of a plan or a projection, which starts today. */
export function ExpectedCurve({ curve, view, expected, goalDay, handleName, ...props }: ExpectedCurveProps) {
  const { startDate, unit } = view;
  const first = dayNumberOf(startDate);
  const drawn = useMemo(() => {
    const mark = mainMark(curve.milestones, goalDay ?? Infinity);
    const picture = pictureOfCurve(curve, { first, goalDay, milestone: mark?.day });
    if (!picture) return null;
    const texts = curveTexts(picture, unit, { expected, milestone: mark?.text, today: first });
    return { picture, texts: handleName === undefined ? texts : { ...texts, handle: handleName } };
  }, [curve, expected, first, goalDay, unit, handleName]);
  if (!drawn) return null;
  return (
    <Curve
      words={chartWords}
      {...props}
      {...drawn}
      unit={unit}
      stops={curveStops(curve, view)}
      page={PAGE}
      firstRead={goalDay === undefined ? Infinity : first + goalDay}
    />
  );
}
