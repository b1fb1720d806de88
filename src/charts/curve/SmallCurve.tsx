import { linePath, linearScale, type Point } from '#charts/plot-path.ts';
import type { WeightOnDay } from './log-trend.ts';

export interface SmallCurveProps {
  readonly name: string;
  readonly points: readonly WeightOnDay[];
  readonly expected: readonly WeightOnDay[];
  readonly classes: { readonly curve: string; readonly expected: string; readonly point: string };
}

const SIZE = { width: 120, height: 56, margin: 4 } as const;

/** A curve without axes, for a card: weigh-ins as dots, the plan as a dashed line. Nothing without two days. */
export function SmallCurve({ name, points, expected, classes }: SmallCurveProps) {
  const all = [...points, ...expected];
  const [days, weights] = [all.map(({ day }) => day), all.map(({ weight }) => weight)];
  if (new Set(days).size < 2) return null;
  const { width, height, margin } = SIZE;
  const x = linearScale([Math.min(...days), Math.max(...days)], [margin, width - margin]);
  const y = linearScale([Math.max(...weights), Math.min(...weights)], [margin, height - margin]);
  const place = ({ day, weight }: WeightOnDay): Point => [x(day), y(weight)];
  return (
    <svg className={classes.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className={classes.expected} d={linePath(expected.map(place))} />
      {points.map((point) => {
        const [cx, cy] = place(point);
        return <circle key={point.day} className={classes.point} cx={cx} cy={cy} r="2" />;
      })}
    </svg>
  );
}
