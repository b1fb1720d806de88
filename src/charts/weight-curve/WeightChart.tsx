import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  chartLabelTexts,
  chartWords,
  likelyText,
  marksOf,
  readingText,
  whenText,
} from './weight-chart-words.ts';
import type { ChartMark, CurveView } from './weight-chart-words.ts';
import { useChartRoom } from './weight-chart-room.ts';
import { chartStyles as styles } from './weight-chart-styles.ts';
import type { CurveDay, WeightCurve } from './weight-curve.ts';
import { formatWeight } from './format-weight.ts';
import { placeLabels } from './weight-labels.ts';
import { buildWeightPlot } from './weight-plot.ts';
import { WeightChartCursor } from './WeightChartCursor.tsx';
import { WeightChartPicture } from './WeightChartPicture.tsx';
import { Text } from '#ui/Text.tsx';

export interface WeightChartProps {
  /** From `buildWeightCurve`; a new one is drawn at once. */
  readonly curve: WeightCurve;
  /** Date of day 0, and the unit that the visitor reads. */
  readonly view: CurveView;
  /** The drawing's name, for whoever cannot see it; the rest is said beside it. */
  readonly name: string;
  /** Days to be marked; the curve's own milestones if left out. */
  readonly marks?: readonly ChartMark[];
  /** The day that is read until the visitor reads another; the last one if left out. */
  readonly firstRead?: number;
}

/** Weeks that Page Up and Page Down go. */
const PAGE = 4;
const PAGE_KEYS: Readonly<Record<string, number>> = { PageUp: PAGE, PageDown: -PAGE };

/** Place of the last stop up to a day. */
const stopAt = (stops: readonly CurveDay[], until: number): number =>
  stops.findLastIndex(({ day }) => day <= until);

function nearestStop(stops: readonly CurveDay[], x: (day: number) => number, at: number): number {
  const distances = stops.map(({ day }) => Math.abs(x(day) - at));
  return distances.indexOf(Math.min(...distances));
}

function Reading({ day, view }: { day: CurveDay; view: CurveView }) {
  return (
    <p className={styles('reading')}>
      <Text as="span" className={styles('when')}>
        {`${whenText(day, view)} `}
      </Text>
      <strong className={styles('weight')} translate="no">
        {formatWeight(day.weight, view.unit)}
      </strong>
      <Text as="span" className={styles('likely')}>
        {` ${likelyText(day, view.unit)}`}
      </Text>
    </p>
  );
}

/**
 * Weight over the coming time: the curve in its band, the old rule beside it, the healthy range behind it. Pointer,
 * touch and keys move a cursor that reads any week.
 */
export function WeightChart({ curve, view, name, marks: given, firstRead = Infinity }: WeightChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const [readDay, setReadDay] = useState<number | null>(null);
  const { unit } = view;
  const marks = useMemo(() => given ?? marksOf(curve.milestones, unit), [given, curve, unit]);
  const plot = useMemo(() => buildWeightPlot(curve, unit, room), [curve, unit, room]);
  const { stops } = curve;
  const last = stops.length - 1;
  const pointedDay = stops[stopAt(stops, firstRead)]?.day ?? 0;
  const labels = useMemo(
    () => placeLabels({ curve, plot, rem: room.rem, pointedDay }, { ...chartLabelTexts, marks }),
    [curve, plot, room, pointedDay, marks],
  );
  const index = stopAt(stops, readDay ?? firstRead);
  const day = stops[index];
  if (!day) return null;

  const read = (place: number): void => setReadDay(stops[place]?.day ?? 0);
  function turnPage(event: KeyboardEvent): void {
    const step = PAGE_KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    read(Math.min(last, Math.max(0, index + step)));
  }
  function point(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'touch' && event.type !== 'pointerdown' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) * plot.width) / width;
    read(nearestStop(stops, plot.x, at));
  }

  return (
    <div className={styles('chart')}>
      <Reading day={day} view={view} />
      <div ref={box} className={styles('box')} onPointerDown={point} onPointerMove={point}>
        <svg
          className={styles('svg')}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={name}
        >
          {/* Its words are behind its name: nobody wants to hear ticks. */}
          <g aria-hidden="true">
            <WeightChartPicture plot={plot} labels={labels} view={view} rem={room.rem} />
            <WeightChartCursor plot={plot} day={day} text={formatWeight(day.weight, unit)} rem={room.rem} />
          </g>
        </svg>
        <input
          className={styles('slider')}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={chartWords.slider}
          aria-valuetext={readingText(day, view)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => read(Number(event.target.value))}
          onKeyDown={turnPage}
        />
      </div>
      <p id={`${id}-hint`} className={styles('hint')}>
        {chartWords.hint}
      </p>
    </div>
  );
}
