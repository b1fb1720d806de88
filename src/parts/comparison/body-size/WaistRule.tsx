import { WAIST_TO_HEIGHT_BANDS } from '#formulas/body-composition/body-size.ts';
import type { WaistToHeightKey } from '#formulas/body-composition/body-size.ts';
import { waistBandRange, waistRuleSentence } from './body-size-words.ts';
import { formatRatio } from '#parts/comparison/format-comparison.ts';
import { opinionStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/Text.tsx';

export interface WaistRuleProps {
  readonly ratio: number;
  readonly shown: string;
  readonly current: WaistToHeightKey;
}

/** Ends of the rule; a ratio beyond them stands at the end. */
const ENDS = { min: 0.3, max: 0.7 } as const;
const FINE_TICKS = 40;
const TICKS_PER_LONG = 5;

// In em of the drawing, whose font size is 1rem, and across in percent of its true width: it grows with the visitor's
// text size. WebKit does not understand rem in these attributes. A text of another size is a tspan.
const FLAG = { height: 1.5, baseline: 1.08, perCharacter: 0.53, padding: 0.9 } as const;
const BAND = { top: '2.1em', height: '0.625em' } as const;
const TICK = { top: 3, short: 0.3, long: 0.6 } as const;
const NUMBERS = '4.7em';
const HEIGHT = '5em';
const EDGE_PERCENT = 12;

function placeOf(ratio: number): number {
  const share = (ratio - ENDS.min) / (ENDS.max - ENDS.min);
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;
}

function flagOffset(place: number, width: number): number {
  if (place < EDGE_PERCENT) return -FLAG.padding / 2;
  return place > 100 - EDGE_PERCENT ? FLAG.padding / 2 - width : -width / 2;
}

function Marker({ ratio, shown }: Pick<WaistRuleProps, 'ratio' | 'shown'>) {
  const place = placeOf(ratio);
  const width = shown.length * FLAG.perCharacter + FLAG.padding;
  const offset = flagOffset(place, width);
  return (
    <svg x={`${place}%`} overflow="visible">
      <line className={styles('pointer')} y1={`${FLAG.height}em`} y2={`${TICK.top + TICK.long}em`} />
      <rect
        className={styles('flag')}
        x={`${offset}em`}
        width={`${width}em`}
        height={`${FLAG.height}em`}
        rx="6"
      />
      <text x={`${offset + width / 2}em`} y={`${FLAG.baseline}em`}>
        <tspan className={styles('flagText')}>{shown}</tspan>
      </text>
    </svg>
  );
}

function Bands() {
  return WAIST_TO_HEIGHT_BANDS.map(({ key, from }, index) => {
    const start = placeOf(from);
    const end = placeOf(WAIST_TO_HEIGHT_BANDS[index + 1]?.from ?? ENDS.max);
    return (
      <rect
        key={key}
        className={`${styles('band')} ${styles(key)}`}
        x={`${start}%`}
        width={`${end - start}%`}
        y={BAND.top}
        height={BAND.height}
        rx="3"
      />
    );
  });
}

function Ticks() {
  return Array.from({ length: FINE_TICKS + 1 }, (_, index) => {
    const x = `${(index / FINE_TICKS) * 100}%`;
    const length = index % TICKS_PER_LONG === 0 ? TICK.long : TICK.short;
    return (
      <line
        key={index}
        className={styles('tick')}
        x1={x}
        x2={x}
        y1={`${TICK.top}em`}
        y2={`${TICK.top + length}em`}
      />
    );
  });
}

/** The measuring rule for waist to height: the guideline's classes, and a pointer at the visitor's ratio. */
export function WaistRule({ ratio, shown, current }: WaistRuleProps) {
  return (
    <figure className={styles('ruleFigure')}>
      <svg
        className={styles('rule')}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={waistRuleSentence(shown, current)}
      >
        <Bands />
        <Ticks />
        {WAIST_TO_HEIGHT_BANDS.slice(1).map(({ key, from }) => (
          <text key={key} x={`${placeOf(from)}%`} y={NUMBERS}>
            <tspan className={styles('number')}>{formatRatio(from)}</tspan>
          </text>
        ))}
        {/* A new marker for a new value: Chromium 156 keeps the geometry of a reused one for a frame. */}
        <Marker key={shown} ratio={ratio} shown={shown} />
      </svg>
      <ul className={styles('legend')}>
        {WAIST_TO_HEIGHT_BANDS.map(({ key, label }, index) => (
          <li key={key} className={key === current ? styles('here') : undefined}>
            <svg className={styles('swatch')} width="12" height="12" aria-hidden="true">
              <rect className={styles(key)} width="12" height="12" rx="3" />
            </svg>
            <Text as="span">{[`${label} `, { as: 'span', text: waistBandRange(index) }]}</Text>
          </li>
        ))}
      </ul>
    </figure>
  );
}
