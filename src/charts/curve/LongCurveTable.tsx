import { useState } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { Text } from '#ui/text/Text.tsx';
import { curveStyles } from './curve-styles.ts';

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

/** The table of a curve. */
export function Table({ caption, columns, rows }: Omit<CurveTableProps, 'title'>) {
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
