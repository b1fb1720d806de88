import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from './Drawing.tsx';
import { MeasuredRow } from './MeasuredRow.tsx';
import { Rule } from './Rule.tsx';
import { rulerBetween, rulerOfHours, shareOf, type Ruler } from '#charts/ticks.ts';
import { labeledTimeline, readsAsClock, spanText, timeText, widthOf } from './timeline-text.ts';

type Span = BlockProps['timeline']['rows'][number]['spans'][number];

const fits = (ruler: Pick<Ruler, 'min' | 'max'>, { from, to, label }: Span) =>
  to - from >= widthOf(label, ruler);

function SpanBar({ ruler, span }: { readonly ruler: Ruler; readonly span: Span }) {
  const from = shareOf(ruler, span.from);
  const width = Math.round((shareOf(ruler, span.to) - from) * 100) / 100;
  return (
    <>
      <rect
        x={`${from}%`}
        y="1"
        width={`${width}%`}
        height="1.9em"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
        strokeWidth="1.5"
      />
      {fits(ruler, span) ? (
        <text x={`${from + width / 2}%`} y="1.4em" textAnchor="middle" fill="currentColor">
          {span.label}
        </text>
      ) : null}
    </>
  );
}

/** Time spans on one axis. A label that doesn't fit in its span is next to the row's name. */
export function TimelineFigure(props: BlockProps['timeline']) {
  const { alt, caption, min, max, rows } = props;
  const ruler = labeledTimeline(
    readsAsClock(props) ? rulerOfHours(min, max) : rulerBetween(min, max, 7),
    props,
  );
  return (
    <Drawing alt={alt} caption={caption}>
      {rows.map(({ label, spans }) => (
        <MeasuredRow
          key={label}
          label={label}
          aside={spans
            .filter((span) => !fits(ruler, span))
            .map((span) => spanText(span, props))
            .join(', ')}
        >
          <svg width="100%" height="2.1em" aria-hidden="true">
            <line x2="100%" y1="1em" y2="1em" stroke="var(--color-line)" />
            {spans.map((span) => (
              <SpanBar key={span.from} ruler={ruler} span={span} />
            ))}
          </svg>
        </MeasuredRow>
      ))}
      <Rule ruler={ruler} format={(value) => timeText(value, props)} />
    </Drawing>
  );
}
