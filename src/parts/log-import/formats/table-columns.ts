/** What a table has, and in which columns. */
import { FIELDS, unitIn, type UnitsOf, type ValueKind } from './file-units.ts';
import type { TableFlags } from './known-tables.ts';
import type { FormatName } from './text-sink.ts';

/** A column with amounts. */
export interface ValueColumn<Kind extends ValueKind = ValueKind> {
  readonly kind: Kind;
  readonly at: number;
  /** `null` if the header doesn't say. */
  readonly unit: UnitsOf[Kind] | null;
  /** Divides the numbers, which are then in the unit. */
  readonly divisor?: number;
  /** The column with the pounds beside the stone. */
  readonly pounds?: number;
}

export const VALUE_KINDS = Object.keys(FIELDS) as readonly ValueKind[];

/** The layout of a table, as column indexes. */
export interface TableLayout extends TableFlags {
  readonly format: FormatName;
  readonly width: number;
  readonly date: number;
  readonly time?: number | undefined;
  /** Of several energies, the first one with a value counts, or their sum. */
  readonly values: readonly ValueColumn[];
  /** Each of the energies is one of a meal. */
  readonly isSummed?: boolean;
  readonly note?: number | undefined;
  /** Whether a weight was confirmed. */
  readonly confirmed?: number | undefined;
  /** The name of the meal; rows with totals are skipped. */
  readonly meal?: number | undefined;
  /** What a row measures and in which unit. */
  readonly measured?: { readonly name: number; readonly unit: number } | undefined;
  /** The header. */
  readonly names: readonly string[];
  /** Whether a row was deleted. */
  readonly deleted?: number | undefined;
  /** What tells the people in a file apart. */
  readonly person?: number | undefined;
  /** The distance from UTC of a row's time, which is UTC. */
  readonly offset?: number | undefined;
  /** A column whose commas may have no quotation marks around them. */
  readonly unquoted?: number | undefined;
  /** A plain table whose header isn't in English. */
  readonly isForeign?: boolean;
}

/** The first column of a kind. */
export const columnOf = <Kind extends ValueKind>(
  { values }: TableLayout,
  kind: Kind,
): ValueColumn<Kind> | undefined =>
  values.find((column): column is ValueColumn<Kind> => column.kind === kind);

const MEASURED: readonly (readonly [RegExp, ValueKind])[] = [
  [/^(?:body )?weight$/iu, 'weight'],
  [/^body fat(?: ?%| percentage)?$/iu, 'bodyFat'],
  [/^waist(?: size| circumference)?$/iu, 'waist'],
];

/** The columns with amounts in a row: the layout's, or the one of what the row says that it measures. */
export function columnsIn(cells: readonly string[], layout: TableLayout): readonly ValueColumn[] {
  const { measured, values } = layout;
  if (!measured) return values;
  const name = (cells[measured.name] ?? '').trim();
  const kind = MEASURED.find(([pattern]) => pattern.test(name))?.[1];
  const amount = columnOf(layout, 'weight');
  if (!kind || !amount) return [];
  return [{ kind, at: amount.at, unit: unitIn(kind, (cells[measured.unit] ?? '').trim()) }];
}

/** The columns that the visitor chose. */
export interface ColumnChoice {
  readonly date: number;
  readonly weight: number | null;
  readonly energy: number | null;
  /** False if the first row is a day like the others. */
  readonly hasHeader: boolean;
  /** The header: tables with the same one are read alike. */
  readonly header?: readonly string[];
}
