import type { ResultRow } from '#person/database/result-row.ts';
import { energyIn } from '#person/energy/format-energy.ts';
import { linkOf } from '#person/entries/link.ts';
import { csvRow, guardText, unguardText } from '#person/files/csv-text.ts';
import { summaryOf, type Summary } from '#parts/saved-results/summary.ts';
import type { FileEntry } from './import-file.ts';
import { isDayFirstIn, readDate, writeDate } from './csv-cells.ts';
import { CSV_COLUMNS, NEEDED_COLUMNS, type CsvColumn } from './csv-columns-words.ts';
import { readCsv } from './csv-rows.ts';

type Cells = Readonly<Record<CsvColumn, string>>;

const NAMES = CSV_COLUMNS.map(({ name }) => name);

const numberCell = (value: number | null | undefined): string => String(value ?? '');

const kilojouleCell = (value: number | null | undefined): string =>
  numberCell(value && energyIn(value, 'kJ'));

/** What follows from the entries; all empty where the calculator has no result. */
function copiesOf(summary: Summary | null) {
  const { person, bmi, bmr, tdee, target } = summary ?? {};
  return {
    weight_kg: numberCell(person?.weight.kilograms),
    height_cm: numberCell(person?.height.centimetres),
    age_years: numberCell(person?.age),
    bmi: numberCell(bmi),
    bmr_kcal: numberCell(bmr),
    tdee_kcal: numberCell(tdee),
    target_kcal: numberCell(target),
    bmr_kj: kilojouleCell(bmr),
    tdee_kj: kilojouleCell(tdee),
    target_kj: kilojouleCell(target),
  };
}

function cellsOf(result: ResultRow): Cells {
  return {
    id: result.id,
    person: result.person,
    saved_at: writeDate(result.savedAt),
    changed_at: writeDate(result.changedAt),
    note: result.note,
    entries: linkOf(result),
    ...copiesOf(summaryOf(result)),
  };
}

/** The first row of a file. */
export const csvHeader = (): string => csvRow(NAMES);

/** A result as a row. */
export function csvRowOf(result: ResultRow): string {
  const cells = cellsOf(result);
  return csvRow(NAMES.map((name) => guardText(cells[name])));
}

function rowFrom(cells: Cells, isDayFirst: boolean | null): unknown {
  const [tool, query = ''] = cells.entries.split('?', 2);
  return {
    id: cells.id,
    person: cells.person,
    savedAt: readDate(cells.saved_at, isDayFirst),
    changedAt: readDate(cells.changed_at, isDayFirst),
    note: cells.note,
    tool,
    entries: Object.fromEntries(new URLSearchParams(query)),
  };
}

/**
 * The entries of a file, not validated yet; `null` if columns are missing. Columns may be in any order, with others
 * between them.
 */
export async function csvEntries(text: string): Promise<readonly FileEntry[] | null> {
  const table = await readCsv(text, NEEDED_COLUMNS);
  if (!table) return null;
  const { header, rows, broken } = table;
  const cellsIn = (row: readonly string[]): Cells =>
    Object.fromEntries(
      NEEDED_COLUMNS.map((name) => [name, unguardText(row[header.indexOf(name)] ?? '')]),
    ) as Cells;
  const isDayFirst = isDayFirstIn(
    rows.flatMap(({ cells }) => [cellsIn(cells).saved_at, cellsIn(cells).changed_at]),
  );
  return [
    ...rows.map(({ place, cells }): FileEntry => ({
      unit: 'row',
      place,
      read: () => (cells.length === header.length ? rowFrom(cellsIn(cells), isDayFirst) : null),
    })),
    ...broken.map(({ place, isLast }): FileEntry => ({
      unit: 'line',
      place,
      problem: isLast ? 'openQuotes' : 'openQuote',
    })),
  ];
}
