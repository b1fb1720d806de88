import type { LabelPlace, PlottedLine } from './label-places.ts';
import type { LineStroke } from './line-strokes.ts';
import type { FigureScale } from './weight-scales.ts';
import styles from './LineFigure.module.css';

interface Grid extends Pick<FigureScale, 'name'> {
  readonly units: FigureScale['units'];
  readonly lines: readonly number[];
}

export interface LinePlotProps {
  readonly lines: readonly PlottedLine[];
  readonly strokes: readonly LineStroke[];
  /** Positions of the grid lines, in percent, for each scale. */
  readonly grids: readonly Grid[];
  /** Positions of the line labels; empty if a legend has them. */
  readonly places: readonly LabelPlace[];
}

/** Lines stretch with the plot, but their strokes and labels don't. */
export function LinePlot({ lines, strokes, grids, places }: LinePlotProps) {
  return (
    <svg width="100%" height="18em" aria-hidden="true">
      {grids.map((grid) => (
        <g key={grid.name} className={grid.units} stroke="var(--color-line)">
          {grid.lines.map((y) => (
            <line key={y} x2="100%" y1={`${y}%`} y2={`${y}%`} />
          ))}
        </g>
      ))}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        {lines.map(({ label, points }, index) => (
          <polyline
            key={label}
            points={points.map((point) => point.join(',')).join(' ')}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            {...strokes[index]}
          />
        ))}
      </svg>
      <g className={styles['names']}>
        {places.map(({ x, y, anchor }, index) => (
          <text
            key={lines[index]?.label}
            x={`${x}%`}
            y={`${y}%`}
            textAnchor={anchor}
            fill={strokes[index]?.stroke}
          >
            {lines[index]?.label}
          </text>
        ))}
      </g>
    </svg>
  );
}
