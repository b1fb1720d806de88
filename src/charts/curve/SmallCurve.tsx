import { linePath, linearScale, type Point } from '#charts/plot-path.ts';
import type { WeightOnDay } from './log-trend.ts';

export interface SmallCurveProps {
  readonly name: string;
  readonly trend: readonly WeightOnDay[];
  readonly expected: readonly WeightOnDay[];
  /** The number of the day on which a plan without a weigh-in has its ring. */
  readonly today: number;
  readonly classes: Readonly<Record<'curve' | 'expected' | 'trend' | 'now', string>>;
}

const SIZE = { width: 120, height: 56, margin: 7 } as const;

/** A curve without axes, for a card: the trend up to its last day with a ring, the plan as a dashed line. Nothing without two days. */
export function SmallCurve({ name, trend, expected, today, classes }: SmallCurveProps) {
  const all = [...trend, ...expected];
  const [days, weights] = [all.map(({ day }) => day), all.map(({ weight }) => weight)];
  if (new Set(days).size < 2) return null;
  const { width, height, margin } = SIZE;
  const x = linearScale([Math.min(...days), Math.max(...days)], [margin, width - margin]);
  const y = linearScale([Math.max(...weights), Math.min(...weights)], [margin, height - margin]);
  const place = ({ day, weight }: WeightOnDay): Point => [x(day), y(weight)];
  const now = trend.at(-1) ?? expected.find(({ day }) => day === today);
  const [cx, cy] = now ? place(now) : [];
  return (
    <svg className={classes.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className={classes.expected} d={linePath(expected.map(place))} />
      <path className={classes.trend} d={linePath(trend.map(place))} />
      {cx === undefined ? null : <circle className={classes.now} cx={cx} cy={cy} r="4.5" />}
    </svg>
  );
}
