import { memo } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { ChartLabel } from '#charts/ChartLabel.tsx';
import { chartStyles } from '#charts/chart-styles.ts';
import { ValueAxis } from '#charts/ValueAxis.tsx';
import type { Bracket } from './curve-axis.ts';
import type { CurvePlot } from './curve-plot.ts';
import { DATE, MARKS } from './curve-sizes.ts';
import { curveStyles as styles } from './curve-styles.ts';
import type { PlacedFlag } from './flag-place.ts';

export interface CurveDrawingProps {
  readonly plot: CurvePlot;
  readonly unit: WeightUnit;
  /** Pixels of one rem. */
  readonly rem: number;
  /** True if the line is uncovered from left to right. */
  readonly isNew: boolean;
}

/** In rem. */
const BRACKET = { end: 0.28, baseline: 0.28, gap: 0.5, letter: 0.44 } as const;

type Part = Pick<CurveDrawingProps, 'plot' | 'rem'>;

/** The rule below the plot: its ticks, the days lived, and the dates. */
function Rule({ plot: { axis, left, right, bottom, lived }, rem }: Part) {
  const [from, to] = lived;
  return (
    <>
      <g transform={`translate(0 ${bottom})`}>
        <path className={chartStyles('rule')} d={`M${left},0H${right}${axis.ticks}`} />
        <path className={styles('ruleStrong')} d={axis.strongTicks} />
        {to > from ? <path className={chartStyles('lived')} d={`M${from},0H${to}`} /> : null}
      </g>
      {axis.texts.map(({ text, x, row, isStrong }) => (
        <text
          key={`${text} ${x}`}
          className={`${chartStyles('tickText')} ${isStrong ? chartStyles('strong') : ''}`}
          x={x}
          y={bottom + (DATE.baseline + row * DATE.row) * rem}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}

interface ToGoProps {
  readonly bracket: Bracket;
  readonly y: number;
  readonly rem: number;
}

function ToGo({ bracket: { from, to, text }, y, rem }: ToGoProps) {
  const half = (text.text.length * BRACKET.letter * rem) / 2 + BRACKET.gap * rem;
  const isInside = text.anchor === 'middle';
  const line = isInside
    ? `M${from},${y}H${text.x - half}M${text.x + half},${y}H${to}`
    : `M${from},${y}H${to}`;
  const end = BRACKET.end * rem;
  return (
    <>
      <path
        className={chartStyles('rule')}
        d={`${line}M${from},${y - end}v${2 * end}M${to},${y - end}v${2 * end}`}
      />
      <text
        className={`${chartStyles('label')} ${chartStyles('strong')}`}
        x={text.x}
        y={y + BRACKET.baseline * rem}
        textAnchor={text.anchor}
      >
        {text.text}
      </text>
    </>
  );
}

function Flag({ flag: { staff, pennant, text } }: { readonly flag: PlacedFlag }) {
  return (
    <g className={styles('flagGroup')}>
      <line className={styles('staff')} x1={staff.x} x2={staff.x} y1={staff.y1} y2={staff.y2} />
      <path className={styles('pennant')} d={pennant} />
      <text className={styles('flagText')} x={text.x} y={text.y} textAnchor="middle">
        {text.text}
      </text>
    </g>
  );
}

/** A path, unless it's empty. */
function Line({ d, className }: { readonly d: string; readonly className: string }) {
  return d === '' ? null : <path className={className} d={d} />;
}

/** Everything in the curve that doesn't change with the cursor. */
export const CurveDrawing = memo(function CurveDrawing({ plot, unit, rem, isNew }: CurveDrawingProps) {
  const { paths, now, end, milestone, flag, bracket } = plot;
  return (
    <g className={isNew ? styles('new') : undefined}>
      <g className={styles('uncovered')}>
        <Line className={`${chartStyles('band')} ${styles('guessed')}`} d={plot.band} />
        <Line className={`${chartStyles('band')} ${styles('measured')}`} d={plot.measured} />
      </g>
      <ValueAxis plot={plot} ticks={plot.values} unit={unit === 'st' ? undefined : unit} />
      <Rule plot={plot} rem={rem} />
      {bracket ? <ToGo bracket={bracket} y={plot.height - 0.5 * rem} rem={rem} /> : null}
      <g className={styles('uncovered')}>
        <Line className={styles('dots')} d={plot.dots} />
        <Line className={styles('crosses')} d={plot.crosses} />
        <Line className={styles('past')} d={paths.past} />
        <Line className={styles('ahead')} d={paths.ahead} />
        <Line className={styles('after')} d={paths.after} />
        <Line className={chartStyles('trend')} d={paths.trend} />
        {milestone ? (
          <circle
            className={styles('milestone')}
            cx={milestone[0]}
            cy={milestone[1]}
            r={MARKS.milestone * rem}
          />
        ) : null}
        {end ? <circle className={styles('end')} cx={end[0]} cy={end[1]} r={MARKS.end * rem} /> : null}
        <circle className={chartStyles('ring')} cx={now[0]} cy={now[1]} r={MARKS.now * rem} />
        {plot.labels.map((label) => (
          <ChartLabel key={`${label.lines[0]?.text} ${label.x}`} label={label} />
        ))}
      </g>
      {flag ? <Flag flag={flag} /> : null}
    </g>
  );
});
