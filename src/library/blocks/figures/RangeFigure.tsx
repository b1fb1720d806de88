import { formatExact } from '#library/format-figure.ts';
import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from './Drawing.tsx';
import { MeasuredRow } from './MeasuredRow.tsx';
import { Rule } from './Rule.tsx';
import { rulerBetween, shareOf } from '#charts/ticks.ts';
import { Segment } from './Segment.tsx';
import { withUnit } from '#library/blocks/with-unit.ts';

/** Ranges as segments of one scale. */
export function RangeFigure({ alt, caption, unit, min, max, rows }: BlockProps['ranges']) {
  const ruler = rulerBetween(min, max);
  return (
    <Drawing alt={alt} caption={caption}>
      {rows.map(({ label, from, to }) => (
        <MeasuredRow
          key={label}
          label={label}
          value={withUnit(`${formatExact(from)}–${formatExact(to)}`, unit)}
        >
          <Segment
            from={shareOf(ruler, from)}
            to={shareOf(ruler, to)}
            pointers={[shareOf(ruler, from), shareOf(ruler, to)]}
          />
        </MeasuredRow>
      ))}
      <Rule ruler={ruler} format={formatExact} />
    </Drawing>
  );
}
