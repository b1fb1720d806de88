import { chartStyles } from '#charts/chart-styles.ts';
import { RuleAxis } from '#charts/RuleAxis.tsx';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { gainUnit } from '#tools/pregnancy/words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { gainChartWords as words } from './gain-chart-words.ts';
import css from './GainChart.module.css?inline';
import type { GainPlot } from './gain-plot.ts';

/** Classes of the chart of weight gain; the styles load with the script. */
export const gainChartStyles = lateStyles('GainChart', css);

/** In rem. */
const RING = 0.375;
const GAP = 0.5;
/** From one line of a label to the next, in em. */
const LINE = 1.2;

interface PictureProps {
  readonly plot: GainPlot;
  readonly report: GainReport;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** A text beside the plot or its line. */
const BESIDE = `${chartStyles('label')} ${chartStyles('strong')}`;

/** This week, and the weight if there is one. */
function Now({ plot, rem }: Pick<PictureProps, 'plot' | 'rem'>) {
  const { x, gain, label } = plot.now;
  const last = label.lines.length - 1;
  return (
    <>
      <line className={gainChartStyles('now')} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      {label.lines.map((text, place) => (
        <text
          key={text}
          className={BESIDE}
          x={label.x}
          y={plot.top}
          dy={`${String(-0.4 - LINE * (last - place))}em`}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {gain ? <circle className={chartStyles('ring')} cx={gain[0]} cy={gain[1]} r={RING * rem} /> : null}
    </>
  );
}

/** The drawing: the band, the axes, this week. A screen reader announces its name instead. */
export function GainPicture({ plot, report, rem }: PictureProps) {
  return (
    <g aria-hidden="true">
      <path className={chartStyles('band')} d={plot.band} />
      <ValueAxis plot={plot} ticks={plot.valueTicks} unit={gainUnit(report.units)} />
      <path className={gainChartStyles('edges')} d={plot.edges} />
      <RuleAxis plot={plot} ticks={plot.weekTicks} title={words.weekAxis} />
      {plot.ends.map(({ y, text }) => (
        <text key={text} className={BESIDE} x={plot.right + GAP * rem} y={y} dy="0.35em">
          {text}
        </text>
      ))}
      <Now plot={plot} rem={rem} />
    </g>
  );
}
