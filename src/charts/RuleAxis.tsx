import { chartStyles } from './chart-styles.ts';

export interface RuleAxisProps {
  readonly plot: { readonly left: number; readonly right: number; readonly bottom: number };
  /** One for every small unit; a tick with a text is long. */
  readonly ticks: readonly { readonly x: number; readonly text: string | null }[];
  /** What the numbers are. */
  readonly title: string;
}

/** In pixels. */
const TICK = { small: 4, large: 9 } as const;
/** Baselines under the rule; WebKit doesn't support rem here. */
const BASELINE = { text: '1.8em', title: '3.2em' } as const;

/** The horizontal axis as a measuring rule: fine ticks, and long ones with a number. */
export function RuleAxis({ plot: { left, right, bottom }, ticks, title }: RuleAxisProps) {
  const marks = ticks.map(({ x, text }) => `M${x},0v${text === null ? TICK.small : TICK.large}`);
  return (
    <g transform={`translate(0 ${bottom})`}>
      <path className={chartStyles('rule')} d={`M${left},0H${right}${marks.join('')}`} />
      {ticks.map(({ x, text }) =>
        text === null ? null : (
          <text
            key={text}
            className={chartStyles('tickText')}
            x={x}
            y={0}
            dy={BASELINE.text}
            textAnchor="middle"
          >
            {text}
          </text>
        ),
      )}
      <text
        className={chartStyles('tickText')}
        x={(left + right) / 2}
        y={0}
        dy={BASELINE.title}
        textAnchor="middle"
      >
        {title}
      </text>
    </g>
  );
}
