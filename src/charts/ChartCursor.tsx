import { chartStyles } from './chart-styles.ts';

export interface ChartCursorProps {
  readonly x: number;
  readonly plot: { readonly width: number; readonly bottom: number };
  /** Pixels of one rem. */
  readonly rem: number;
  /** The value at the cursor: its y coordinate in the drawing, and the text of its flag. */
  readonly value: { readonly y: number; readonly text: string } | null;
}

/** In rem. */
const FLAG = { height: 1.5, baseline: 1.06, perCharacter: 0.5, padding: 1 } as const;
const DOT = 0.31;

/** A vertical line at the reading position, with a dot and a flag if there is a value. */
export function ChartCursor({ x, plot, rem, value }: ChartCursorProps) {
  const text = value?.text ?? '';
  const width = (text.length * FLAG.perCharacter + FLAG.padding) * rem;
  const left = Math.max(0, Math.min(plot.width - width, x - width / 2));
  return (
    <>
      <line className={chartStyles('pointer')} x1={x} x2={x} y1={FLAG.height * rem} y2={plot.bottom} />
      {value ? (
        <>
          <circle className={chartStyles('point')} cx={x} cy={value.y} r={DOT * rem} />
          <rect className={chartStyles('flag')} x={left} width={width} height={FLAG.height * rem} rx="6" />
          <text className={chartStyles('flagText')} x={left + width / 2} y={FLAG.baseline * rem}>
            {text}
          </text>
        </>
      ) : null}
    </>
  );
}
