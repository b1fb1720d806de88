import { memo, useId } from 'react';
import { formatMonth } from './format-curve.ts';
import { chartWords, weekName } from './weight-chart-words.ts';
import type { ChartMark, CurveView } from './weight-chart-words.ts';
import { chartStyles as styles } from './weight-chart-styles.ts';
import type { ChartLabels, PlacedLabel } from './weight-labels.ts';
import type { WeekTick, WeightPlot } from './weight-plot.ts';

export interface WeightChartPictureProps {
  readonly plot: WeightPlot;
  readonly labels: ChartLabels;
  readonly marks: readonly ChartMark[];
  readonly view: CurveView;
}

type Part = Pick<WeightChartPictureProps, 'plot'>;

const DAYS_PER_WEEK = 7;
const TICK_LENGTH: Readonly<Record<WeekTick['size'], number>> = { small: 4, middle: 7, large: 11 };

function Label({ at, text, className }: { at: PlacedLabel | null; text: string; className: string }) {
  if (!at) return null;
  return (
    <text className={`${styles('label')} ${className}`} x={at.x} y={at.y} textAnchor={at.anchor}>
      {text}
    </text>
  );
}

function WeightAxis({ plot }: Part) {
  return plot.weightTicks.map(({ y, text }) => (
    <g key={text}>
      <line className={styles('grid')} x1={plot.left} x2={plot.right} y1={y} y2={y} />
      <text className={styles('tickText')} x={plot.left - 8} y={y} dy="0.35em" textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

function weekAnchor({ x }: WeekTick, { left, right }: WeightPlot): 'start' | 'middle' | 'end' {
  if (x - left < 1) return 'start';
  return right - x < 8 ? 'end' : 'middle';
}

function WeekAxis({ plot, view }: Part & { view: CurveView }) {
  const large = plot.weekTicks.filter(({ size }) => size === 'large');
  return (
    <>
      {plot.weekTicks.map(({ week, x, size }) => (
        <line
          key={week}
          className={styles('tick')}
          x1={x}
          x2={x}
          y1={plot.bottom}
          y2={plot.bottom + TICK_LENGTH[size]}
        />
      ))}
      {large.map((tick) => (
        <text key={tick.week} className={styles('tickText')} textAnchor={weekAnchor(tick, plot)}>
          <tspan x={tick.x} y={plot.bottom + 12} dy="1em">
            {weekName(tick.week)}
          </tspan>
          <tspan x={tick.x} y={plot.bottom + 12} dy="2.3em" className={styles('month')}>
            {formatMonth(view.startDate, tick.week * DAYS_PER_WEEK)}
          </tspan>
        </text>
      ))}
    </>
  );
}

function Marks({ plot, labels, marks }: Omit<WeightChartPictureProps, 'view'>) {
  return marks.map(({ day, weight, text }, index) => {
    const [x, y] = [plot.x(day), plot.y(weight)];
    const at = labels.marks?.[index] ?? null;
    return (
      <g key={text}>
        {at ? (
          <line className={styles('leader')} x1={x} x2={x} y1={y} y2={at.y + (at.y < y ? 4 : -14)} />
        ) : null}
        <circle className={styles('mark')} cx={x} cy={y} r={at ? 4 : 9} />
        {at ? (
          <Label at={at} text={text} className={styles('markText')} />
        ) : (
          <text className={styles('number')} x={x} y={y} dy="0.35em">
            {index + 1}
          </text>
        )}
      </g>
    );
  });
}

/** Everything of the chart that stays while it is read. */
export const WeightChartPicture = memo(function WeightChartPicture(props: WeightChartPictureProps) {
  const { plot, labels, marks, view } = props;
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
      <WeightAxis plot={plot} />
      <path className={styles('band')} d={plot.band} />
      <path className={styles('rule')} d={plot.rule} clipPath={`url(#${clip})`} />
      <path className={styles('curve')} d={plot.curve} />
      <WeekAxis plot={plot} view={view} />
      <Label at={labels.healthy} text={chartWords.healthy} className={styles('healthyText')} />
      <Label at={labels.rule} text={chartWords.rule} className={styles('ruleText')} />
      <Label at={labels.band} text={chartWords.band} className={styles('bandText')} />
      <Marks plot={plot} labels={labels} marks={marks} />
    </>
  );
});
