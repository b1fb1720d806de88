import { linePath, linearScale, type Point } from '#charts/plot-path.ts';
import type { WeightOnDay } from './log-trend.ts';

export interface SmallCurveProps {
  readonly name: string;
  readonly trend: readonly WeightOnDay[];
  readonly expected: readonly WeightOnDay[];
  readonly classes: Readonly<Record<'curve' | 'expected' | 'trend' | 'now', string>>;
}

const SIZE = { width: 120, height: 56, margin: 4 } as const;

/** A curve without axes, for a card: the trend up to its last day, the plan as a dashed line. Nothing without two days. */
export function SmallCurve({ name, trend, expected, classes }: SmallCurveProps) {
  const all = [...trend, ...expected];
  const [days, weights] = [all.map(({ day }) => day), all.map(({ weight }) => weight)];
  if (new Set(days).size < 2) return null;
  const { width, height, margin } = SIZE;
  const x = linearScale([Math.min(...days), Math.max(...days)], [margin, width - margin]);
  const y = linearScale([Math.max(...weights), Math.min(...weights)], [margin, height - margin]);
  const place = ({ day, weight }: WeightOnDay): Point => [x(day), y(weight)];
  const [cx, cy] = trend.map(place).at(-1) ?? [];
  return (
    <svg className={classes.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className={classes.expected} d={linePath(expected.map(place))} />
      <path className={classes.trend} d={linePath(trend.map(place))} />
      {cx === undefined ? null : <circle className={classes.now} cx={cx} cy={cy} r="3" />}
    </svg>
  );
}
