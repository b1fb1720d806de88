import type { ProteinReport, ProteinRow } from './macro-split-report.ts';
import { adviceNames, adviceText, pointerText, splitWords } from './macro-split-words.ts';
import { placeOn, proteinScale } from './protein-scale.ts';
import type { ProteinScale } from './protein-scale.ts';
import { splitStyles } from './split-styles.ts';

// In rem, so that the drawing grows with the visitor's text; across it is laid out in percent of its true width.
const FLAG = { height: 1.5, baseline: 1.08, perCharacter: 0.5, padding: 0.9, stem: 0.5 } as const;
const ROW = { height: '1.25rem', top: '0.375rem', bar: '0.5rem', point: 0.3 } as const;
const TICK = { long: '0.6rem', half: '0.45rem', short: '0.3rem', baseline: '1.6rem' } as const;
/** Nearer to an end than this, a text grows inwards. */
const EDGE_PERCENT = 20;

const rem = (length: number): string => `${length}rem`;

function flagOffset(place: number, width: number): number {
  if (place < EDGE_PERCENT) return -FLAG.padding / 2;
  return place > 100 - EDGE_PERCENT ? FLAG.padding / 2 - width : -width / 2;
}

function Flag({ place, text }: { place: number; text: string }) {
  const width = text.length * FLAG.perCharacter + FLAG.padding;
  const offset = flagOffset(place, width);
  return (
    <svg
      className={splitStyles('line')}
      width="100%"
      height={rem(FLAG.height + FLAG.stem)}
      aria-hidden="true"
    >
      <svg x={`${place}%`} className={splitStyles('marker')}>
        <line className={splitStyles('pointer')} y1={rem(FLAG.height)} y2={rem(FLAG.height + FLAG.stem)} />
        <rect
          className={splitStyles('flag')}
          x={rem(offset)}
          width={rem(width)}
          height={rem(FLAG.height)}
          rx="6"
        />
        <text className={splitStyles('flagText')} x={rem(offset + width / 2)} y={rem(FLAG.baseline)}>
          {text}
        </text>
      </svg>
    </svg>
  );
}

interface RowProps {
  readonly row: ProteinRow;
  readonly scale: ProteinScale;
  readonly place: number;
}

function AdviceRow({ row, scale, place }: RowProps) {
  const [start, end] = [row.perKilogram.from, row.perKilogram.to].map((value) => placeOn(scale, value));
  const isPoint = start === end;
  return (
    <li className={row.isForGoal ? splitStyles('forGoal') : undefined}>
      <span>
        {adviceNames[row.key]}
        {row.isForGoal ? <span> · {splitWords.forGoal}</span> : null}
      </span>
      <span className={splitStyles('figures')}>{adviceText(row)}</span>
      <svg className={splitStyles('line')} width="100%" height={ROW.height} aria-hidden="true">
        <line className={splitStyles('track')} x2="100%" y1="50%" y2="50%" />
        {isPoint ? (
          <circle className={splitStyles('range')} cx={`${start}%`} cy="50%" r={rem(ROW.point)} />
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

function tickLength(value: number): string {
  if (Number.isInteger(value)) return TICK.long;
  return Number.isInteger(value * 2) ? TICK.half : TICK.short;
}

function Ticks({ scale }: { scale: ProteinScale }) {
  const anchorAt = (value: number): 'start' | 'middle' | 'end' => {
    if (value === 0) return 'start';
    return value === scale.most ? 'end' : 'middle';
  };
  return (
    <svg className={splitStyles('line')} width="100%" height="2rem" aria-hidden="true">
      {scale.ticks.map((value) => {
        const x = `${placeOn(scale, value)}%`;
        return <line key={value} className={splitStyles('tick')} x1={x} x2={x} y2={tickLength(value)} />;
      })}
      {scale.ticks.filter(Number.isInteger).map((value) => (
        <text
          key={value}
          className={splitStyles('label')}
          x={`${placeOn(scale, value)}%`}
          y={TICK.baseline}
          textAnchor={anchorAt(value)}
        >
          {value}
        </text>
      ))}
    </svg>
  );
}

/** The split's protein on one rule with what is recommended; the words beside each range say the same. */
export function ProteinRule({ protein }: { protein: ProteinReport }) {
  const { rows, perKilogram } = protein;
  const scale = proteinScale([perKilogram, ...rows.map((row) => row.perKilogram.to)]);
  const place = placeOn(scale, perKilogram);
  return (
    <div className={splitStyles('rule')}>
      {/* A new marker for a new value: Chromium 156 keeps the geometry of a reused one for a frame. */}
      <Flag key={perKilogram} place={place} text={pointerText(perKilogram)} />
      <ul className={splitStyles('rows')}>
        {rows.map((row) => (
          <AdviceRow key={row.key} row={row} scale={scale} place={place} />
        ))}
      </ul>
      <Ticks scale={scale} />
    </div>
  );
}
