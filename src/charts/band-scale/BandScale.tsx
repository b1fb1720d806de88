import type { BmiBand } from '@evenscale/formulas/bmi';
import { multiples, shareOf } from '#charts/ticks.ts';
import { bandScaleStyles as styles } from './band-scale-styles.ts';
import { BandLegend } from './BandLegend.tsx';
import { ScaleFlag } from './ScaleFlag.tsx';

type Band = BmiBand<string>;

export interface BandScaleProps {
  readonly min: number;
  readonly max: number;
  /** Numbers below the ticks, each at its actual position. */
  readonly labels: readonly { readonly value: number; readonly text: string }[];
  readonly bands: readonly Band[];
  /** The class name of a band's color; by default from the names of the BMI categories. */
  readonly toneOf?: (key: string) => string;
  /** True if only the band of the value has its own color, so a legend of colors would say nothing. */
  readonly isOneTone?: boolean;
  /** The limits of a band as text. */
  readonly rangeOf?: (index: number) => string;
  /** Key of the band that contains the value. */
  readonly current: string;
  /** The marker's position in percent, already clamped. */
  readonly position: number;
  readonly shownValue: string;
  /** The drawing in one sentence, for screen readers. */
  readonly sentence: string;
  /** Another range, as a thin bracket below the scale. */
  readonly reference?: { readonly from: number; readonly to: number; readonly text: string } | undefined;
}

// In em of the drawing, whose font size is 1rem, so it grows with the visitor's text size. WebKit doesn't support rem
// in these attributes. Text in another size is a tspan, so that its text element keeps this em.
const BAND = { top: '2.1em', height: '0.625em' } as const;
const TICK = { top: 3, minor: 0.3, major: 0.6 } as const;
const LABEL_BASELINE = '4.7em';
/** Every scale is ruled alike, whatever it measures. */
const FINE_STEPS = 20;
const NAME_BASELINE = '6.1em';
/** In em: where the bracket of another range is, and how far its ends reach. */
const BRACKET = { line: 5.8, end: 0.3 } as const;
/** In em: the narrowest wide drawing, as in the styles, and the width of a letter of a name. */
const WIDE = { drawing: 28, letter: 0.44 } as const;
/** A label closer than this share of the scale to the one before it is the first to move down a line. */
const CLOSE = 0.1;

type Ends = Pick<BandScaleProps, 'min' | 'max' | 'bands'>;

/** Where a band is, in percent. */
function endsOf({ min, max, bands }: Ends, index: number): readonly [start: number, end: number] {
  const from = Math.max(min, bands[index]?.from ?? min);
  const to = Math.min(max, bands[index + 1]?.from ?? max);
  return [shareOf({ min, max }, from), Math.max(shareOf({ min, max }, from), shareOf({ min, max }, to))];
}

/** True if a wide drawing has room for each name below its band; the others have only their legend. */
const areNamed = (scale: Ends): boolean =>
  scale.bands.every(({ label }, index) => {
    const [start, end] = endsOf(scale, index);
    return label.length * WIDE.letter <= ((end - start) / 100) * WIDE.drawing;
  });

const bmiTone = (key: string): string => styles(key.replace(/Weight$/u, ''));

/** The labels that are too close to the one before them, as 18.5 is to 15. The next one stays. */
function lowered({ min, max, labels }: Pick<BandScaleProps, 'min' | 'max' | 'labels'>): ReadonlySet<number> {
  const low = new Set<number>();
  for (const [index, { value }] of labels.entries()) {
    const before = labels[index - 1]?.value ?? -Infinity;
    if ((value - before) / (max - min) < CLOSE && !low.has(before)) low.add(value);
  }
  return low;
}

function Bands({
  min,
  max,
  bands,
  toneOf,
}: Pick<Required<BandScaleProps>, 'min' | 'max' | 'bands' | 'toneOf'>) {
  return bands.map((band, index) => {
    const [start, end] = endsOf({ min, max, bands }, index);
    return (
      <rect
        key={band.key}
        className={`${styles('band')} ${toneOf(band.key)}`}
        x={`${start}%`}
        width={`${end - start}%`}
        y={BAND.top}
        height={BAND.height}
        rx="3"
      />
    );
  });
}

