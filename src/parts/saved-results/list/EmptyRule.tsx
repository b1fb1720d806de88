import { chartStyles } from '#charts/chart-styles.ts';
import styles from '#parts/saved-results/trend/TrendChart.module.css';

/** In percent of the drawing's width. */
const TICKS = Array.from({ length: 41 }, (_, index) => index);
const DOTS = [
  [8, 48],
  [24, 36],
  [40, 50],
  [56, 42],
  [72, 34],
  [88, 46],
] as const;

/** An axis without a line: a placeholder for the chart. */
export function EmptyRule() {
  return (
    <svg className={styles['empty']} width="100%" aria-hidden="true">
      {TICKS.map((tick) => (
        <line
          key={tick}
          className={chartStyles('tick')}
          x1={`${tick * 2.5}%`}
          x2={`${tick * 2.5}%`}
          y1="86%"
          y2={tick % 5 === 0 ? '97%' : '91%'}
        />
      ))}
      {DOTS.map(([x, y]) => (
        <circle key={x} className={styles['place']} cx={`${x}%`} cy={`${y}%`} r="0.3em" />
      ))}
    </svg>
  );
}
