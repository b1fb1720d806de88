import { useId } from 'react';
import { formatDay } from './format-day.ts';
import { formatWeight } from '#person/format-weight.ts';
import {
  chartWords,
  olderRangeText,
  rangeText,
  type ChartMark,
  type CurveView,
} from './weight-chart-words.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { weightChartStyles } from './weight-chart-styles.ts';
import { monthlyDays } from './curve-table.ts';
import type { CurveDay, WeightCurve } from './weight-curve.ts';
import { Text } from '#ui/text/Text.tsx';

/** The marked days in words, in the order of their numbers on the curve. */
export function WeightChartMilestones({ marks, view }: { marks: readonly ChartMark[]; view: CurveView }) {
  const id = useId();
  if (marks.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={weightChartStyles('small')}>
        {chartWords.milestonesTitle}
      </h3>
      <ol className={weightChartStyles('milestones')} aria-labelledby={id}>
        {marks.map(({ day, weight, text }) => (
          <Text key={text} as="li">
            {[
              { as: 'strong', text: formatDay(view.startDate, day) },
              ` ${text}, `,
              { as: 'span', className: chartStyles('figure'), text: formatWeight(weight, view.unit) },
            ]}
          </Text>
        ))}
      </ol>
    </div>
  );
}

interface CurveProps {
  readonly curve: WeightCurve;
  readonly view: CurveView;
}

/** An item of a list about a chart: the range from 65 on, with its source; nothing for anyone younger. */
export function OlderRangeItem({ curve, view, source }: CurveProps & { readonly source: string }) {
  const text = olderRangeText(curve, view.unit);
  if (text === null) return null;
  return <Text as="li">{[`${text} `, { as: 'a', href: source, text: chartWords.olderSource }, '.']}</Text>;
}

function Row({ day, view }: { day: CurveDay; view: CurveView }) {
  return (
    <tr>
      <Text as="th" scope="row" className={chartStyles('figure')}>
        {formatDay(view.startDate, day.day)}
      </Text>
      <Text as="td" className={chartStyles('figure')} translate="no">
        {formatWeight(day.weight, view.unit)}
      </Text>
      <Text as="td">{day.day === 0 ? chartWords.today : rangeText(day, view.unit)}</Text>
      <Text as="td" className={chartStyles('figure')}>
        {day.rule === null ? chartWords.noRule : formatWeight(day.rule, view.unit)}
      </Text>
    </tr>
  );
}

const COLUMNS = [
  chartWords.dayColumn,
  chartWords.weightColumn,
  chartWords.rangeColumn,
  chartWords.ruleColumn,
] as const;

/** The curve as a table, month by month; collapsed at first, and expanded in print. */
export function WeightChartTable({ curve, view }: CurveProps) {
  return (
    <details className={chartStyles('details')}>
      <summary className={chartStyles('summary')}>{chartWords.tableTitle}</summary>
      <table className={chartStyles('table')}>
        <caption className="visually-hidden">{chartWords.tableCaption}</caption>
        <TableHead columns={COLUMNS} />
        <tbody>
          {monthlyDays(curve).map((day) => (
            <Row key={day.day} day={day} view={view} />
          ))}
        </tbody>
      </table>
    </details>
  );
}
