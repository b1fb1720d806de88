import { textWidth } from '#charts/label-box.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import { bandAt } from '#tools/pregnancy/gain-line.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { changeText, gainUnit } from '#tools/pregnancy/words.ts';
import { gainChartWords as words, weekText } from './gain-chart-words.ts';
import { gainChartStyles as styles } from './gain-chart-styles.ts';
import type { GainPlot } from './gain-plot.ts';
import { placeLabel } from './label-place.ts';

/** In pixels. */
const TICK = { small: 4, large: 9 } as const;
/** In rem. */
const DOT = 0.4;
/** The weight's label is in larger, bold letters. */
const LETTERS = 1.35;
const GAP = 0.5;
/** From this share of the width on, a label is on the left of its line. */
const LATE = 0.6;

interface PictureProps {
  readonly plot: GainPlot;
  readonly report: GainReport;
  /** Pixels of one rem. */
  readonly rem: number;
}

function WeekAxis({ plot }: Pick<PictureProps, 'plot'>) {
  const ticks = plot.weekTicks.map(
    ({ x, isLarge }) => `M${x},${plot.bottom}v${isLarge ? TICK.large : TICK.small}`,
  );
  const below = plot.bottom + TICK.large + 1;
  return (
    <>
      <path className={chartStyles('tick')} d={ticks.join('')} />
      {plot.weekTicks
        .filter(({ isLarge }) => isLarge)
        .map(({ x, week }) => (
          <text key={week} className={chartStyles('tickText')} x={x} y={below} dy="1em" textAnchor="middle">
            {week}
          </text>
        ))}
      <text
        className={chartStyles('tickText')}
        x={(plot.left + plot.right) / 2}
        y={below}
        dy="2.3em"
        textAnchor="middle"
      >
        {words.weekAxis}
      </text>
    </>
  );
}

/** The weight now, with the change in words. */
function Weight({ plot, report, rem, gain }: PictureProps & { readonly gain: number }) {
  const { week, units } = report;
  const text = changeText(gain, units);
  const space = { ...plot, bandAt: (at: number) => bandAt(report, at) };
  const label = placeLabel(space, { week, gain, rem, width: textWidth(text, LETTERS * rem) });
  return (
    <>
      <circle
        className={styles('point')}
        cx={Math.min(plot.x(week), plot.right)}
        cy={plot.y(gain)}
        r={DOT * rem}
      />
      <text className={styles('pointText')} x={label.x} y={label.y} textAnchor={label.anchor}>
        {text}
      </text>
    </>
  );
}

/** This week, and the weight if there is one. */
function Now({ plot, report, rem }: PictureProps) {
  const { week, gain } = report;
  const x = Math.min(plot.x(week), plot.right);
  const isLate = x > plot.left + LATE * (plot.right - plot.left);
  const anchor = isLate ? 'end' : 'start';
  const beside = x + (isLate ? -GAP : GAP) * rem;
  return (
    <>
      <line className={styles('now')} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      <text className={styles('nowText')} x={beside} y={plot.top} dy="-0.4em" textAnchor={anchor}>
        {weekText(week)}
      </text>
      {gain === null ? null : <Weight plot={plot} report={report} rem={rem} gain={gain} />}
    </>
  );
}

/** The drawing: the band, the axes, this week. A screen reader announces its name instead. */
export function GainPicture(props: PictureProps) {
  const { plot, report, rem } = props;
  return (
    <g aria-hidden="true">
      <path className={styles('band')} d={plot.band} />
      <ValueAxis plot={plot} ticks={plot.valueTicks} unit={gainUnit(report.units)} />
      <path className={styles('edges')} d={plot.edges} />
      <WeekAxis plot={plot} />
      {plot.ends.map(({ y, text }) => (
        <text key={text} className={styles('endText')} x={plot.right + GAP * rem} y={y} dy="0.35em">
          {text}
        </text>
      ))}
      <Now {...props} />
    </g>
  );
}
