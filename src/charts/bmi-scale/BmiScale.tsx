import type { BmiBand } from '#formulas/bmi/bmi-bands.ts';
import styles from './BmiScale.module.css';
import { Text } from '#ui/Text.tsx';

export interface BmiScaleProps {
  readonly min: number;
  readonly max: number;
  /** Numbers under the rule; each stands at its true position (ruling 5). */
  readonly labels: readonly { readonly value: number; readonly text: string }[];
  readonly bands: readonly BmiBand<string>[];
  /** Key of the band that the value falls into. */
  readonly current: string;
  /** Marker's place in percent, already clamped. */
  readonly position: number;
  readonly shownValue: string;
  /** The drawing in a sentence, for whoever cannot see it. */
  readonly sentence: string;
}

// In em of the drawing, whose font size is 1rem: it grows with the visitor's text size. WebKit does not
// understand rem in these attributes. A text of another size is a tspan, so that its text element keeps this em.
const BAND = { top: 2.1, height: 0.625 } as const;
const TICK_TOP = 3;
const TICK = { minor: 0.3, major: 0.6 } as const;
const TICKS_PER_MAJOR = 5;
const LABEL_BASELINE = 4.7;
const FLAG = { height: 1.5, baseline: 1.08, perCharacter: 0.53, padding: 0.9 } as const;
// Nearer to an end than this, the flag grows inwards so that it never leaves the card.
const EDGE_PERCENT = 12;

const em = (length: number): string => `${length}em`;
const tone = (key: string): string =>
  styles[key.replace(/Weight$|Class\d$/u, '').replace('obesity', 'obese')] ?? '';

function Bands({ min, max, bands }: Pick<BmiScaleProps, 'min' | 'max' | 'bands'>) {
  const percent = (value: number): number => ((value - min) / (max - min)) * 100;
  return bands.map((band, index) => {
    const start = percent(Math.max(min, band.from));
    const end = percent(Math.min(max, bands[index + 1]?.from ?? max));
    return (
      <rect
        key={band.key}
        className={`${styles['band']} ${tone(band.key)}`}
        x={`${start}%`}
        width={`${Math.max(0, end - start)}%`}
        y={em(BAND.top)}
        height={em(BAND.height)}
        rx="3"
      />
    );
  });
}

function Ticks({ min, max }: Pick<BmiScaleProps, 'min' | 'max'>) {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const x = `${(index / (max - min)) * 100}%`;
    const size = (min + index) % TICKS_PER_MAJOR === 0 ? TICK.major : TICK.minor;
    return (
      <line key={index} className={styles['tick']} x1={x} x2={x} y1={em(TICK_TOP)} y2={em(TICK_TOP + size)} />
    );
  });
}

function flagOffset(position: number, width: number): number {
  if (position < EDGE_PERCENT) return -FLAG.padding / 2;
  return position > 100 - EDGE_PERCENT ? FLAG.padding / 2 - width : -width / 2;
}

function Marker({ position, shownValue }: Pick<BmiScaleProps, 'position' | 'shownValue'>) {
  const width = shownValue.length * FLAG.perCharacter + FLAG.padding;
  const offset = flagOffset(position, width);
  return (
    <svg x={`${position}%`} className={styles['marker']} data-position={position}>
      <line className={styles['pointer']} y1={em(FLAG.height)} y2={em(TICK_TOP + TICK.major)} />
      <rect className={styles['flag']} x={em(offset)} width={em(width)} height={em(FLAG.height)} rx="6" />
      <text x={em(offset + width / 2)} y={em(FLAG.baseline)}>
        <tspan className={styles['flagText']}>{shownValue}</tspan>
      </text>
    </svg>
  );
}

/** The measuring rule: coloured bands, a tick for every whole BMI, and a pointer at the visitor's value. */
export function BmiScale(props: BmiScaleProps) {
  const { min, max, labels, bands, current } = props;
  return (
    <figure className={styles['figure']}>
      <svg className={styles['rule']} width="100%" role="img" aria-label={props.sentence}>
        <Bands min={min} max={max} bands={bands} />
        <Ticks min={min} max={max} />
        {labels.map(({ value, text }) => (
          <text key={value} x={`${((value - min) / (max - min)) * 100}%`} y={em(LABEL_BASELINE)}>
            <tspan className={styles['label']}>{text}</tspan>
          </text>
        ))}
        {/* A new marker for a new value: Chromium 156 keeps the geometry of a reused one for a frame. */}
        <Marker key={props.shownValue} position={props.position} shownValue={props.shownValue} />
      </svg>
      <ul className={styles['legend']}>
        {bands.map((band, index) => (
          <li key={band.key} className={band.key === current ? styles['here'] : undefined}>
            <svg className={styles['swatch']} width="12" height="12" aria-hidden="true">
              <rect className={tone(band.key)} width="12" height="12" rx="3" />
            </svg>
            <Text as="span">
              {[`${band.label} `, { as: 'span', className: styles['range'], text: bandRange(bands, index) }]}
            </Text>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** "18.5–24.9": the printed form of a class that runs to just under the next one. */
function bandRange(bands: readonly BmiBand<string>[], index: number): string {
  const from = bands[index]?.from ?? 0;
  const next = bands[index + 1]?.from;
  if (next === undefined) return `${from} and over`;
  return index === 0 ? `below ${next}` : `${from}–${(next * 10 - 1) / 10}`;
}