function Ticks({ min, max, labels }: Pick<BandScaleProps, 'min' | 'max' | 'labels'>) {
  const lines = (values: readonly number[], length: number) =>
    values.map((value) => {
      const x = `${shareOf({ min, max }, value)}%`;
      const [y1, y2] = [`${TICK.top}em`, `${TICK.top + length}em`];
      return <line key={value} className={styles('tick')} x1={x} x2={x} y1={y1} y2={y2} />;
    });
  return (
    <>
      {lines(multiples((max - min) / FINE_STEPS, min, max), TICK.minor)}
      {lines(
        labels.map(({ value }) => value),
        TICK.major,
      )}
    </>
  );
}

/** The names below their bands: the first one begins with its band, which may be short. */
function Names({ scale, current }: { readonly scale: Ends } & Pick<BandScaleProps, 'current'>) {
  return (
    <g className={styles('names')}>
      {scale.bands.map(({ key, label }, index) => {
        const [start, end] = endsOf(scale, index);
        return (
          <text
            key={key}
            x={`${index === 0 ? start : (start + end) / 2}%`}
            y={NAME_BASELINE}
            textAnchor={index === 0 ? 'start' : undefined}
          >
            <tspan className={`${styles('label')} ${key === current ? styles('this') : ''}`}>{label}</tspan>
          </text>
        );
      })}
    </g>
  );
}

/** A thin bracket from one value to another, with its name beside it where there's room. */
function Reference({ min, max, reference }: Pick<BandScaleProps, 'min' | 'max' | 'reference'>) {
  if (!reference) return null;
  const [from, to] = [reference.from, reference.to].map((value) => `${shareOf({ min, max }, value)}%`);
  const { line, end } = BRACKET;
  return (
    <g className={styles('reference')}>
      <line className={styles('tick')} x1={from} x2={to} y1={`${line}em`} y2={`${line}em`} />
      {[from, to].map((x) => (
        <line
          key={x}
          className={styles('tick')}
          x1={x}
          x2={x}
          y1={`${line - end}em`}
          y2={`${line + end}em`}
        />
      ))}
      <text className={styles('referenceName')} x={to} dx="0.75em" y={`${line + end}em`} textAnchor="start">
        <tspan className={styles('label')}>{reference.text}</tspan>
      </text>
    </g>
  );
}

/** "18.5–24.9": the printed range of a category that ends just below the next one. */
function bmiRange(bands: readonly Band[], index: number): string {
  const from = bands[index]?.from ?? 0;
  const next = bands[index + 1]?.from;
  if (next === undefined) return `${from} and over`;
  return index === 0 ? `below ${next}` : `${from}–${(next * 10 - 1) / 10}`;
}

/** Colored bands, fine ticks, each label with a long one, and a pointer at the visitor's value. */
export function BandScale(props: BandScaleProps) {
  const { min, max, labels, bands, current, position, shownValue, reference } = props;
  const { isOneTone = false, toneOf = bmiTone, rangeOf = (index: number) => bmiRange(bands, index) } = props;
  const low = lowered(props);
  const isNamed = areNamed(props);
  return (
    <figure
      className={[
        styles('figure'),
        ...(isNamed ? [styles('named')] : []),
        ...(isOneTone ? [styles('oneTone')] : []),
        ...(reference ? [styles('referred')] : []),
      ].join(' ')}
    >
      <svg
        className={`${styles('rule')} ${low.size > 0 ? styles('close') : ''}`}
        width="100%"
        role="img"
        aria-label={props.sentence}
      >
        <Bands min={min} max={max} bands={bands} toneOf={toneOf} />
        <Ticks min={min} max={max} labels={labels} />
        {labels.map(({ value, text }) => (
          <text
            key={value}
            className={low.has(value) ? styles('low') : undefined}
            x={`${shareOf({ min, max }, value)}%`}
            y={LABEL_BASELINE}
          >
            <tspan className={styles('label')}>{text}</tspan>
          </text>
        ))}
        {isNamed ? <Names scale={props} current={current} /> : null}
        <Reference min={min} max={max} reference={reference} />
        {/* A new flag for each value: Chromium 156 keeps the geometry of a reused one for a frame. */}
        <ScaleFlag key={shownValue} share={position} text={shownValue} to={TICK.top + TICK.major} />
      </svg>
      <BandLegend
        bands={bands}
        current={current}
        toneOf={isOneTone ? null : toneOf}
        rangeOf={rangeOf}
        reference={reference}
      />
    </figure>
  );
}
