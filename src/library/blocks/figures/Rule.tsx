import { anchorAt, shareOf, type Ruler } from '#charts/ticks.ts';
import styles from './Drawing.module.css';

export interface RuleProps {
  readonly ruler: Ruler;
  readonly format: (value: number) => string;
}

/** Closer to an end than this, a number is written inward. */
const EDGE_PERCENT = 2;

/** All ticks in one path, which stretches while its strokes don't. */
const ticksOf = (ruler: Ruler) =>
  ruler.fine.map((value) => `M${shareOf(ruler, value)} 0v${ruler.labeled.includes(value) ? 9 : 5}`).join('');

/** The fine ticks of a scale with its numbers below, at full width. */
export function Rule({ ruler, format }: RuleProps) {
  return (
    <svg width="100%" height="2.6em" aria-hidden="true">
      <svg width="100%" height="0.7em" viewBox="0 0 100 9" preserveAspectRatio="none">
        <path d={ticksOf(ruler)} stroke="var(--color-muted)" vectorEffect="non-scaling-stroke" />
      </svg>
      <g className={styles['ticks']} fill="var(--color-muted)">
        {ruler.labeled.map((value) => (
          <text
            key={value}
            x={`${shareOf(ruler, value)}%`}
            y="2em"
            textAnchor={anchorAt(shareOf(ruler, value), EDGE_PERCENT)}
          >
            {format(value)}
          </text>
        ))}
      </g>
    </svg>
  );
}
