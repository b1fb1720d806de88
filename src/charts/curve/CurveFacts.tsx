import { useId } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { curveStyles } from './curve-styles.ts';
import { Table } from './CurveTable.tsx';
import {
  chartWords,
  olderRangeText,
  tableColumns,
  tableRows,
  type ChartMark,
  type CurveView,
} from './curve-words.ts';
import { formatDay } from './format-day.ts';
import type { WeightCurve } from './weight-curve.ts';

interface OfMarks {
  readonly marks: readonly ChartMark[];
  readonly view: CurveView;
}

/** The marked days in words, below their title. */
export function MilestoneList({ marks, view, title }: OfMarks & { readonly title: string }) {
  return (
    <ol className={curveStyles('milestones')} aria-labelledby={title}>
      {marks.map(({ day, weight, text }) => (
        <Text key={text} as="li">
          {[
            { as: 'strong', text: formatDay(view.startDate, day) },
            withUnbrokenUnits(` ${text}, `),
            {
              as: 'span',
              className: chartStyles('figure'),
              text: withUnbrokenUnits(formatWeight(weight, view.unit)),
            },
          ]}
        </Text>
      ))}
    </ol>
  );
}

/** The marked days in words, with their title. */
export function CurveMilestones({ marks, view }: OfMarks) {
  const id = useId();
  if (marks.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={curveStyles('small')}>
        {chartWords.milestonesTitle}
      </h3>
      <MilestoneList marks={marks} view={view} title={id} />
    </div>
  );
}

interface OfCurve {
  readonly curve: WeightCurve;
  readonly view: CurveView;
}

/** An item of a list about a chart: the range from 65 on, with its source; nothing for anyone younger. */
export function OlderRangeItem({ curve, view, source }: OfCurve & { readonly source: string }) {
  const text = olderRangeText(curve, view.unit);
  if (text === null) return null;
  return <Text as="li">{[`${text} `, { as: 'a', href: source, text: chartWords.olderSource }, '.']}</Text>;
}

/** A plan or a projection as a table, month by month; collapsed at first, and expanded in print. */
export function CurveTable({ curve, view }: OfCurve) {
  return (
    <details className={chartStyles('details')}>
      <summary className={chartStyles('summary')}>{chartWords.tableTitle}</summary>
      <Table caption={chartWords.tableCaption} columns={tableColumns} rows={tableRows(curve, view)} />
      <Text as="p" className={curveStyles('note')}>
        {withUnbrokenUnits(chartWords.bandExplained(view.unit))}
      </Text>
    </details>
  );
}
