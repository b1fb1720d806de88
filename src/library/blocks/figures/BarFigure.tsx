import { formatExact } from '#library/format-figure.ts';
import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from './Drawing.tsx';
import { MeasuredRow } from './MeasuredRow.tsx';
import { Rule } from './Rule.tsx';
import { rulerAround, shareOf } from '#charts/ticks.ts';
import { Segment } from './Segment.tsx';
import { scalesOf } from './weight-scales.ts';
import { withUnit } from '#library/blocks/with-unit.ts';
import { unitGap } from '#ui/text/format.ts';

type Props = BlockProps['bars'];

/** Whether a note contains the figure with its unit: '13.9 kg' does, '50 g' does not contain 5 g. */
function repeats(note: string, figure: string, unit: string): boolean {
  const words = note.replaceAll('\u00A0', ' ');
  const place = words.indexOf(`${figure}${unitGap(unit)}${unit}`);
  return place >= 0 && !/[\d.,]$/.test(words.slice(0, place));
}

/** The same amount in metric units: "4.8 kg" beside pounds. */
const isMetric = (note: string, unit: string): boolean => unit === 'lb' && note.endsWith(' kg');

/** The text of a value: a note that repeats the figure replaces it; any other note is added to it. */
function valueText({ value, note }: Props['rows'][number], unit: string): string {
  const figure = formatExact(value);
  if (note === undefined) return withUnit(figure, unit);
  if (isMetric(note, unit)) return `${withUnit(figure, unit)} (${note})`;
  return repeats(note, figure, unit) ? note : `${withUnit(figure, unit)}, ${note}`;
}

/** Bars on a scale that starts at 0. */
export function BarFigure({ alt, caption, unit, rows }: Props) {
  const ruler = rulerAround(0, Math.max(...rows.map((row) => row.value)), 5);
  return (
    <Drawing alt={alt} caption={caption}>
      {rows.map((row) => (
        <MeasuredRow key={row.label} label={row.label} value={valueText(row, unit)}>
          <Segment from={0} to={shareOf(ruler, row.value)} pointers={[shareOf(ruler, row.value)]} />
        </MeasuredRow>
      ))}
      {scalesOf(unit, ruler).map((scale) => (
        <div key={scale.name} className={scale.units}>
          <Rule ruler={scale.ruler} format={formatExact} />
        </div>
      ))}
    </Drawing>
  );
}
