import { linePath, linearScale, type Point } from '#charts/plot-path.ts';
import { linesIn, type ExpectedDay } from './curve-picture.ts';
import type { WeightOnDay } from './log-trend.ts';

export interface SmallCurveProps {
  readonly name: string;
  readonly trend: readonly WeightOnDay[];
  readonly expected: readonly (WeightOnDay & Pick<ExpectedDay, 'startsLine'>)[];
  /** The number of today. */
  readonly today: number;
  readonly classes: Readonly<
    Record<'curve' | 'lines' | 'expected' | 'trend' | 'now' | 'rule' | 'lived', string>
  >;
}

/** In percent of the drawing: what the ring and the rule need around the lines. */
const ROOM = { side: 8, top: 20, bottom: 32 } as const;

const percent = (value: number | undefined): string => `${value ?? 0}%`;

/**
 * A curve without axes, for a card: the trend up to its last day with a ring, the plan as a dashed line, and below a
 * plan the rule of its days, whose part up to today is bold. Nothing without two days. It fills any box: the lines are
 * stretched, while strokes, ring and rule keep their sizes.
 */
export function SmallCurve({ name, trend, expected, today, classes }: SmallCurveProps) {
  const all = [...trend, ...expected];
  const [days, weights] = [all.map(({ day }) => day), all.map(({ weight }) => weight)];
  if (new Set(days).size < 2) return null;
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const x = linearScale([first, last], [ROOM.side, 100 - ROOM.side]);
  const y = linearScale([Math.max(...weights), Math.min(...weights)], [ROOM.top, 100 - ROOM.bottom]);
  const place = ({ day, weight }: WeightOnDay): Point => [x(day), y(weight)];
  const lineOf = (line: readonly WeightOnDay[]): string => linePath(line.map(place));
  const now = trend.at(-1) ?? expected.find(({ day }) => day === today);
  const [cx, cy] = now ? place(now) : [];
  const [start, end, lived] = [first, last, Math.min(today, last)].map((day) => percent(x(day)));
  return (
    <svg className={classes.curve} role="img" aria-label={name}>
      {expected.length === 0 ? null : (
        <>
          <line className={classes.rule} x1={start} x2={end} y1="92%" y2="92%" />
          <line className={classes.lived} x1={start} x2={lived} y1="92%" y2="92%" />
        </>
      )}
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={classes.expected} d={linesIn(expected).map(lineOf).join('')} />
        <path className={classes.trend} d={lineOf(trend)} />
      </svg>
      {cx === undefined ? null : <circle className={classes.now} cx={percent(cx)} cy={percent(cy)} r="4" />}
    </svg>
  );
}
