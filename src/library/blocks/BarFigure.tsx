import { formatExact } from '../format-figure.ts';
import type { BlockProps } from './block-props.ts';
import { Drawing } from './Drawing.tsx';
import { MeasuredRow } from './MeasuredRow.tsx';
import { Rule } from './Rule.tsx';
import { rulerAround, shareOf } from './ruler.ts';
import { Segment } from './Segment.tsx';
import { withUnit } from './with-unit.ts';

type Props = BlockProps['bars'];

/** A note that says the value in words stands in its place, another one beside it. */
function valueText({ value, note }: Props['rows'][number], unit: string): string {
  if (note?.includes(formatExact(value)) === true) return note;
  return [withUnit(formatExact(value), unit), note].filter(Boolean).join(', ');
}

/** Bars on a measuring rule that begins at 0. */
export function BarFigure({ alt, caption, unit, rows }: Props) {
  const ruler = rulerAround(0, Math.max(...rows.map((row) => row.value)), 5);
  return (
    <Drawing alt={alt} caption={caption}>
      {rows.map((row) => (
        <MeasuredRow key={row.label} label={row.label} value={valueText(row, unit)}>
          <Segment from={0} to={shareOf(ruler, row.value)} pointers={[shareOf(ruler, row.value)]} />
        </MeasuredRow>
      ))}
      <Rule ruler={ruler} format={formatExact} />
    </Drawing>
  );
}
