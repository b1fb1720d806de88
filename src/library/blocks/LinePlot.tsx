import type { LabelPlace, PlottedLine } from './label-places.ts';
import styles from './LineFigure.module.css';

export interface LinePlotProps {
  readonly lines: readonly PlottedLine[];
  readonly dashed: readonly boolean[];
  /** Heights of the grid's lines, in percent. */
  readonly grid: readonly number[];
  /** Places of the lines' names; none where a legend says them. */
  readonly places: readonly LabelPlace[];
}

/** Lines stretch with the plot, their strokes and their names do not. */
export function LinePlot({ lines, dashed, grid, places }: LinePlotProps) {
  return (
    <svg className={styles['plot']} width="100%" height="18em" aria-hidden="true">
      {grid.map((y) => (
        <line key={y} className={styles['grid']} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        {lines.map(({ label, points }, index) => (
          <polyline
            key={label}
            className={styles[`line${index + 1}`]}
            points={points.map((point) => point.join(',')).join(' ')}
            vectorEffect="non-scaling-stroke"
            {...(dashed[index] === true ? { strokeDasharray: '6 5' } : {})}
          />
        ))}
      </svg>
      {places.map(({ x, y, anchor }, index) => (
        <text
          key={lines[index]?.label}
          className={styles[`name${index + 1}`]}
          x={`${x}%`}
          y={`${y}%`}
          textAnchor={anchor}
        >
          {lines[index]?.label}
        </text>
      ))}
    </svg>
  );
}
