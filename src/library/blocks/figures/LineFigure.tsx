import { formatExact } from '#library/format-figure.ts';
import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from './Drawing.tsx';
import { placeLabels, type PlottedLine } from './label-places.ts';
import { LinePlot } from './LinePlot.tsx';
import { strokeOf } from './line-strokes.ts';
import styles from './LineFigure.module.css';
import { Rule } from './Rule.tsx';
import { rulerAround, rulerBetween, shareOf, type Ruler } from '#charts/ticks.ts';
import { scalesOf } from './weight-scales.ts';

type Series = BlockProps['lines']['series'][number];

const column = (series: readonly Series[], index: 0 | 1) =>
  series.flatMap(({ points }) => points.map((point) => point[index]));

/** The position of a value, in percent from the top. */
const down = (y: Ruler, value: number): number => Math.round((100 - shareOf(y, value)) * 100) / 100;

/** A tenth of a percent is less than a pixel. */
const tenths = (share: number): number => Math.round(share * 10) / 10;

const plotted = ({ label, points }: Series, x: Ruler, y: Ruler): PlottedLine => ({
  label,
  points: points.map((point) => [tenths(shareOf(x, point[0])), tenths(down(y, point[1]))]),
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
  const scales = scalesOf(yLabel, y);
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={places === undefined ? undefined : styles['labelled']}>
        <Legend series={series} />
        <div className={styles['chart']}>
          <span className={styles['unit']}>
            {scales.map(({ units, name }) => (
              <span key={name} className={units}>
                {name}
              </span>
            ))}
          </span>
          <svg width="100%" height="18em" fill="var(--color-muted)" aria-hidden="true">
            {scales.map(({ units, name, ruler }) => (
              <g key={name} className={units}>
                {ruler.labeled.map((value) => (
                  <text key={value} x="100%" y={`${down(ruler, value)}%`} dy="0.35em" textAnchor="end">
                    {formatExact(value)}
                  </text>
                ))}
              </g>
            ))}
          </svg>
          <LinePlot
            lines={lines}
            strokes={series.map((one, index) => strokeOf(index, one.dashed === true))}
            grids={scales.map(({ units, name, ruler }) => ({
              name,
              units,
              lines: ruler.labeled.map((value) => down(ruler, value)),
            }))}
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
