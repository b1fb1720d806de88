import { chartStyles as styles } from './weight-chart-styles.ts';
import type { CurveDay } from './weight-curve.ts';
import type { WeightPlot } from './weight-plot.ts';

export interface WeightChartCursorProps {
  readonly plot: WeightPlot;
  readonly day: CurveDay;
  readonly text: string;
  readonly rem: number;
}

/** In rem. */
const FLAG = { height: 1.5, baseline: 1.06, perCharacter: 0.5, padding: 1 } as const;
const DOT = 0.31;

/** The plain pointer of the measuring rule, on the day that is read. */
export function WeightChartCursor({ plot, day, text, rem }: WeightChartCursorProps) {
  const x = plot.x(day.day);
  const width = (text.length * FLAG.perCharacter + FLAG.padding) * rem;
  const left = Math.max(0, Math.min(plot.width - width, x - width / 2));
  return (
    <g data-day={day.day}>
      <line className={styles('pointer')} x1={x} x2={x} y1={FLAG.height * rem} y2={plot.bottom} />
      <circle className={styles('point')} cx={x} cy={plot.y(day.weight)} r={DOT * rem} />
      <rect className={styles('flag')} x={left} width={width} height={FLAG.height * rem} rx="6" />
      <text className={styles('flagText')} x={left + width / 2} y={FLAG.baseline * rem}>
        {text}
      </text>
    </g>
  );
}
