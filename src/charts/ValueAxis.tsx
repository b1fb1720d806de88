import { chartStyles } from './chart-styles.ts';

export interface ValueAxisProps {
  readonly plot: { readonly left: number; readonly right: number };
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  /** Shown above the highest number. */
  readonly unit?: string | undefined;
  /** Where the unit is, if it shares a line with another text: the top of the drawing. */
  readonly unitOver?: number;
}

/** Pixels between the numbers and the lines. */
export const VALUE_GAP = 8;
/** From the top of a drawing to the baseline of a text over it. */
export const OVER = '-0.6em';

/** Horizontal grid lines with their values on the left; a drawing without room for values has no unit either. */
export function ValueAxis({ plot: { left, right }, ticks, unit, unitOver }: ValueAxisProps) {
  const x = left - VALUE_GAP;
  const highest = Math.min(...ticks.map(({ y }) => y));
  return (
    <>
      {unit === undefined || ticks.length === 0 ? null : (
        <text
          className={chartStyles('tickText')}
          x={x}
          y={unitOver ?? highest}
          dy={unitOver === undefined ? '-0.95em' : OVER}
          textAnchor="end"
        >
          {unit}
        </text>
      )}
      {ticks.map(({ y, text }) => (
        <g key={text}>
          <line className={chartStyles('grid')} x1={left} x2={right} y1={y} y2={y} />
          <text className={chartStyles('tickText')} x={x} y={y} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
