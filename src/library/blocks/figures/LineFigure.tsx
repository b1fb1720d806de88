import { formatExact } from '#library/format-figure.ts';
import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from './Drawing.tsx';
import { placeLabels, type PlottedLine } from './label-places.ts';
import { LinePlot } from './LinePlot.tsx';
import { strokeOf } from './line-strokes.ts';
import styles from './LineFigure.module.css';
import { Rule } from './Rule.tsx';
import { rulerAround, rulerBetween, shareOf, type Ruler } from '#charts/ticks.ts';

type Series = BlockProps['lines']['series'][number];

const column = (series: readonly Series[], index: 0 | 1) =>
  series.flatMap(({ points }) => points.map((point) => point[index]));

const plotted = ({ label, points }: Series, x: Ruler, y: Ruler): PlottedLine => ({
  label,
  points: points.map((point) => [shareOf(x, point[0]), 100 - shareOf(y, point[1])]),
});

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <div className={styles['legend']}>
      {series.map(({ label, dashed }, index) => (
        <span key={label}>
          <svg width="28" height="10" aria-hidden="true">
            <line x2="28" y1="5" y2="5" {...strokeOf(index, dashed === true)} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}

/** Lines on shared axes. Each is labeled or, if there is no room, listed in a legend. */
export function LineFigure({ alt, caption, xLabel, yLabel, series }: BlockProps['lines']) {
  const xs = column(series, 0);
  const x = rulerBetween(Math.min(...xs), Math.max(...xs));
  const y = rulerAround(Math.min(...column(series, 1)), Math.max(...column(series, 1)), 5);
  const lines = series.map((one) => plotted(one, x, y));
  const places = placeLabels(lines);
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={places === undefined ? undefined : styles['labelled']}>
        <Legend series={series} />
        <div className={styles['chart']}>
          <span className={styles['unit']}>{yLabel}</span>
          <svg width="100%" height="18em" fill="var(--color-muted)" aria-hidden="true">
            {y.labeled.map((value) => (
              <text key={value} x="100%" y={`${100 - shareOf(y, value)}%`} dy="0.35em" textAnchor="end">
                {formatExact(value)}
              </text>
            ))}
          </svg>
          <LinePlot
            lines={lines}
            strokes={series.map((one, index) => strokeOf(index, one.dashed === true))}
            grid={y.labeled.map((value) => 100 - shareOf(y, value))}
            places={places ?? []}
          />
          <div className={styles['rule']}>
            <Rule ruler={x} format={formatExact} />
            {xLabel}
          </div>
        </div>
      </div>
    </Drawing>
  );
}
