import { useMemo, useRef } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import { useChartRoom } from '#charts/chart-room.ts';
import { formatTickDate } from '#parts/saved-results/format-saved.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import type { TrendPoint } from './trend.ts';
import { buildTrendPlot, type TrendPlot } from './trend-plot.ts';
import styles from './TrendChart.module.css';
import { Text } from '#ui/text/Text.tsx';

interface Part {
  readonly plot: TrendPlot;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** In rem. */
const TICK = { small: 0.3, large: 0.65 } as const;
const DOT = 0.25;

function anchorAt(x: number, { left, right }: TrendPlot, rem: number): 'start' | 'middle' | 'end' {
  if (x - left < rem) return 'start';
  return right - x < rem ? 'end' : 'middle';
}

function TimeRule({ plot, rem }: Part) {
  return plot.timeTicks.map(({ time, x, isLarge, exactness }) => (
    <g key={time}>
      <line
        className={chartStyles('tick')}
        x1={x}
        x2={x}
        y1={plot.bottom}
        y2={plot.bottom + (isLarge ? TICK.large : TICK.small) * rem}
      />
      {isLarge ? (
        <text
          className={chartStyles('tickText')}
          x={x}
          y={plot.bottom + TICK.large * rem}
          dy="1.2em"
          textAnchor={anchorAt(x, plot, rem)}
        >
          {formatTickDate(time, exactness)}
        </text>
      ) : null}
    </g>
  ));
}

export interface TrendChartProps {
  /** Oldest first; `null` while they are still being read. */
  readonly points: readonly TrendPoint[] | null;
  /** The line, if it doesn't connect the points. */
  readonly smooth: readonly TrendPoint[] | null;
  /** A description of the chart for screen readers. */
  readonly sentence: string;
  /** Steps between the values on the axis; round ones if omitted. */
  readonly steps?: readonly number[] | undefined;
  /** A value on the axis. */
  readonly tickText: (value: number) => string;
  /** A value with its unit. */
  readonly valueText: (value: number) => string;
}

function Drawing({
  points,
  smooth,
  sentence,
  steps,
  tickText,
  valueText,
}: TrendChartProps & { points: readonly TrendPoint[] }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const plot = useMemo(
    () => buildTrendPlot({ points, line: smooth ?? points }, tickText, room, steps),
    [points, smooth, tickText, room, steps],
  );
  return (
    <div ref={box} className={styles['box']}>
      <svg
        className={chartStyles('svg')}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={sentence}
      >
        <ValueAxis plot={plot} ticks={plot.valueTicks} />
        <TimeRule plot={plot} rem={room.rem} />
        <path className={styles['line']} d={plot.line} />
        {plot.dots.map(({ x, y }, place) => (
          <circle key={place} className={styles['dot']} cx={x} cy={y} r={DOT * room.rem} />
        ))}
        <ChartCursor
          x={plot.last.x}
          plot={plot}
          rem={room.rem}
          value={{ y: plot.last.y, text: valueText(points.at(-1)?.value ?? 0) }}
        />
      </svg>
    </div>
  );
}

/** A figure over time: dots and a line above a date axis. The list has the same data. */
export function TrendChart(props: TrendChartProps) {
  const { points } = props;
  if (points && points.length > 1) return <Drawing {...props} points={points} />;
  const instead = points?.length === 1 ? savedWords.oneOnly : savedWords.noneOfThese;
  return (
    <div className={styles['box']}>
      <Text as="p" className={styles['instead']}>
        {points ? instead : savedWords.drawing}
      </Text>
    </div>
  );
}
