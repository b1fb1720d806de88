import { useId, useState } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import { curveStyles } from './curve-styles.ts';
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

/** The marked days in words. */
export function CurveMilestones({ marks, view }: { marks: readonly ChartMark[]; view: CurveView }) {
  const id = useId();
  if (marks.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={curveStyles('small')}>
        {chartWords.milestonesTitle}
      </h3>
      <ol className={curveStyles('milestones')} aria-labelledby={id}>
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

/** Keyboard users can read a long table only if its container is focusable. */
const focusable = { tabIndex: 0 };

export interface CurveTableProps {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The cells of each row; the first one names it. */
  readonly rows: readonly (readonly string[])[];
}

function Rows({ rows }: Pick<CurveTableProps, 'rows'>) {
  return (
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <Text as="th" scope="row" className={chartStyles('figure')}>
            {name}
          </Text>
          {cells.map((cell, column) => (
            <Text key={column} as="td" className={chartStyles('figure')}>
              {cell}
            </Text>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Table({ caption, columns, rows }: Omit<CurveTableProps, 'title'>) {
  return (
    <table className={chartStyles('table')}>
      <Text as="caption" className="visually-hidden">
        {caption}
      </Text>
      <TableHead columns={columns} />
      <Rows rows={rows} />
    </table>
  );
}

/** A long table, which scrolls; its rows are rendered once it's opened. */
export function LongCurveTable({ title, ...table }: CurveTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${chartStyles('details')} no-print`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Text as="summary" className={chartStyles('summary')}>
        {title}
      </Text>
      {isOpen ? (
        <section className={curveStyles('scroll')} aria-label={title} {...focusable}>
          <Table {...table} />
        </section>
      ) : null}
    </details>
  );
}

/** A plan or a projection as a table, month by month; collapsed at first, and expanded in print. */
export function CurveTable({ curve, view }: OfCurve) {
  return (
    <details className={chartStyles('details')}>
      <summary className={chartStyles('summary')}>{chartWords.tableTitle}</summary>
      <Table caption={chartWords.tableCaption} columns={tableColumns} rows={tableRows(curve, view)} />
    </details>
  );
}
