import { useMemo, useRef, useState } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { useChartRoom } from '#charts/chart-room.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import type { CurvePicture } from './curve-picture.ts';
import { buildCurvePlot } from './curve-plot.ts';
import type { CurveTexts } from './curve-label-words.ts';
import { curveStyles } from './curve-styles.ts';
import { CurveDrawing } from './CurveDrawing.tsx';
import type { WeightOnDay } from './log-trend.ts';

/** A day that can be read. */
export interface CurveStop extends WeightOnDay {
  /** The day in words. */
  readonly when: string;
  /** What is known besides the weight. */
  readonly more: string;
  /** The whole reading, for a screen reader. */
  readonly spoken: string;
}

export interface CurveProps {
  readonly picture: CurvePicture;
  readonly texts: CurveTexts;
  readonly unit: WeightUnit;
  /** The drawing's accessible name. */
  readonly name: string;
  readonly words: { readonly slider: string; readonly hint: string };
  readonly stops: readonly CurveStop[];
  /** How many stops Page Up and Page Down move. */
  readonly page: number;
  /** The day that a keyboard reads first; by default the last one. */
  readonly firstRead?: number;
  /** Counts the calculations that uncover the line; 0 on a plain visit. */
  readonly calculations?: number;
}

/** Index of the last stop up to a day. */
const stopAt = (stops: readonly CurveStop[], until: number): number =>
  Math.max(
    0,
    stops.findLastIndex(({ day }) => day <= until),
  );

function Reading({ stop, unit }: { readonly stop: CurveStop; readonly unit: WeightUnit }) {
  return (
    <p className={curveStyles('reading')} aria-hidden="true">
      <Text as="span">{stop.when}</Text>
      <Text as="strong" translate="no">
        {formatWeight(stop.weight, unit)}
      </Text>
      <Text as="span">{stop.more}</Text>
    </p>
  );
}

/**
 * Weights over time: measured ones solid, expected ones dashed in their band, and dotted after the goal. Pointer, touch
 * and keys move a cursor that reads any stop.
 */
export function Curve(props: CurveProps) {
  const { picture, texts, unit, stops, firstRead = Infinity, calculations = 0 } = props;
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const [readDay, setReadDay] = useState<number | null>(null);
  const [isRead, setRead] = useState(false);
  const plot = useMemo(() => buildCurvePlot(picture, texts, unit, room), [picture, texts, unit, room]);
  const index = stopAt(stops, readDay ?? firstRead);
  const stop = stops[index];
  if (!stop) return null;
  const value = { y: plot.y(stop.weight), text: formatWeight(stop.weight, unit) };
  return (
    <div className={chartStyles('chart')}>
      <ReadableChart
        box={box}
        size={plot}
        name={props.name}
        words={props.words}
        stops={stops.map(({ day }) => plot.x(day))}
        index={index}
        reading={stop.spoken}
        shown={isRead ? <Reading stop={stop} unit={unit} /> : null}
        page={props.page}
        onRead={(place) => {
          setReadDay(stops[place]?.day ?? null);
          setRead(true);
        }}
        onLeave={() => setRead(false)}
      >
        <CurveDrawing key={calculations} plot={plot} unit={unit} rem={room.rem} isNew={calculations > 0} />
        {isRead ? <ChartCursor x={plot.x(stop.day)} plot={plot} rem={room.rem} value={value} /> : null}
      </ReadableChart>
    </div>
  );
}
