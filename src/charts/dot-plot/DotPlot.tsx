import type { ReactNode } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { anchorAt, rulerOver, shareOf, type Ruler } from '#charts/ticks.ts';
import css from './DotPlot.module.css?inline';
import { Text } from '#ui/text/Text.tsx';

const styles = lateStyles('DotPlot', css);

/** From a lower to an upper value. */
export interface DotPlotStretch {
  readonly low: number;
  readonly high: number;
}

/** The contents of a row: a value, with its error if known, or a range of values. */
export type DotPlotMark =
  | { readonly kind: 'dot'; readonly value: number; readonly whisker: DotPlotStretch | null }
  | ({ readonly kind: 'stretch' } & DotPlotStretch);

/** One name, its figure as text, and its mark. */
export interface DotPlotRow {
  readonly key: string;
  readonly label: string;
  readonly figure: string;
  readonly mark: DotPlotMark;
  /** The row that the others are compared with; its value is drawn in all rows. */
  readonly isMain?: boolean;
}

export interface DotPlotProps {
  readonly title: string;
  /** The description of the drawing for screen readers. */
  readonly alt: string;
  readonly rows: readonly DotPlotRow[];
  /** Formats a number on the axis. */
  readonly format: (value: number) => string;
  /** How to read the plot. */
  readonly caption?: ReactNode;
}

// In em of the drawing, whose font size is 1rem, and horizontally in percent of its actual width, so it grows with the
// visitor's text size. WebKit doesn't support rem in these attributes. Text in another size is a tspan.
const ROW = { height: '1.5em', middle: '0.75em', capTop: '0.45em', capBottom: '1.05em' } as const;
const BAR = { top: '0.5em', height: '0.5em' } as const;
const RULE = { long: '0.6em', short: '0.3em', baseline: '1.7em', height: '2em' } as const;
/** This many numbers fit on a narrow axis; with more, every second one is hidden. */
const FEW_NUMBERS = 3;
/** Closer to an end than this, a number is written inward. */
const EDGE_PERCENT = 4;

const endsOf = (mark: DotPlotMark): readonly number[] => {
  if (mark.kind === 'stretch') return [mark.low, mark.high];
  return mark.whisker ? [mark.value, mark.whisker.low, mark.whisker.high] : [mark.value];
};

interface DrawnProps {
  readonly scale: Ruler;
}

/** The main row's value, drawn in each row: a line at a value, shading over a range. */
function Guide({ scale, main }: DrawnProps & { main: DotPlotMark | undefined }) {
  const stretch = main?.kind === 'dot' ? main.whisker : main;
  const line = main?.kind === 'dot' ? `${shareOf(scale, main.value)}%` : undefined;
  const start = stretch ? shareOf(scale, stretch.low) : 0;
  const end = stretch ? shareOf(scale, stretch.high) : 0;
  return (
    <>
      <rect className={styles('zone')} x={`${start}%`} width={`${end - start}%`} height={ROW.height} />
      {line ? <line className={styles('guide')} x1={line} x2={line} y2={ROW.height} /> : null}
    </>
  );
}

function Whisker({ scale, low, high }: DrawnProps & DotPlotStretch) {
  const ends = [`${shareOf(scale, low)}%`, `${shareOf(scale, high)}%`];
  return (
    <g className={styles('whisker')}>
      <line x1={ends[0]} x2={ends[1]} y1={ROW.middle} y2={ROW.middle} />
      {ends.map((x, index) => (
        <line key={index} x1={x} x2={x} y1={ROW.capTop} y2={ROW.capBottom} />
      ))}
    </g>
  );
}

function Mark({ scale, mark, isMain }: DrawnProps & Pick<DotPlotRow, 'mark' | 'isMain'>) {
  if (mark.kind === 'stretch') {
    const [start, end] = [shareOf(scale, mark.low), shareOf(scale, mark.high)];
    return (
      <rect
        className={styles(isMain ? 'bar' : 'otherBar')}
        x={`${start}%`}
        width={`${end - start}%`}
        y={BAR.top}
        height={BAR.height}
        rx="3"
      />
    );
  }
  return (
    <>
      {mark.whisker ? <Whisker scale={scale} {...mark.whisker} /> : null}
      <circle
        className={styles(isMain ? 'mainDot' : 'dot')}
        cx={`${shareOf(scale, mark.value)}%`}
        cy={ROW.middle}
        r="0.375em"
      />
    </>
  );
}

function Rule({ scale, format }: DrawnProps & Pick<DotPlotProps, 'format'>) {
  return (
    <svg
      className={`${styles('rule')} ${scale.labeled.length > FEW_NUMBERS ? styles('crowded') : ''}`}
      width="100%"
      height={RULE.height}
    >
      {scale.fine.map((value) => {
        const x = `${shareOf(scale, value)}%`;
        const length = scale.labeled.includes(value) ? RULE.long : RULE.short;
        return <line key={value} className={styles('tick')} x1={x} x2={x} y2={length} />;
      })}
      {scale.labeled.map((value) => {
        const place = shareOf(scale, value);
        return (
          <text key={value} x={`${place}%`} y={RULE.baseline} textAnchor={anchorAt(place, EDGE_PERCENT)}>
            <tspan className={styles('number')}>{format(value)}</tspan>
          </text>
        );
      })}
    </svg>
  );
}

/**
 * A few values on one scale, each with its name and figure above it. Screen readers get one image with a description,
 * so every use also has a table with the same numbers.
 */
export function DotPlot({ title, alt, rows, format, caption }: DotPlotProps) {
  const scale = rulerOver(rows.flatMap(({ mark }) => endsOf(mark)));
  const main = rows.find(({ isMain }) => isMain)?.mark;
  return (
    <figure className={styles('figure')}>
      <div className={styles('drawing')} role="img" aria-label={alt}>
        <Text as="p" className={styles('title')}>
          {title}
        </Text>
        {rows.map(({ key, label, figure, mark, isMain }) => (
          <div key={key} className={`${styles('row')} ${isMain ? styles('main') : ''}`}>
            <Text as="span">{label}</Text>
            <Text as="span" className={styles('figureText')} translate="no">
              {figure}
            </Text>
            <svg className={styles('line')} width="100%" height={ROW.height}>
              <Guide scale={scale} main={main} />
              <line className={styles('track')} x2="100%" y1={ROW.middle} y2={ROW.middle} />
              <Mark scale={scale} mark={mark} isMain={isMain ?? false} />
            </svg>
          </div>
        ))}
        <Rule scale={scale} format={format} />
      </div>
      {caption ? <figcaption className={styles('caption')}>{caption}</figcaption> : null}
    </figure>
  );
}
