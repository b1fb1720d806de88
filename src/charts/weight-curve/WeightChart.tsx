import { useMemo, useRef, useState } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { useChartRoom } from '#charts/chart-room.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import {
  chartLabelTexts,
  chartWords,
  likelyText,
  marksOf,
  readingText,
  whenText,
} from './weight-chart-words.ts';
import type { ChartMark, CurveView } from './weight-chart-words.ts';
import type { CurveDay, WeightCurve } from './weight-curve.ts';
import { formatWeight } from '#person/format-weight.ts';
import { placeLabels } from './weight-labels.ts';
import { buildWeightPlot } from './weight-plot.ts';
import { WeightChartPicture } from './WeightChartPicture.tsx';
import { Text } from '#ui/text/Text.tsx';

export interface WeightChartProps {
  /** From `buildWeightCurve`. A new curve is drawn immediately. */
  readonly curve: WeightCurve;
  /** The date of day 0, and the visitor's unit. */
  readonly view: CurveView;
  /** The drawing's accessible name. */
  readonly name: string;
  /** The days to mark; by default the curve's own milestones. */
  readonly marks?: readonly ChartMark[];
  /** The day to read first; by default the last one. */
  readonly firstRead?: number;
}

/** How many weeks Page Up and Page Down move. */
const PAGE = 4;

/** Index of the last stop up to a day. */
const stopAt = (stops: readonly CurveDay[], until: number): number =>
  stops.findLastIndex(({ day }) => day <= until);

function Reading({ day, view }: { day: CurveDay; view: CurveView }) {
  return (
    <p className={chartStyles('reading')}>
      <Text as="span" className={chartStyles('when')}>
        {`${whenText(day, view)} `}
      </Text>
      <Text as="strong" className={chartStyles('value')} translate="no">
        {formatWeight(day.weight, view.unit)}
      </Text>
      <Text as="span" className={chartStyles('more')}>
        {` ${likelyText(day, view.unit)}`}
      </Text>
    </p>
  );
}

/**
 * Weight over time: the curve in its band, the 3,500-calorie rule for comparison, and the healthy range behind it.
 * Pointer, touch and keys move a cursor that reads any week.
 */
export function WeightChart({ curve, view, name, marks: given, firstRead = Infinity }: WeightChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const [readDay, setReadDay] = useState<number | null>(null);
  const { unit } = view;
  const marks = useMemo(() => given ?? marksOf(curve.milestones, unit), [given, curve, unit]);
  const plot = useMemo(() => buildWeightPlot(curve, unit, room), [curve, unit, room]);
  const { stops } = curve;
  const pointedDay = stops[stopAt(stops, firstRead)]?.day ?? 0;
  const labels = useMemo(
    () => placeLabels({ curve, plot, rem: room.rem, pointedDay }, { ...chartLabelTexts(curve), marks }),
    [curve, plot, room, pointedDay, marks],
  );
  const index = stopAt(stops, readDay ?? firstRead);
  const day = stops[index];
  if (!day) return null;
  const value = { y: plot.y(day.weight), text: formatWeight(day.weight, unit) };
  return (
    <div className={chartStyles('chart')}>
      <Reading day={day} view={view} />
      <ReadableChart
        box={box}
        size={plot}
        name={name}
        words={chartWords}
        stops={stops.map((stop) => plot.x(stop.day))}
        index={index}
        reading={readingText(day, view)}
        page={PAGE}
        onRead={(place) => setReadDay(stops[place]?.day ?? 0)}
      >
        <WeightChartPicture plot={plot} labels={labels} view={view} rem={room.rem} />
        <ChartCursor x={plot.x(day.day)} plot={plot} rem={room.rem} value={value} />
      </ReadableChart>
    </div>
  );
}
