/** Iterates over the rows of a table, for both passes. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { unitIn } from './file-units.ts';
import { formOf, rowReader, type TextSink } from '#person/files/csv-reader.ts';
import { readDayTime } from '#person/files/file-date.ts';
import type { ColumnChoice, TableLayout } from './table-columns.ts';
import { chosenLayout, layoutOf } from './table-layout.ts';

/** Takes the rows of a table. Lines are counted from 1. */
export interface TableSink {
  readonly row: (cells: readonly string[], layout: TableLayout, line: number) => void;
  /** A row with a different number of cells than the header, or a quotation mark that is never closed. */
  readonly broken: (line: number, reason: 'cells' | 'openQuote') => void;
  /** A row before any known header. */
  readonly unknown?: (cells: readonly string[]) => void;
}

/** Which table it is. */
export interface ScannedTable {
  readonly columns: Columns;
  /** True if the columns were chosen for another table: they count if this one has the same header. */
  readonly isBeside: boolean;
  /** The name of its file in an archive. */
  readonly file: string;
}

/** What the visitor said about a table's columns; `asked` if they want to choose them. */
export type Columns = ColumnChoice | 'asked' | undefined;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Puts the commas of a free text back together, where an app writes it without quotation marks. */
function rejoined(cells: readonly string[], { unquoted, width }: TableLayout): readonly string[] {
  const hasEnd = cells.at(-1)?.trim() === '';
  const extra = cells.length - width - (hasEnd ? 1 : 0);
  if (unquoted === undefined || extra <= 0) return cells;
  const end = unquoted + extra + 1;
  return [...cells.slice(0, unquoted), cells.slice(unquoted, end).join(','), ...cells.slice(end)];
}

/** The date that stands alone above the rows of its day. */
function dayRow(cells: readonly string[]): string | null {
  const text = cells
    .join(',')
    .replace(/[\s,]+$/u, '')
    .trim();
  return cells.slice(2).every((cell) => cell.trim() === '') && readDayTime(text, 'monthFirst') ? text : null;
}

/** A row may lack empty cells at its end, or have extra ones. */
const isComplete = (cells: readonly string[], { width, date }: TableLayout): boolean =>
  cells.length > date && cells.slice(width).every((cell) => cell.trim() === '');

const isSameHeader = (cells: readonly string[], { header }: ColumnChoice): boolean =>
  header?.length === cells.length && header.every((name, at) => name === cells[at]);

/** The columns that count for a table with this header. */
const ownColumns = (cells: readonly string[], { columns, isBeside }: ScannedTable): Columns =>
  typeof columns === 'object' && isBeside && !isSameHeader(cells, columns) ? undefined : columns;

/** A layout whose weights are in a unit, unless their column says another. */
const withUnit = (layout: TableLayout, said: WeightUnit | null): TableLayout => ({
  ...layout,
  values: layout.values.map((column) =>
    column.kind === 'weight' ? { ...column, unit: column.unit ?? said } : column,
  ),
});

/**
 * Reads a table.
 *
 * @param head - its first lines, which show its format; they are pushed like the rest
 */
export function tableScan(head: string, table: ScannedTable, sink: TableSink): TextSink {
  const { columns, isBeside, file } = table;
  let layout: TableLayout | null = null;
  let declaredUnit: WeightUnit | null = null;
  let lastDay = '';

  function header(cells: readonly string[]): TableLayout | null {
    const known = layoutOf(cells, file);
    const chosen = ownColumns(cells, table);
    const isOpen = known === null || (known.format === 'table' && chosen !== undefined);
    if (!isOpen) return withUnit(known, declaredUnit);
    if (cells.length < 2) return null;
    sink.unknown?.(cells);
    return typeof chosen === 'object' ? withUnit(chosenLayout(cells, chosen), declaredUnit) : null;
  }

  /** Lines starting with # hold comments, such as the unit, and in some files the header. */
  function remark(cells: readonly string[]): void {
    const [, unit] = /^#\s*units?\s*[:=]\s*(\w+)/iu.exec(cells[0] ?? '') ?? [];
    if (unit !== undefined) declaredUnit = unitIn('weight', unit);
    layout = layoutOf(cells, file) ? header(cells) : layout;
  }

  function inTable(cells: readonly string[], current: TableLayout, line: number): void {
    const day = current.hasDayRows ? dayRow(cells) : null;
    const whole = rejoined(cells, current);
    if (current.isSectioned && cells.length === 1) layout = null;
    else if (day !== null) lastDay = day;
    else if (!isComplete(whole, current)) sink.broken(line, 'cells');
    else
      sink.row(
        current.hasDayRows ? [`${lastDay} ${whole[0] ?? ''}`, ...whole.slice(1)] : whole,
        current,
        line,
      );
  }

  function firstRow(cells: readonly string[], line: number): void {
    layout = header(cells);
    // A table without a header starts with its first day.
    if (layout && typeof columns === 'object' && !isBeside && !columns.hasHeader)
      sink.row(cells, layout, line);
  }

  function row(cells: readonly string[], line: number): void {
    const [first = ''] = cells;
    if (isBlank(cells) || /^sep=/iu.test(first)) layout = layout?.isSectioned ? null : layout;
    else if (first.startsWith('#')) remark(cells);
    else if (layout) inTable(cells, layout, line);
    else firstRow(cells, line);
  }

  return rowReader(formOf(head), {
    row,
    fits: (cells) => layout === null || cells.length === layout.width,
    broken: (line) => sink.broken(line, 'openQuote'),
  });
}
