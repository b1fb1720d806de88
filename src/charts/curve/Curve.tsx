import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { useChartRoom, type ChartRoom } from '#charts/chart-room.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import type { CurvePicture } from './curve-picture.ts';
import { buildCurvePlot, type CurvePlot } from './curve-plot.ts';
import type { HeldScales } from './curve-scales.ts';
import type { CurveTexts } from './curve-label-words.ts';
import { CURVE_PAPER } from './curve-sizes.ts';
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
  /** What is read in place of the weight, where weights are hidden. */
  readonly value?: string | undefined;
}

/** The handle of a goal that can be moved. */
export interface CurveHandle {
  /** The scales that the drawing keeps; `null` for its own. */
  readonly scales: HeldScales | null;
  /** True while the goal is being moved: the handle says what the flag says otherwise. */
  readonly isHeld: boolean;
  /** The drawing meanwhile. */
  readonly change: (plot: CurvePlot, rem: number) => CurvePlot;
  readonly draw: (plot: CurvePlot, rem: number) => ReactNode;
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
  /** Follows the drawing, with its days. */
  readonly below?: ((plot: CurvePlot, rem: number) => ReactNode) | undefined;
  /** Counts the calculations that uncover the line; 0 on a plain visit. */
  readonly calculations?: number;
  readonly handle?: CurveHandle | undefined;
}

/** Index of the last stop up to a day. */
const stopAt = (stops: readonly CurveStop[], until: number): number =>
  Math.max(
    0,
    stops.findLastIndex(({ day }) => day <= until),
  );

const valueOf = ({ value, weight }: CurveStop, unit: WeightUnit): string =>
  value ?? formatWeight(weight, unit);

function Reading({ stop, unit }: { readonly stop: CurveStop; readonly unit: WeightUnit }) {
  return (
    <p className={curveStyles('reading')} aria-hidden="true">
      <Text as="span">{stop.when}</Text>
      <Text as="strong" translate="no">
        {valueOf(stop, unit)}
      </Text>
      <Text as="span">{stop.more}</Text>
    </p>
  );
}

/** Lays out the drawing. On paper, nothing can be moved. */
function usePlots({ picture, texts, unit, handle }: CurveProps, room: ChartRoom) {
  const isOnPaper = room.height !== undefined;
  const { scales = null, isHeld = false } = handle ?? {};
  const hasHandle = handle !== undefined && !isOnPaper;
  const own = useMemo(
    () => buildCurvePlot(picture, { ...texts, hasHandle }, unit, room, scales),
    [picture, texts, unit, room, scales, hasHandle],
  );
  const above = isOnPaper ? null : handle?.draw(own, room.rem);
  const isMoved = isHeld && !isOnPaper;
  return { plot: handle && isMoved ? handle.change(own, room.rem) : own, above, isHeld };
}

/**
 * Weights over time: measured ones solid, expected ones dashed in their band, and dotted after the goal. Pointer, touch
 * and keys move a cursor that reads any stop.
 */
export function Curve(props: CurveProps) {
  const { unit, stops, firstRead = Infinity, calculations = 0 } = props;
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box, CURVE_PAPER);
  const [readDay, setReadDay] = useState<number | null>(null);
  const [isRead, setRead] = useState(false);
  const { plot, above, isHeld } = usePlots(props, room);
  const index = stopAt(stops, readDay ?? firstRead);
  const stop = stops[index];
  if (!stop) return null;
  const value = { y: plot.y(stop.weight), text: valueOf(stop, unit) };
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
        above={above}
      >
        <CurveDrawing key={calculations} plot={plot} unit={unit} rem={room.rem} isNew={calculations > 0} />
        {isRead && !isHeld ? (
          <ChartCursor x={plot.x(stop.day)} plot={plot} rem={room.rem} value={value} />
        ) : null}
      </ReadableChart>
      {props.below?.(plot, room.rem)}
    </div>
  );
}
