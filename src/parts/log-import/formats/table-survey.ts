/** The first pass over a table: its format, how its numbers and dates are written, and what to ask. */
import { decimalSignOf, energyUnitIn, readWeight, weightUnitIn, type DecimalSign } from './amount-text.ts';
import { orderOf, type DateOrder } from '#person/files/file-date.ts';
import type { ColumnChoice, TableLayout } from './table-layout.ts';
import { describeTable, SAMPLE_ROWS, type UnknownTable } from './unknown-table.ts';
import { tableScan } from './table-scan.ts';
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
    detect: (): DecimalSign => {
      const hasVotes = votes['.'] + votes[','] > 0;
      return hasVotes ? detect(votes) : detect(weak);
    },
  };
}

const isAmount = (cell: string): boolean =>
  (['.', ','] as const).some((decimalSign) => Number(readWeight(cell, { decimalSign, unit: 'kg' })) > 0);

/** Checks the cells of known columns. */
function cellSurvey() {
  const orders = new Set<DateOrder>();
  const signs = signCounter();
  let openDate: string | null = null;
  let openWeight: string | null = null;
  let openEnergy: string | null = null;

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
    date(cells[layout.date] ?? '');
    const isWeight = !layout.measured || isWeightRow(cells, layout);
    if (layout.weight && isWeight)
      weight(cells[layout.weight.at] ?? '', layout.weight.unit !== null || layout.measured !== undefined);
    for (const { at, unit } of layout.energies) energy(cells[at] ?? '', unit !== null);
  }
  return {
    row,
    findings: () => ({ decimalSign: signs.detect(), orders, openDate, openWeight, openEnergy }),
  };
}

/** True for a row with a body weight, in a table with all kinds of measurements. */
export const isWeightRow = (cells: readonly string[], { measured }: TableLayout): boolean =>
  /^(?:body )?weight$/iu.test((cells[measured?.name ?? -1] ?? '').trim());

/** Reads a table for the first time. */
export function tableSurvey(head: string, columns: ColumnChoice | undefined): TableSurvey {
  const cells = cellSurvey();
  const first: (readonly string[])[] = [];
  let format: FormatName | null = null;
  const scan = tableScan(head, columns, {
    row(row, layout) {
      format ??= layout.format;
      cells.row(row, layout);
    },
    broken: () => undefined,
    unknown(row) {
      if (first.length <= SAMPLE_ROWS) first.push(row);
    },
  });
  return {
    ...scan,
    findings: () => ({
      ...cells.findings(),
      format,
      unknown: first.length === 0 ? null : describeTable(first),
    }),
  };
}
