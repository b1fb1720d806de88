/** The values of a row: weight, energy, waist, body fat and note. */
import { unguardText } from '#person/files/csv-text.ts';
import { EMPTY, readAmount } from './amount-text.ts';
import { FIELDS, unknownUnit, type ValueKind } from './file-units.ts';
import { columnsIn, VALUE_KINDS, type TableLayout, type ValueColumn } from './table-columns.ts';
import type { TableForm } from './table-reader.ts';
import type { DayReading, Refusal } from './text-sink.ts';

/** How the cells of a row are read. */
interface RowForm {
  readonly layout: TableLayout;
  readonly form: Pick<TableForm, 'decimalSign' | 'weightUnit' | 'energyUnit' | 'waistUnit'>;
}

/** The text of an amount; "12 st 6" for a weight whose pounds have a column of their own. */
function cellOf(cells: readonly string[], { at, pounds }: ValueColumn): string {
  const cell = (cells[at] ?? '').trim();
  const rest = pounds === undefined ? '' : (cells[pounds] ?? '').trim();
  return rest === '' || cell === '' ? cell : `${cell} st ${rest}`;
}

function readColumn(cells: readonly string[], column: ValueColumn, { layout, form }: RowForm) {
  const { kind, divisor = 1 } = column;
  const cell = cellOf(cells, column);
  if (kind === 'waist' && Number(cell) === 0) return 'empty'; // Apps write 0 if nothing was measured.
  const said = kind === 'bodyFat' ? '%' : layout.measured ? null : form[`${kind}Unit`];
  const reading = readAmount(kind, cell, { decimalSign: form.decimalSign, unit: column.unit ?? said });
  return typeof reading === 'number' ? reading / divisor : reading;
}

/** A row's amount of a kind, or why it's refused. Meals are added up only if all of them can be read. */
function amountIn(
  kind: ValueKind,
  cells: readonly string[],
  columns: readonly ValueColumn[],
  form: RowForm,
): number | Refusal | undefined {
  let sum: number | undefined;
  for (const column of columns) {
    if (column.kind !== kind) continue;
    const reading = readColumn(cells, column, form);
    if (reading === 'empty') continue;
    if (reading === 'notANumber') return kind;
    if (reading === 'noUnit') return unknownUnit(kind);
    if (!form.layout.isSummed) return reading;
    sum = (sum ?? 0) + reading;
  }
  return sum;
}

function noteIn(cells: readonly string[], { note, format }: TableLayout): string {
  const text = note === undefined ? '' : (cells[note] ?? '');
  if (format === 'evenscale') return unguardText(text);
  return EMPTY.test(text.trim()) ? '' : text.trim();
}

/** The values that a row has. `refuse` takes those that can't be read: each costs only itself. */
export function valuesIn(
  cells: readonly string[],
  form: RowForm,
  refuse: (reason: Refusal) => void,
): Partial<DayReading> {
  const note = noteIn(cells, form.layout);
  const columns = columnsIn(cells, form.layout);
  const found: [string, number][] = [];
  for (const kind of VALUE_KINDS) {
    const amount = amountIn(kind, cells, columns, form);
    if (typeof amount === 'string') refuse(amount);
    else if (amount !== undefined) found.push([FIELDS[kind], amount]);
  }
  return { ...Object.fromEntries(found), ...(note === '' ? {} : { note }) };
}
