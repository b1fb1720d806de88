import { ChartLabel } from '#charts/ChartLabel.tsx';
import { chartStyles } from '#charts/chart-styles.ts';
import { RuleAxis } from '#charts/RuleAxis.tsx';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { gainUnit } from '#tools/pregnancy/words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { gainChartWords as words, weekText } from './gain-chart-words.ts';
import css from './GainChart.module.css?inline';
import type { GainPlot } from './gain-plot.ts';

/** Classes of the chart of weight gain; the styles load with the script. */
export const gainChartStyles = lateStyles('GainChart', css);

/** In rem. */
const RING = 0.375;
const GAP = 0.5;
/** From this share of the width on, a label is on the left of its line. */
const LATE = 0.6;

interface PictureProps {
  readonly plot: GainPlot;
  readonly report: GainReport;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** A text beside the plot or its line. */
const BESIDE = `${chartStyles('label')} ${chartStyles('strong')}`;

/** This week, and the weight if there is one. */
function Now({ plot, report, rem }: PictureProps) {
  const { x, gain, label } = plot.now;
  const isLate = x > plot.left + LATE * (plot.right - plot.left);
  return (
    <>
      <line className={gainChartStyles('now')} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      <text
        className={BESIDE}
        x={x + (isLate ? -GAP : GAP) * rem}
        y={plot.top}
        dy="-0.4em"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {weekText(report.week)}
      </text>
      {gain ? <circle className={chartStyles('ring')} cx={gain[0]} cy={gain[1]} r={RING * rem} /> : null}
      {label ? <ChartLabel label={label} /> : null}
    </>
  );
}

/** The drawing: the band, the axes, this week. A screen reader announces its name instead. */
export function GainPicture(props: PictureProps) {
  const { plot, report, rem } = props;
  return (
    <g aria-hidden="true">
      <path className={chartStyles('band')} d={plot.band} />
      <ValueAxis plot={plot} ticks={plot.valueTicks} unit={gainUnit(report.units)} />
      <path className={gainChartStyles('edges')} d={plot.edges} />
      <RuleAxis plot={plot} ticks={plot.weekTicks} title={words.weekAxis} until={plot.now.x} />
      {plot.ends.map(({ y, text }) => (
        <text key={text} className={BESIDE} x={plot.right + GAP * rem} y={y} dy="0.35em">
          {text}
        </text>
      ))}
      <Now {...props} />
    </g>
  );
}
