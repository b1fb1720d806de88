import { useMemo, useRef } from 'react';
import { useChartRoom } from '#charts/chart-room.ts';
import { formatTickDate } from '#parts/saved-results/format-saved.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import type { TrendPoint } from './trend.ts';
import { buildTrendPlot } from './trend-plot.ts';
import type { TrendPlot } from './trend-plot.ts';
import styles from './TrendChart.module.css';
import { Text } from '#ui/Text.tsx';

interface Part {
  readonly plot: TrendPlot;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** In rem. */
const TICK = { small: 0.3, large: 0.65 } as const;
const DOT = 0.25;
const LABEL_GAP = 0.75;
const FLAG = { height: 1.5, baseline: 1.05, perCharacter: 0.52, padding: 0.9 } as const;

function ValueAxis({ plot, rem }: Part) {
  return plot.valueTicks.map(({ y, text }) => (
    <g key={text}>
      <line className={styles['grid']} x1={plot.left} x2={plot.right} y1={y} y2={y} />
      <text className={styles['tickText']} x={plot.left - LABEL_GAP * rem} y={y} dy="0.35em" textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

function anchorAt(x: number, { left, right }: TrendPlot, rem: number): 'start' | 'middle' | 'end' {
  if (x - left < rem) return 'start';
  return right - x < rem ? 'end' : 'middle';
}

function TimeRule({ plot, rem }: Part) {
  return plot.timeTicks.map(({ time, x, isLarge, exactness }) => (
    <g key={time}>
      <line
        className={styles['tick']}
        x1={x}
        x2={x}
        y1={plot.bottom}
        y2={plot.bottom + (isLarge ? TICK.large : TICK.small) * rem}
      />
      {isLarge ? (
        <text
          className={styles['tickText']}
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

/** The pointer at the newest value, with the value in its flag. */
function Pointer({ plot, rem, text }: Part & { text: string }) {
  const { x, y } = plot.last;
  const width = (text.length * FLAG.perCharacter + FLAG.padding) * rem;
  const start = Math.min(x - width / 2, plot.right + rem - width);
  return (
    <>
      <line className={styles['pointer']} x1={x} x2={x} y1={FLAG.height * rem} y2={y} />
      <circle className={styles['point']} cx={x} cy={y} r={DOT * 1.3 * rem} />
      <rect className={styles['flag']} x={start} width={width} height={FLAG.height * rem} rx="6" />
      <text className={styles['flagText']} x={start + width / 2} y={FLAG.baseline * rem}>
        {text}
      </text>
    </>
  );
}

export interface TrendChartProps {
  /** Oldest first; `null` while they are still being read. */
  readonly points: readonly TrendPoint[] | null;
  /** The picture in a sentence, for whoever cannot see it. */
  readonly sentence: string;
  /** Steps between the values beside the rule; round ones if left out. */
  readonly steps?: readonly number[] | undefined;
  /** A value beside the rule. */
  readonly tickText: (value: number) => string;
  /** A value with its unit. */
  readonly valueText: (value: number) => string;
}

function Drawing({
  points,
  sentence,
  steps,
  tickText,
  valueText,
}: TrendChartProps & { points: readonly TrendPoint[] }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const plot = useMemo(() => buildTrendPlot(points, tickText, room, steps), [points, tickText, room, steps]);
  return (
    <div ref={box} className={styles['box']}>
      <svg
        className={styles['svg']}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={sentence}
      >
        <ValueAxis plot={plot} rem={room.rem} />
        <TimeRule plot={plot} rem={room.rem} />
        <path className={styles['line']} d={plot.line} />
        {plot.dots.map(({ x, y }, place) => (
          <circle key={place} className={styles['dot']} cx={x} cy={y} r={DOT * room.rem} />
        ))}
        <Pointer plot={plot} rem={room.rem} text={valueText(points.at(-1)?.value ?? 0)} />
      </svg>
    </div>
  );
}

/** A figure over time: one line above a rule of dates. What it shows stands in the list as well. */
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
