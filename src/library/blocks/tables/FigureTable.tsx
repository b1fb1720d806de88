import { rowName } from '../../line-breaks.ts';
import { TableFigure } from './TableFigure.tsx';
import type { MethodTable } from '../../methodology/method.ts';

const aligned = (figures: readonly number[], column: number) =>
  figures.includes(column) ? { 'data-figure': '' } : {};

/** A table of values from the formulas. */
export function FigureTable({ caption, head, rows, figures }: MethodTable) {
  return (
    <TableFigure caption={caption}>
      <table>
        <thead>
          <tr>
            {head.map((label, column) => (
              <th key={label} scope="col" {...aligned(figures, column)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={[name, ...cells].join()}>
              <th scope="row">{rowName(name)}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} {...aligned(figures, index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFigure>
  );
}
