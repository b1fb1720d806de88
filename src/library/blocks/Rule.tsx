import styles from './Rule.module.css';
import { shareOf, type Ruler } from './ruler.ts';

export interface RuleProps {
  readonly ruler: Ruler;
  readonly format: (value: number) => string;
}

const anchorAt = (share: number) => (share <= 2 ? 'start' : share >= 98 ? 'end' : 'middle');

/** The fine ticks of a measuring rule with its numbers below, as wide as its place. */
export function Rule({ ruler, format }: RuleProps) {
  return (
    <svg className={styles['rule']} width="100%" height="2.6em" aria-hidden="true">
      {ruler.fine.map((value) => (
        <line
          key={value}
          x1={`${shareOf(ruler, value)}%`}
          x2={`${shareOf(ruler, value)}%`}
          y1="0"
          y2={ruler.labelled.includes(value) ? '0.7em' : '0.4em'}
        />
      ))}
      {ruler.labelled.map((value) => (
        <text
          key={value}
          x={`${shareOf(ruler, value)}%`}
          y="2em"
          textAnchor={anchorAt(shareOf(ruler, value))}
        >
          {format(value)}
        </text>
      ))}
    </svg>
  );
}
