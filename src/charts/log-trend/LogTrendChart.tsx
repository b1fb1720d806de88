import { memo, useMemo, useRef, useState } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { useChartRoom } from '#charts/chart-room.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import type { LogTrend, WeightOnDay } from './log-trend.ts';
import { buildLogTrendPlot } from './log-trend-plot.ts';
import type { LogTrendPlot, TrendWithPlan } from './log-trend-plot.ts';
import { logTrendStyles as styles } from './log-trend-styles.ts';
import { chartName, dayText, logTrendWords as words, readingText, valueTexts } from './log-trend-words.ts';
import type { TrendReading } from './log-trend-words.ts';
import { LogTrendTable } from './LogTrendTable.tsx';

export interface LogTrendChartProps {
  readonly log: LogTrend;
  readonly unit: WeightUnit;
  /** A plan's course, shown with the trend. */
  readonly plan: readonly WeightOnDay[];
  /** True if only the trend is shown. */
  readonly isWeightHidden: boolean;
}

/** How many stops Page Up and Page Down move. */
const PAGE = 7;
/** In rem. */
const TICK = { length: 0.5, text: 0.65 } as const;

function TimeAxis({ plot, rem }: { readonly plot: LogTrendPlot; readonly rem: number }) {
  return plot.timeTicks.map(({ x, text }) => (
    <g key={x}>
      <line
        className={chartStyles('tick')}
        x1={x}
        x2={x}
        y1={plot.bottom}
        y2={plot.bottom + TICK.length * rem}
      />
      <text
        className={chartStyles('tickText')}
        x={x}
        y={plot.bottom + TICK.text * rem}
        dy="1.1em"
        textAnchor={plot.right - x < rem ? 'end' : 'middle'}
      >
        {text}
      </text>
    </g>
  ));
}

interface PictureProps {
  readonly plot: LogTrendPlot;
  readonly rem: number;
  readonly unit: WeightUnit;
}

/** Everything in the chart that doesn't change with the cursor. */
const Picture = memo(function Picture({ plot, rem, unit }: PictureProps) {
  return (
    <>
      <ValueAxis plot={plot} ticks={plot.weightTicks} unit={unit === 'st' ? undefined : unit} />
      <TimeAxis plot={plot} rem={rem} />
      {plot.dots === '' ? null : <path className={styles('dots')} d={plot.dots} />}
      {plot.crosses === '' ? null : <path className={styles('crosses')} d={plot.crosses} />}
      <path className={styles('line')} d={plot.trend} />
      {plot.plan === '' ? null : <path className={styles('plan')} d={plot.plan} data-plan />}
    </>
  );
});

function Legend({ log }: { readonly log: Required<TrendWithPlan> }) {
  return (
    <ul className={styles('legend')}>
      <li>
        <svg className={styles('key')} viewBox="0 0 24 16" aria-hidden="true">
          <path className={styles('line')} d="M1,8H23" />
        </svg>
        <span>{words.line}</span>
      </li>
      {log.points.length > 0 ? (
        <li>
          <svg className={styles('key')} viewBox="0 0 24 16" aria-hidden="true">
            <circle className={styles('dots')} cx="12" cy="8" r="4" />
          </svg>
          <span>{words.dot}</span>
        </li>
      ) : null}
      {log.leftOut.length > 0 ? (
        <li>
          <svg className={styles('key')} viewBox="0 0 24 16" aria-hidden="true">
            <path className={styles('crosses')} d="M7,3L17,13M17,3L7,13" />
          </svg>
          <span>{words.cross}</span>
        </li>
      ) : null}
      {log.plan.length > 0 ? (
        <li>
          <svg className={styles('key')} viewBox="0 0 24 16" aria-hidden="true">
            <path className={styles('plan')} d="M1,8H23" />
          </svg>
          <span>{words.plan}</span>
        </li>
      ) : null}
    </ul>
  );
}

function Reading({ reading, unit }: { readonly reading: TrendReading; readonly unit: WeightUnit }) {
  const [trend, ...more] = valueTexts(reading, unit);
  return (
    <p className={`${chartStyles('reading')} no-print`}>
      <Text as="span" className={chartStyles('when')}>
        {dayText(reading.day)}
      </Text>
      <Text as="strong" className={chartStyles('value')}>
        {trend}
      </Text>
      {more.map((text) =>
        text === '' ? null : (
          <Text key={text} as="span" className={chartStyles('more')}>
            {text}
          </Text>
        ),
      )}
    </p>
  );
}

/** Everything that is drawn; with hidden weights, only the trend. */
const shownOf = ({ log, plan, isWeightHidden }: Omit<LogTrendChartProps, 'unit'>): Required<TrendWithPlan> =>
  isWeightHidden ? { ...log, points: [], leftOut: [], plan: [] } : { ...log, plan };

/** The readings, one per weigh-in. */
function readingsOf({ points, trend, plan }: Required<TrendWithPlan>): readonly TrendReading[] {
  const weighed = new Map(points.map(({ day, weight }) => [day, weight]));
  const planned = new Map(plan.map(({ day, weight }) => [day, weight]));
  return trend.map(({ day, weight }) => ({
    day,
    trend: weight,
    weighed: weighed.get(day) ?? null,
    plan: planned.get(day) ?? null,
  }));
}

/**
 * A log's weigh-ins, the trend below them, and a plan. Pointer, touch and keys move a cursor that reads any weigh-in.
 */
export function LogTrendChart({ log: given, plan, unit, isWeightHidden }: LogTrendChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const [readDay, setReadDay] = useState<number | null>(null);
  const log = useMemo(() => shownOf({ log: given, plan, isWeightHidden }), [given, plan, isWeightHidden]);
  const readings = useMemo(() => readingsOf(log), [log]);
  const plot = useMemo(() => buildLogTrendPlot(log, unit, room), [log, unit, room]);
  const stops = useMemo(() => readings.map(({ day }) => plot.x(day)), [readings, plot]);
  const index = Math.max(
    0,
    readings.findLastIndex(({ day }) => day <= (readDay ?? Infinity)),
  );
  const reading = readings[index];
  if (!reading) return null;
  return (
    <div className={chartStyles('chart')}>
      <Reading reading={reading} unit={unit} />
      <ReadableChart
        box={box}
        size={plot}
        name={chartName(readings, unit)}
        words={words}
        stops={stops}
        index={index}
        reading={readingText(reading, unit)}
        page={PAGE}
        onRead={(place) => setReadDay(readings[place]?.day ?? null)}
      >
        <Picture plot={plot} rem={room.rem} unit={unit} />
        <ChartCursor
          x={plot.x(reading.day)}
          plot={plot}
          rem={room.rem}
          value={{
            y: plot.y({ day: reading.day, weight: reading.trend }),
            text: formatWeight(reading.trend, unit),
          }}
        />
      </ReadableChart>
      <Legend log={log} />
      {log.perPoint > 1 ? (
        <Text as="p" className={chartStyles('hint')}>
          {words.perPoint(log.perPoint)}
        </Text>
      ) : null}
      <LogTrendTable readings={readings} unit={unit} />
    </div>
  );
}
