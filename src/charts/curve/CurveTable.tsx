import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { Text } from '#ui/text/Text.tsx';

interface CurveTableProps {
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
export function Table({ caption, columns, rows }: CurveTableProps) {
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
