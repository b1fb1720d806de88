/** Iterates over the rows of a table, for both passes. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { weightUnitIn } from './amount-text.ts';
import { formOf, rowReader, type TextSink } from '#person/files/csv-reader.ts';
import { chosenLayout, layoutOf, type ColumnChoice, type TableLayout } from './table-layout.ts';

/** Takes the rows of a table. Lines are counted from 1. */
export interface TableSink {
  readonly row: (cells: readonly string[], layout: TableLayout, line: number) => void;
  /** A row with a different number of cells than the header, or a quotation mark that is never closed. */
  readonly broken: (line: number, reason: 'cells' | 'openQuote') => void;
  /** A row before any known header. */
  readonly unknown?: (cells: readonly string[]) => void;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A row may lack empty cells at its end, or have extra ones. */
const isComplete = (cells: readonly string[], { width, date }: TableLayout): boolean =>
  cells.length > date && cells.slice(width).every((cell) => cell.trim() === '');

const withUnit = (layout: TableLayout, unit: WeightUnit | null): TableLayout =>
  layout.weight && layout.weight.unit === null && unit
    ? { ...layout, weight: { ...layout.weight, unit } }
    : layout;

/**
 * Reads a table.
 *
 * @param head - its first lines, which show its format; they are pushed like the rest
 * @param columns - the visitor's choices for a table with an unknown format
 */
export function tableScan(head: string, columns: ColumnChoice | undefined, sink: TableSink): TextSink {
  let layout: TableLayout | null = null;
  let declaredUnit: WeightUnit | null = null;

  function header(cells: readonly string[]): TableLayout | null {
    const known = layoutOf(cells);
    if (known) return withUnit(known, declaredUnit);
    if (cells.length < 2) return null;
    sink.unknown?.(cells);
    return columns ? chosenLayout(cells, columns) : null;
  }

  /** Lines starting with # hold comments, such as the unit, and in some files the header. */
  function remark(cells: readonly string[]): void {
    const [, unit] = /^#\s*units?\s*[:=]\s*(\w+)/iu.exec(cells[0] ?? '') ?? [];
    if (unit !== undefined) declaredUnit = weightUnitIn(unit);
    layout = layoutOf(cells) ? header(cells) : layout;
  }

  function inTable(cells: readonly string[], current: TableLayout, line: number): void {
    if (current.isSectioned && cells.length === 1) layout = null;
    else if (isComplete(cells, current)) sink.row(cells, current, line);
    else sink.broken(line, 'cells');
  }

  function firstRow(cells: readonly string[], line: number): void {
    layout = header(cells);
    // A table without a header starts with its first day.
    if (layout && columns?.hasHeader === false) sink.row(cells, layout, line);
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
