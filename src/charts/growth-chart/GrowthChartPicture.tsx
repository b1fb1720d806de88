import { memo } from 'react';
import { ChartLabel } from '#charts/ChartLabel.tsx';
import { chartStyles } from '#charts/chart-styles.ts';
import { RuleAxis } from '#charts/RuleAxis.tsx';
import { OVER, ValueAxis } from '#charts/ValueAxis.tsx';
import { growthChartWords } from './growth-chart-words.ts';
import { growthChartStyles as styles } from './growth-chart-styles.ts';
import type { GrowthPlot } from './growth-plot.ts';

export interface GrowthChartPictureProps {
  readonly plot: GrowthPlot;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** In rem. */
const DOT = { earlier: 0.25, newest: 0.375 } as const;

function Names({ plot }: Pick<GrowthChartPictureProps, 'plot'>) {
  const { names, ends, endsAt, right, top } = plot;
  return (
    <>
      {names.map(({ label, angle }) => (
        <g
          key={label.lines[0]?.text}
          transform={
            angle === 0 ? undefined : `rotate(${angle} ${label.x} ${(label.box.top + label.box.bottom) / 2})`
          }
        >
          <ChartLabel label={label} />
        </g>
      ))}
      {ends.map(({ text, y, isMain }) => (
        <text
          key={text}
          className={`${chartStyles('tickText')} ${isMain ? chartStyles('strong') : ''}`}
          x={endsAt}
          y={y}
          dy="0.35em"
        >
          {text}
        </text>
      ))}
      <text className={chartStyles('tickText')} x={plot.width} y={top} dy={OVER} textAnchor="end">
        {growthChartWords.percentiles}
      </text>
      <line className={styles('edge')} x1={right} x2={right} y1={top} y2={plot.bottom} />
    </>
  );
}

function Measurements({ plot: { points, measured, labels }, rem }: GrowthChartPictureProps) {
  const newest = points.at(-1);
  return (
    <>
      {points.length > 1 ? <path className={chartStyles('trend')} d={measured} /> : null}
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles('dot')} cx={x} cy={y} r={DOT.earlier * rem} />
      ))}
      {newest ? (
        <circle className={chartStyles('ring')} cx={newest[0]} cy={newest[1]} r={DOT.newest * rem} />
      ) : null}
      {labels.map((label) => (
        <ChartLabel key={`${label.x} ${label.box.top}`} label={label} />
      ))}
    </>
  );
}

/** Everything on the chart that doesn't change with the cursor. */
export const GrowthChartPicture = memo(function GrowthChartPicture({ plot, rem }: GrowthChartPictureProps) {
  return (
    <>
      {plot.bands.map(({ key, path }) => (
        <path key={key} className={styles(key)} d={path} />
      ))}
      <ValueAxis plot={plot} ticks={plot.bmiTicks} unit={growthChartWords.bmiAxis} unitOver={plot.top} />
      {plot.curves.map(({ style, path }) => (
        <path key={path} className={styles(style)} d={path} />
      ))}
      <RuleAxis plot={plot} ticks={plot.ageTicks} title={growthChartWords.ageAxis} />
      <g className={styles('words')}>
        <Names plot={plot} />
        <Measurements plot={plot} rem={rem} />
      </g>
    </>
  );
});
