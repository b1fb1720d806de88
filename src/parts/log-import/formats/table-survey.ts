/** The first pass over a table: its format, how its numbers and dates are written, and what to ask. */
import type { WeightUnit } from '@evenscale/formulas/units';
import type { DecimalSign } from './amount-text.ts';
import type { DateOrder } from '#person/files/file-date.ts';
import { cellSurvey, type DoubtfulTime } from './cell-survey.ts';
import type { UnitKind } from '../own-units.ts';
import { shownName } from './header-names.ts';
import { columnOf, type TableLayout } from './table-columns.ts';
import { columnSurvey, peopleSurvey, type PersonInFile } from './table-tally.ts';
import { describeTable, mayHaveMore, SAMPLE_ROWS, type UnknownTable } from './unknown-table.ts';
import { tableScan, type ScannedTable } from './table-scan.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { FormatName } from './text-sink.ts';

/** The findings from the whole table. A sample is the first cell that leaves something open; `null` if none does. */
export interface TableFindings {
  /** `null` if the table's format is unknown. */
  readonly format: FormatName | null;
  readonly unknown: UnknownTable | null;
  readonly decimalSign: DecimalSign;
  readonly orders: ReadonlySet<DateOrder>;
  readonly openDate: string | null;
  /** The dates are a spreadsheet's numbers. */
  readonly hasSerials: boolean;
  /** Amounts whose unit neither their column nor their cell says. */
  readonly open: ReadonlyMap<UnitKind, string>;
  /** The first time whose day depends on whether its `Z` is true. */
  readonly openZone: DoubtfulTime | null;
  /** The people in the file, by what tells them apart. */
  readonly people: ReadonlyMap<string, PersonInFile>;
  /** The columns of a plain table that were certain from its header. */
  readonly columns: FoundColumns | null;
  /** True if the dates have the day first, since the header isn't in English. */
  readonly isForeign: boolean;
  readonly isDaily: boolean;
  readonly hasEnergy: boolean;
  /** The unit of the weights, if the header says it. */
  readonly weightUnit: WeightUnit | null;
  /** The number of rows below the header. */
  readonly rows: number;
  /** Columns that the log has no place for, with the number of their values. */
  readonly leftColumns: ReadonlyMap<string, number>;
}

/** The names of the columns that are read. */
export interface FoundColumns {
  readonly date: string;
  readonly weight: string | null;
  readonly energy: string | null;
  readonly waist: string | null;
  readonly bodyFat: string | null;
  readonly note: string | null;
  /** A date that could be read either way, if the header's language decided. */
  readonly openDate: string | null;
}

export interface TableSurvey extends TextSink {
  readonly findings: () => TableFindings;
}

function columnsIn(layout: TableLayout, openDate: string | null): FoundColumns {
  const { names, date, values, isSummed, note } = layout;
  const energies = values.filter(({ kind }) => kind === 'energy');
  const read = isSummed ? energies : energies.slice(0, 1);
  const nameAt = (at: number | undefined): string | null =>
    at === undefined ? null : shownName(names[at] ?? '');
  return {
    date: nameAt(date) ?? '',
    weight: nameAt(columnOf(layout, 'weight')?.at),
    energy: read.length === 0 ? null : read.map(({ at }) => nameAt(at)).join(' + '),
    waist: nameAt(columnOf(layout, 'waist')?.at),
    bodyFat: nameAt(columnOf(layout, 'bodyFat')?.at),
    note: nameAt(note),
    openDate,
  };
}

/** The findings about a table in an unknown format. */
const NO_LAYOUT = {
  format: null,
  columns: null,
  isForeign: false,
  isDaily: false,
  hasEnergy: false,
  weightUnit: null,
} as const;

/** What the layout shows; `openDate` is a date that could be read either way. */
function inLayout(layout: TableLayout | null, openDate: string | null, isCertain: boolean) {
  if (!layout) return NO_LAYOUT;
  const { format, isForeign = false, isDaily = false } = layout;
  return {
    format,
    columns: isCertain ? columnsIn(layout, isForeign ? openDate : null) : null,
    isForeign,
    isDaily,
    hasEnergy: columnOf(layout, 'energy') !== undefined,
    weightUnit: columnOf(layout, 'weight')?.unit ?? null,
  };
}

/** Reads a table for the first time. */
export function tableSurvey(head: string, table: ScannedTable): TableSurvey {
  const cells = cellSurvey();
  const others = columnSurvey();
  const { row: countPerson, people } = peopleSurvey();
  const sample: (readonly string[])[] = [];
  const unknown: (readonly string[])[] = [];
  let unknownRows = 0;
  let layout: TableLayout | null = null;
  const scan = tableScan(head, table, {
    row(row, current) {
      layout ??= current;
      cells.row(row, current);
      others.row(row, current);
      countPerson(row, current);
      if (sample.length < SAMPLE_ROWS) sample.push(row);
    },
    broken: () => undefined,
    unknown(row) {
      unknownRows += 1;
      if (unknown.length <= SAMPLE_ROWS) unknown.push(row);
    },
  });

  const plainLayout = (): TableLayout | null =>
    layout?.format === 'table' && table.columns === undefined ? layout : null;

  function findings(): TableFindings {
    const plain = plainLayout();
    // The visitor is asked, since weights or calories may have another name.
    const doubtful = plain && mayHaveMore(plain, sample) ? plain : null;
    const known = doubtful ? null : layout;
    const first = doubtful ? [doubtful.names, ...sample] : unknown;
    const inCells = cells.findings(known?.isForeign ?? false);
    return {
      ...inCells,
      ...inLayout(known, inCells.openDate, plain !== null),
      leftColumns: known ? others.left(known) : new Map(),
      rows: layout ? others.rows() : Math.max(0, unknownRows - 1),
      unknown: first.length === 0 ? null : describeTable(first),
      people,
    };
  }
  return { ...scan, findings };
}
