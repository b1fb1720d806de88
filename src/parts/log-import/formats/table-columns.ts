/** What a table has, and in which columns. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import type { FormatName } from './text-sink.ts';

export interface WeightColumn {
  readonly at: number;
  /** `null` if the header doesn't say. */
  readonly unit: WeightUnit | null;
  /** Divides the numbers, which are then in the unit. */
  readonly divisor: number;
  /** The column with the pounds beside the stone. */
  readonly pounds?: number;
}

export interface WaistColumn {
  readonly at: number;
  /** `null` if the header doesn't say. */
  readonly unit: WaistInput | null;
}

export interface EnergyColumn {
  readonly at: number;
  readonly unit: EnergyUnit | null;
}

/** The layout of a table, as column indexes. */
export interface TableLayout {
  readonly format: FormatName;
  readonly width: number;
  readonly date: number;
  readonly time?: number | undefined;
  readonly weight?: WeightColumn | undefined;
  /** The first one with a value counts. */
  readonly energies: readonly EnergyColumn[];
  readonly waist?: WaistColumn | undefined;
  /** In percent. */
  readonly bodyFat?: number | undefined;
  readonly note?: number | undefined;
  /** Whether a weight was confirmed. */
  readonly confirmed?: number | undefined;
  /** The name of the meal; rows with totals are skipped. */
  readonly meal?: number | undefined;
  /** What a row measures and in which unit. */
  readonly measured?: { readonly name: number; readonly unit: number } | undefined;
  /** True if the file has several tables, each with its own title and header. */
  readonly isSectioned: boolean;
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
  readonly isUtc: boolean;
  readonly hasDoubtfulZone: boolean;
  readonly hasDayRows: boolean;
  readonly isDaily: boolean;
  /** True for a plain table with a header that isn't in English. */
  readonly isForeign: boolean;
}

/** What a row measures. */
type Measured = 'weight' | 'bodyFat' | 'waist';

const MEASURED: readonly (readonly [RegExp, Measured])[] = [
  [/^(?:body )?weight$/iu, 'weight'],
  [/^body fat(?: ?%| percentage)?$/iu, 'bodyFat'],
  [/^waist(?: size| circumference)?$/iu, 'waist'],
];

/** What a row measures, in a table with all kinds of measurements; `null` for anything else. */
export function measuredIn(
  cells: readonly string[],
  { measured }: Pick<TableLayout, 'measured'>,
): Measured | null {
  const name = (cells[measured?.name ?? -1] ?? '').trim();
  return MEASURED.find(([pattern]) => pattern.test(name))?.[1] ?? null;
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
