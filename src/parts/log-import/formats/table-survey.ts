/** The first pass over a table: its format, how its numbers and dates are written, and what to ask. */
import type { WeightUnit } from '@evenscale/formulas/units';
import type { DecimalSign } from './amount-text.ts';
import type { DateOrder } from '#person/files/file-date.ts';
import { cellSurvey, type DoubtfulTime } from './cell-survey.ts';
import { shownName } from './header-names.ts';
import type { TableLayout } from './table-columns.ts';
import { columnSurvey, peopleSurvey, type PersonInFile } from './table-tally.ts';
import { describeTable, mayHaveMore, SAMPLE_ROWS, type UnknownTable } from './unknown-table.ts';
import { tableScan, type Columns, type ScannedTable } from './table-scan.ts';
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
  readonly openWeight: string | null;
  readonly openEnergy: string | null;
  readonly openWaist: string | null;
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
  const { names, date, weight, energies, waist, bodyFat, note } = layout;
  const nameAt = (at: number | undefined): string | null =>
    at === undefined ? null : shownName(names[at] ?? '');
  return {
    date: nameAt(date) ?? '',
    weight: nameAt(weight?.at),
    energy: nameAt(energies[0]?.at),
    waist: nameAt(waist?.at),
    bodyFat: nameAt(bodyFat),
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
  leftColumns: new Map<string, number>(),
} as const;

/** Keeps the first rows of a plain table, to ask about it if weights or calories may have another name. */
function doubtSurvey(columns: Columns) {
  const sample: (readonly string[])[] = [];
  return {
    row(cells: readonly string[]): void {
      if (sample.length < SAMPLE_ROWS) sample.push(cells);
    },
    /** The header and the first rows; `null` if the columns are certain. */
    rowsOf(layout: TableLayout): readonly (readonly string[])[] | null {
      const isOpen = layout.format === 'table' && columns === undefined && mayHaveMore(layout, sample);
      return isOpen ? [layout.names, ...sample] : null;
    },
  };
}

interface Surveys {
  readonly columns: Columns;
  readonly cells: ReturnType<typeof cellSurvey>;
  readonly others: ReturnType<typeof columnSurvey>;
}

/** What the layout and the cells show together. */
function inLayout(found: TableLayout, { columns, cells, others }: Surveys) {
  const { format, isForeign, isDaily, weight, energies } = found;
  const inCells = cells.findings(isForeign);
  const isCertain = format === 'table' && columns === undefined;
  return {
    ...inCells,
    format,
    columns: isCertain ? columnsIn(found, isForeign ? inCells.openDate : null) : null,
    isForeign,
    isDaily,
    hasEnergy: energies.length > 0,
    weightUnit: weight?.unit ?? null,
    rows: others.rows(),
    leftColumns: others.left(found),
  };
}

/** Reads a table for the first time. */
export function tableSurvey(head: string, table: ScannedTable): TableSurvey {
  const { columns } = table;
  const cells = cellSurvey();
  const others = columnSurvey();
  const { row: countPerson, people } = peopleSurvey();
  const first: (readonly string[])[] = [];
  const doubt = doubtSurvey(columns);
  let unknownRows = 0;
  let layout: TableLayout | null = null;
  const scan = tableScan(head, table, {
    row(row, current) {
      layout ??= current;
      cells.row(row, current);
      others.row(row, current);
      countPerson(row, current);
      doubt.row(row);
    },
    broken: () => undefined,
    unknown(row) {
      unknownRows += 1;
      if (first.length <= SAMPLE_ROWS) first.push(row);
    },
  });

  const known = (): TableFindings => ({
    ...(layout
      ? inLayout(layout, { columns, cells, others })
      : { ...NO_LAYOUT, ...cells.findings(false), rows: Math.max(0, unknownRows - 1) }),
    unknown: first.length === 0 ? null : describeTable(first),
    people,
  });
  const findings = (): TableFindings => {
    const doubtful = layout && doubt.rowsOf(layout);
    const { rows } = others;
    return doubtful
      ? { ...NO_LAYOUT, ...cells.findings(false), rows: rows(), unknown: describeTable(doubtful), people }
      : known();
  };
  return { ...scan, findings };
}
