/** The first pass over a table: its format, how its numbers and dates are written, and what to ask. */
import { decimalSignOf, energyUnitIn, readWeight, weightUnitIn, type DecimalSign } from './amount-text.ts';
import { orderOf, readDayTime, type DateOrder } from '#person/files/file-date.ts';
import { shownName, type TableLayout } from './table-layout.ts';
import { columnSurvey, peopleSurvey, type PersonInFile } from './table-tally.ts';
import { describeTable, SAMPLE_ROWS, type UnknownTable } from './unknown-table.ts';
import { tableScan, type Columns } from './table-scan.ts';
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
  /** The number of rows below the header. */
  readonly rows: number;
  /** Columns that the log has no place for, with the number of their values. */
  readonly leftColumns: ReadonlyMap<string, number>;
}

/** A time with a `Z`: its day as written, and the visitor's at that instant. */
export interface DoubtfulTime {
  readonly sample: string;
  readonly written: string;
  readonly utc: string;
}

/** The names of the columns that are read. */
export interface FoundColumns {
  readonly date: string;
  readonly weight: string | null;
  readonly energy: string | null;
  /** A date that could be read either way, if the header's language decided. */
  readonly openDate: string | null;
}

export interface TableSurvey extends TextSink {
  readonly findings: () => TableFindings;
}

/** Counts which decimal sign the numbers show; likely ones decide only if nothing else does. */
function signCounter() {
  const votes = { '.': 0, ',': 0 };
  const weak = { '.': 0, ',': 0 };
  const detect = (counts: typeof votes): DecimalSign => (counts[','] > counts['.'] ? ',' : '.');
  return {
    see(cell: string, isEnergy: boolean): void {
      const seen = decimalSignOf(cell, isEnergy);
      if (seen) (seen.isWeak ? weak : votes)[seen.sign] += 1;
    },
    detect(isForeign: boolean): DecimalSign {
      if (votes['.'] + votes[','] > 0) return detect(votes);
      return weak['.'] + weak[','] > 0 || !isForeign ? detect(weak) : ',';
    },
  };
}

const isAmount = (cell: string): boolean =>
  (['.', ','] as const).some((decimalSign) => Number(readWeight(cell, { decimalSign, unit: 'kg' })) > 0);

/** A time whose day depends on whether its `Z` is true; `null` for any other. */
function doubtfulTime(cell: string): DoubtfulTime | null {
  const instant = readDayTime(cell, null);
  const written = readDayTime(cell.replace(/Z$/iu, ''), null);
  if (instant === null || written === null || instant === 'ambiguous' || written === 'ambiguous') return null;
  if (instant.day === written.day) return null;
  return { sample: cell.trim(), written: written.day, utc: instant.day };
}

/** Checks the cells of known columns. */
function cellSurvey() {
  const orders = new Set<DateOrder>();
  const signs = signCounter();
  let openDate: string | null = null;
  let openWeight: string | null = null;
  let openEnergy: string | null = null;
  let openZone: DoubtfulTime | null = null;

  function date(cell: string): void {
    const order = orderOf(cell);
    if (order === 'open') openDate ??= cell.trim();
    else if (order) orders.add(order);
  }
  function weight(cell: string, isUnitKnown: boolean): void {
    signs.see(cell, false);
    if (!isUnitKnown && !weightUnitIn(cell.trim()) && isAmount(cell)) openWeight ??= cell.trim();
  }
  function energy(cell: string, isUnitKnown: boolean): void {
    signs.see(cell, true);
    if (!isUnitKnown && !energyUnitIn(cell.trim()) && isAmount(cell)) openEnergy ??= cell.trim();
  }
  function row(cells: readonly string[], layout: TableLayout): void {
    const when = cells[layout.date] ?? '';
    date(when);
    if (layout.hasDoubtfulZone) openZone ??= doubtfulTime(when);
    amounts(cells, layout);
  }
  function amounts(cells: readonly string[], layout: TableLayout): void {
    const isWeight = !layout.measured || isWeightRow(cells, layout);
    if (layout.weight && isWeight)
      weight(cells[layout.weight.at] ?? '', layout.weight.unit !== null || layout.measured !== undefined);
    for (const { at, unit } of layout.energies) energy(cells[at] ?? '', unit !== null);
  }
  return {
    row,
    findings: (isForeign: boolean) => ({
      decimalSign: signs.detect(isForeign),
      orders,
      openDate,
      openWeight,
      openEnergy,
      openZone,
    }),
  };
}

/** True for a row with a body weight, in a table with all kinds of measurements. */
export const isWeightRow = (cells: readonly string[], { measured }: TableLayout): boolean =>
  /^(?:body )?weight$/iu.test((cells[measured?.name ?? -1] ?? '').trim());

function columnsIn({ names, date, weight, energies }: TableLayout, openDate: string | null): FoundColumns {
  const nameAt = (at: number | undefined): string | null =>
    at === undefined ? null : shownName(names[at] ?? '');
  return { date: nameAt(date) ?? '', weight: nameAt(weight?.at), energy: nameAt(energies[0]?.at), openDate };
}

/** The findings about a table in an unknown format. */
const NO_LAYOUT = {
  format: null,
  columns: null,
  isForeign: false,
  isDaily: false,
  hasEnergy: false,
  leftColumns: new Map<string, number>(),
} as const;

/** Reads a table for the first time. */
export function tableSurvey(head: string, columns: Columns): TableSurvey {
  const cells = cellSurvey();
  const others = columnSurvey();
  const { row: countPerson, people } = peopleSurvey();
  const first: (readonly string[])[] = [];
  let unknownRows = 0;
  let layout: TableLayout | null = null;
  const scan = tableScan(head, columns, {
    row(row, current) {
      layout ??= current;
      cells.row(row, current);
      others.row(row);
      countPerson(row, current);
    },
    broken: () => undefined,
    unknown(row) {
      unknownRows += 1;
      if (first.length <= SAMPLE_ROWS) first.push(row);
    },
  });

  /** What the layout and the cells show together. */
  function inLayout(found: TableLayout) {
    const { format, isForeign, isDaily, energies } = found;
    const inCells = cells.findings(isForeign);
    const isCertain = format === 'table' && columns === undefined;
    return {
      ...inCells,
      format,
      columns: isCertain ? columnsIn(found, isForeign ? inCells.openDate : null) : null,
      isForeign,
      isDaily,
      hasEnergy: energies.length > 0,
      rows: others.rows(),
      leftColumns: others.left(found),
    };
  }

  const findings = (): TableFindings => ({
    ...(layout
      ? inLayout(layout)
      : { ...NO_LAYOUT, ...cells.findings(false), rows: Math.max(0, unknownRows - 1) }),
    unknown: first.length === 0 ? null : describeTable(first),
    people,
  });
  return { ...scan, findings };
}
