import { useMemo, useRef } from 'react';
import { useChartRoom } from '#charts/chart-room.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { Curve, type CurveProps } from './Curve.tsx';
import { buildCurvePlot } from './curve-plot.ts';
import { CURVE_PAPER } from './curve-sizes.ts';
import { curveStyles } from './curve-styles.ts';
import { CurveDrawing } from './CurveDrawing.tsx';
import { pictureOfCurve, type CurveDays } from './curve-picture.ts';
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
  /** True if it began on an earlier day: the first weight is the plan's for today, and nobody entered it. */
  readonly isUnderWay?: boolean;
  /** The day of the goal; a projection has none. */
  readonly goalDay?: number;
  readonly words?: CurveProps['words'];
}

/** How many weeks Page Up and Page Down move. */
const PAGE = 4;

/** The curve of a plan or a projection, which starts today. */
export function ExpectedCurve(allProps: ExpectedCurveProps) {
  const { curve, view, expected, isUnderWay, goalDay, ...props } = allProps;
  const { startDate, unit } = view;
  const first = dayNumberOf(startDate);
  const drawn = useMemo(() => {
    const mark = mainMark(curve.milestones, goalDay ?? Infinity);
    const picture = pictureOfCurve(curve, { first, goalDay, milestone: mark?.day });
    if (!picture) return null;
    const texts = curveTexts(picture, unit, { expected, isUnderWay, milestone: mark?.text, today: first });
    return { picture, texts };
  }, [curve, expected, isUnderWay, first, goalDay, unit]);
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

export interface StillCurveProps extends Pick<ExpectedCurveProps, 'view' | 'name'> {
  readonly curve: CurveDays;
  readonly goalDay: number;
  /** In rem. */
  readonly height: number;
  /** The number of the local day, for a curve that began earlier. */
  readonly today?: number;
}

/** The curve from its first day to its goal, small and without anything to press; what comes after the goal is left out. */
export function StillCurve({ curve, view, name, goalDay, height, today }: StillCurveProps) {
  const box = useRef<HTMLSpanElement>(null);
  const room = useChartRoom(box, CURVE_PAPER);
  const { startDate, unit } = view;
  const { rem } = room;
  const plot = useMemo(() => {
    const first = dayNumberOf(startDate);
    const whole = pictureOfCurve(curve, { first, goalDay });
    if (!whole) return null;
    const picture = { ...whole, expected: whole.expected.filter(({ day }) => day <= first + goalDay) };
    const texts = curveTexts(picture, unit, { expected: [], today: today ?? first });
    // The goal's day is on the rule.
    const few = { ...texts, ahead: [], end: texts.end.slice(1) };
    return buildCurvePlot(picture, few, unit, { ...room, height: height * room.rem });
  }, [curve, startDate, unit, goalDay, height, today, room]);
  return (
    <span ref={box} className={curveStyles('still')}>
      {plot ? (
        <svg
          className={chartStyles('svg')}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={name}
        >
          <g aria-hidden="true">
            <CurveDrawing plot={plot} unit={unit} rem={rem} isNew={false} />
          </g>
        </svg>
      ) : null}
    </span>
  );
}
