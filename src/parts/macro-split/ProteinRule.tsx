import type { ProteinReport, ProteinRow } from './macro-split-report.ts';
import { adviceNames, adviceText, pointerText, splitWords } from './macro-split-words.ts';
import type { Units } from '#person/draft.ts';
import { placeOn, proteinScale } from './protein-scale.ts';
import type { ProteinScale } from './protein-scale.ts';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/Text.tsx';

// In em of the drawing, whose font size is 1rem, and across in percent of its true width: it grows with the visitor's
// text size. WebKit does not understand rem in these attributes. A text of another size is a tspan.
const FLAG = { height: 1.5, baseline: 1.08, perCharacter: 0.5, padding: 0.9, stem: 0.5 } as const;
const ROW = { height: '1.25em', top: '0.375em', bar: '0.5em', point: '0.3em' } as const;
const TICK = { long: '0.6em', half: '0.45em', short: '0.3em', baseline: '1.6em' } as const;
/** Nearer to an end than this, a text grows inwards. */
const EDGE_PERCENT = 20;

const em = (length: number): string => `${length}em`;

function flagOffset(place: number, width: number): number {
  if (place < EDGE_PERCENT) return -FLAG.padding / 2;
  return place > 100 - EDGE_PERCENT ? FLAG.padding / 2 - width : -width / 2;
}

function Flag({ place, text }: { place: number; text: string }) {
  const width = text.length * FLAG.perCharacter + FLAG.padding;
  const offset = flagOffset(place, width);
  return (
    <svg className={splitStyles('line')} width="100%" height={em(FLAG.height + FLAG.stem)} aria-hidden="true">
      <svg x={`${place}%`} className={splitStyles('marker')}>
        <line className={splitStyles('pointer')} y1={em(FLAG.height)} y2={em(FLAG.height + FLAG.stem)} />
        <rect
          className={splitStyles('flag')}
          x={em(offset)}
          width={em(width)}
          height={em(FLAG.height)}
          rx="6"
        />
        <text x={em(offset + width / 2)} y={em(FLAG.baseline)} textAnchor="middle">
          <tspan className={splitStyles('flagText')}>{text}</tspan>
        </text>
      </svg>
    </svg>
  );
}

interface RowProps {
  readonly row: ProteinRow;
  readonly scale: ProteinScale;
  readonly place: number;
  readonly units: Units;
}

function AdviceRow({ row, scale, place, units }: RowProps) {
  const [start, end] = [row.perKilogram.from, row.perKilogram.to].map((value) => placeOn(scale, value));
  const isPoint = start === end;
  return (
    <li className={row.isForGoal ? splitStyles('forGoal') : undefined}>
      <Text as="span">
        {[
          adviceNames[row.key],
          ...(row.isForGoal ? [{ as: 'span', text: ` · ${splitWords.forGoal}` } as const] : []),
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
  const anchorAt = (place: number): 'start' | 'middle' | 'end' => {
    if (place === 0) return 'start';
    return place === 100 ? 'end' : 'middle';
  };
  return (
    <svg className={splitStyles('line')} width="100%" height="2em" aria-hidden="true">
      {scale.ticks.map(({ place, size }) => (
        <line key={place} className={splitStyles('tick')} x1={`${place}%`} x2={`${place}%`} y2={TICK[size]} />
      ))}
      {scale.ticks.map(({ place, text }) =>
        text === undefined ? null : (
          <text key={place} x={`${place}%`} y={TICK.baseline} textAnchor={anchorAt(place)}>
            <tspan className={splitStyles('label')}>{text}</tspan>
          </text>
        ),
      )}
    </svg>
  );
}

/** The split's protein on one rule with what is recommended; the words beside each range say the same. */
export function ProteinRule({ protein, units }: { protein: ProteinReport; units: Units }) {
  const { rows, perKilogram } = protein;
  const scale = proteinScale([perKilogram, ...rows.map((row) => row.perKilogram.to)], units);
  const place = placeOn(scale, perKilogram);
  return (
    <div className={splitStyles('rule')}>
      {/* A new marker for a new value: Chromium 156 keeps the geometry of a reused one for a frame. */}
      <Flag key={perKilogram} place={place} text={pointerText(perKilogram, units)} />
      <ul className={splitStyles('rows')}>
        {rows.map((row) => (
          <AdviceRow key={row.key} row={row} scale={scale} place={place} units={units} />
        ))}
      </ul>
      <Ticks scale={scale} />
    </div>
  );
}
