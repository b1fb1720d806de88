import type { ProteinReport, ProteinRow } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { adviceNames, adviceText, flagText } from './protein-words.ts';
import { placeOn, proteinScale, type ProteinScale } from './protein-scale.ts';
import { ScaleFlag } from '#charts/band-scale/ScaleFlag.tsx';
import { anchorAt } from '#charts/ticks.ts';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import type { UnitSystem } from '#person/units.ts';

// In em of the drawing, whose font size is 1rem, and horizontally in percent of its actual width, so it grows with the
// visitor's text size. WebKit doesn't support rem in these attributes. Text in another size is a tspan.
const FLAG_HEIGHT = 2;
const ROW = { height: '1.25em', top: '0.375em', bar: '0.5em', point: '0.3em' } as const;
const TICK = { long: '0.6em', half: '0.45em', short: '0.3em', baseline: '1.6em' } as const;
/** Closer to an end than this, the flag grows inward. */
const EDGE_PERCENT = 20;

interface RowProps {
  readonly row: ProteinRow;
  readonly scale: ProteinScale;
  readonly place: number;
  readonly units: UnitSystem;
}

function AdviceRow({ row, scale, place, units }: RowProps) {
  const [start, end] = [row.perKilogram.from, row.perKilogram.to].map((value) => placeOn(scale, value));
  const isPoint = start === end;
  return (
    <li className={row.isSuggested ? splitStyles('suggested') : undefined}>
      <Text as="span">
        {[
          adviceNames[row.key],
          ...(row.isSuggested ? [{ as: 'span', text: ` · ${splitWords.suggested}` } as const] : []),
        ]}
      </Text>
      <Text as="span" className={splitStyles('figures')}>
        {adviceText(row, units)}
      </Text>
      <svg className={splitStyles('line')} width="100%" height={ROW.height} aria-hidden="true">
        <line className={splitStyles('track')} x2="100%" y1="50%" y2="50%" />
        {isPoint ? (
          <circle className={splitStyles('range')} cx={`${start}%`} cy="50%" r={ROW.point} />
        ) : (
          <rect
            className={splitStyles('range')}
            x={`${start}%`}
            width={`${(end ?? 0) - (start ?? 0)}%`}
            y={ROW.top}
            height={ROW.bar}
            rx="3"
          />
        )}
        <line className={splitStyles('pointer')} x1={`${place}%`} x2={`${place}%`} y2={ROW.height} />
      </svg>
    </li>
  );
}

function Ticks({ scale }: { scale: ProteinScale }) {
  return (
    <svg className={splitStyles('line')} width="100%" height="2em" aria-hidden="true">
      {scale.ticks.map(({ place, size }) => (
        <line key={place} className={splitStyles('tick')} x1={`${place}%`} x2={`${place}%`} y2={TICK[size]} />
      ))}
      {scale.ticks.map(({ place, text }) =>
        text === undefined ? null : (
          <text key={place} x={`${place}%`} y={TICK.baseline} textAnchor={anchorAt(place, 0)}>
            <tspan className={splitStyles('label')}>{text}</tspan>
          </text>
        ),
      )}
    </svg>
  );
}

/** The split's protein on one scale with the recommendations; the text next to each range has the same numbers. */
export function ProteinRule({ protein, units }: { protein: ProteinReport; units: UnitSystem }) {
  const { rows, perKilogram } = protein;
  const scale = proteinScale([perKilogram, ...rows.map((row) => row.perKilogram.to)], units);
  const place = placeOn(scale, perKilogram);
  return (
    <div className={splitStyles('rule')}>
      {/* A new flag for each value: Chromium 156 keeps the geometry of a reused one for a frame. */}
      <svg
        key={perKilogram}
        className={splitStyles('line')}
        width="100%"
        height={`${FLAG_HEIGHT}em`}
        aria-hidden="true"
      >
        <ScaleFlag share={place} text={flagText(protein, units)} to={FLAG_HEIGHT} edge={EDGE_PERCENT} />
      </svg>
      <ul className={splitStyles('rows')}>
        {rows.map((row) => (
          <AdviceRow key={row.key} row={row} scale={scale} place={place} units={units} />
        ))}
      </ul>
      <Ticks scale={scale} />
    </div>
  );
}
