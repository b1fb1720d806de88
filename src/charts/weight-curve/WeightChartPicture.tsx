import { memo, useId } from 'react';
import { formatMonthOf } from './format-day.ts';
import { weekName, type CurveView } from './weight-chart-words.ts';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import { chartStyles } from '#charts/chart-styles.ts';
import { weightChartStyles as styles } from './weight-chart-styles.ts';
import type { ChartLabels, PlacedText } from './weight-labels.ts';
import type { PlacedMark } from './weight-mark-places.ts';
import type { WeekTick, WeightPlot } from './weight-plot.ts';

export interface WeightChartPictureProps {
  readonly plot: WeightPlot;
  readonly labels: ChartLabels;
  readonly view: CurveView;
  /** Pixels of one rem. */
  readonly rem: number;
}

type Part = Pick<WeightChartPictureProps, 'plot'>;

const DAYS_PER_WEEK = 7;
/** In rem. */
const DOT = 0.25;
const LEADER_GAP = { above: 0.25, below: 0.85 } as const;
const TICK_LENGTH: Readonly<Record<WeekTick['size'], number>> = { small: 4, middle: 7, large: 11 };

function Label({ at, className }: { at: PlacedText | null; className: string }) {
  if (!at) return null;
  return (
    <text className={`${chartStyles('label')} ${className}`} x={at.x} y={at.y} textAnchor={at.anchor}>
      {at.text}
    </text>
  );
}

function weekAnchor({ x }: WeekTick, { left, right }: WeightPlot): 'start' | 'middle' | 'end' {
  if (x - left < 1) return 'start';
  return right - x < 8 ? 'end' : 'middle';
}

function WeekAxis({ plot, view }: Part & { view: CurveView }) {
  const large = plot.weekTicks.filter(({ size }) => size === 'large');
  const ticks = plot.weekTicks.map(({ x, size }) => `M${x},${plot.bottom}v${TICK_LENGTH[size]}`);
  return (
    <>
      {/* One path for all ticks saves a hundred elements. */}
      <path className={chartStyles('tick')} d={ticks.join('')} />
      {large.map((tick) => (
        <text key={tick.week} className={chartStyles('tickText')} textAnchor={weekAnchor(tick, plot)}>
          <tspan x={tick.x} y={plot.bottom + 12} dy="1em">
            {weekName(tick.week)}
          </tspan>
          <tspan x={tick.x} y={plot.bottom + 12} dy="2.3em">
            {formatMonthOf(view.startDate, tick.week * DAYS_PER_WEEK)}
          </tspan>
        </text>
      ))}
    </>
  );
}

function Mark({ mark, rem }: { mark: PlacedMark; rem: number }) {
  const { x, y, anchor, dotX, dotY, text } = mark;
  const end = y < dotY ? y + LEADER_GAP.above * rem : y - LEADER_GAP.below * rem;
  return (
    <g>
      <line className={styles('leader')} x1={dotX} x2={dotX} y1={dotY} y2={end} />
      <circle className={styles('mark')} cx={dotX} cy={dotY} r={DOT * rem} />
      <text className={`${chartStyles('label')} ${styles('markText')}`} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

/** Everything in the chart that doesn't change with the cursor. */
export const WeightChartPicture = memo(function WeightChartPicture(props: WeightChartPictureProps) {
  const { plot, labels, view, rem } = props;
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect x={plot.left} y={plot.top} width={plot.right - plot.left} height={plot.bottom - plot.top} />
      </clipPath>
      {plot.healthy ? (
        <rect
          className={styles('healthy')}
          x={plot.left}
          width={plot.right - plot.left}
          y={plot.healthy.top}
          height={plot.healthy.height}
        />
      ) : null}
      <ValueAxis plot={plot} ticks={plot.weightTicks} unit={view.unit === 'st' ? undefined : view.unit} />
      <path className={styles('band')} d={plot.band} />
      <path className={styles('rule')} d={plot.rule} clipPath={`url(#${clip})`} />
      <path className={styles('curve')} d={plot.curve} />
      <WeekAxis plot={plot} view={view} />
      <Label at={labels.healthy} className={styles('healthyText')} />
      <Label at={labels.rule} className={styles('ruleText')} />
      <Label at={labels.curve} className={styles('bandText')} />
      <Label at={labels.band} className={styles('bandText')} />
      {labels.marks.map((mark) => (
        <Mark key={mark.text} mark={mark} rem={rem} />
      ))}
    </>
  );
});
