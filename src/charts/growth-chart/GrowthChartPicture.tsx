import { memo } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import { growthChartWords } from './growth-chart-words.ts';
import { growthChartStyles as styles } from './growth-chart-styles.ts';
import type { GrowthPlot } from './growth-plot.ts';

export interface GrowthChartPictureProps {
  readonly plot: GrowthPlot;
  readonly hasLine: boolean;
}

type Part = Pick<GrowthChartPictureProps, 'plot'>;

/** In pixels. */
const TICK = { small: 4, large: 11 } as const;

function AgeAxis({ plot }: Part) {
  const ticks = plot.ageTicks.map(
    ({ x, isLarge }) => `M${x},${plot.bottom}v${isLarge ? TICK.large : TICK.small}`,
  );
  const below = plot.bottom + TICK.large + 1;
  return (
    <>
      <path className={chartStyles('tick')} d={ticks.join('')} />
      {plot.ageTicks
        .filter(({ isLarge }) => isLarge)
        .map(({ x, years }) => (
          <text key={years} className={chartStyles('tickText')} x={x} y={below} dy="1em" textAnchor="middle">
            {years}
          </text>
        ))}
      <text
        className={chartStyles('tickText')}
        x={(plot.left + plot.right) / 2}
        y={below}
        dy="2.3em"
        textAnchor="middle"
      >
        {growthChartWords.ageAxis}
      </text>
    </>
  );
}

/** Everything on the chart behind the cursor. */
export const GrowthChartPicture = memo(function GrowthChartPicture({
  plot,
  hasLine,
}: GrowthChartPictureProps) {
  return (
    <>
      <ValueAxis plot={plot} ticks={plot.bmiTicks} unit={growthChartWords.bmiAxis} />
      <AgeAxis plot={plot} />
      <path className={styles('leader')} d={plot.leaders} />
      {plot.curves.map(({ style, path, label }) => (
        <g key={label.text}>
          <path className={styles(style)} d={path} />
          <text className={chartStyles('tickText')} x={plot.labelsAt} y={label.y} dy="0.35em">
            {label.text}
          </text>
        </g>
      ))}
      {hasLine ? <path className={styles('measured')} d={plot.measured} /> : null}
    </>
  );
});
