import { chartStyles } from './chart-styles.ts';
import type { PlacedLabel } from './label-places.ts';

/** A label in the drawing, line by line. */
export function ChartLabel({ label: { x, anchor, lines } }: { readonly label: PlacedLabel }) {
  return lines.map(({ text, look, y }) => (
    <text
      key={text}
      className={`${chartStyles('label')} ${chartStyles(look)}`}
      x={x}
      y={y}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}
