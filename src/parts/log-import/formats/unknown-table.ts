import { EMPTY } from './amount-text.ts';
import { unitIn, type ValueKind } from './file-units.ts';
import { orderOf, readDayTime } from '#person/files/file-date.ts';
import { unitOf } from './header-names.ts';
import { isOtherThing, plainPlace } from './plain-names.ts';
import { areSerials } from './serial-date.ts';
import { columnOf, type ColumnChoice, type TableLayout } from './table-columns.ts';
import { layoutOf } from './table-layout.ts';
import { placesRead } from './table-tally.ts';

const hasDate = (cell: string): boolean =>
  readDayTime(cell, 'dayFirst') !== null || readDayTime(cell, 'monthFirst') !== null;

const LIKELY = {
  date: /date|datum|fecha|data|day|tag|jour|giorno|time/iu,
  weight: /weight|gewicht|poids|peso|vikt|vægt|mass|\b(?:wt|bw|kgs?|lbs?)\b/iu,
  energy: /energ|énergie|calor|kcal|\bcals?\b|kalor|\bkj\b|intake/iu,
} as const;

/** A table whose columns the visitor has to choose. */
export interface UnknownTable {
  /** Names of the columns; without a header, the cells of the first row. */
  readonly names: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** The likely meaning of the columns; the date is -1 if no column has one. */
  readonly guess: ColumnChoice;
  /** What each column would leave open, from the samples. */
  readonly opens: readonly ColumnOpens[];
  /** A cell of the column with waists whose unit is open; `null` if there is none. */
  readonly openWaist: string | null;
  /** True if the header isn't in English, so that dates likely have the day first. */
  readonly isForeign: boolean;
}

/** A cell of a column that leaves something open: as a date, a weight or an energy; `null` if none does. */
interface ColumnOpens {
  readonly order: string | null;
  readonly weightUnit: string | null;
  readonly energyUnit: string | null;
}

const filledOf = (cells: readonly string[]): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => !EMPTY.test(cell));

/** The first cell without a unit, in a column whose name has none. */
const withoutUnit = (kind: ValueKind, name: string, filled: readonly string[]): string | null =>
  unitOf(kind, name) ? null : (filled.find((cell) => !unitIn(kind, cell)) ?? null);

function opensIn(name: string, cells: readonly string[]): ColumnOpens {
  const filled = filledOf(cells);
  const isDecided = filled.some((cell) => ['dayFirst', 'monthFirst'].includes(orderOf(cell) ?? ''));
  return {
    order: isDecided ? null : (filled.find((cell) => orderOf(cell) === 'open') ?? null),
    weightUnit: withoutUnit('weight', name, filled),
    energyUnit: withoutUnit('energy', name, filled),
  };
}

/** Rows of a table that are looked at for the question about its columns. */
export const SAMPLE_ROWS = 20;

/** The likely columns of a table with a header, or of one that starts with its first day. */
function guessColumns(first: readonly string[], dated: readonly boolean[], hasHeader: boolean): ColumnChoice {
  const find = (likely: RegExp): number =>
    hasHeader ? first.findIndex((name) => likely.test(name.trim()) && !isOtherThing(name)) : -1;
  const orNull = (at: number): number | null => (at < 0 ? null : at);
  const named = find(LIKELY.date);
  return {
    date: dated[named] ? named : dated.indexOf(true),
    weight: orNull(find(LIKELY.weight)),
    energy: orNull(find(LIKELY.energy)),
    hasHeader,
    ...(hasHeader ? { header: first } : {}),
  };
}

/** The first waist without a unit, in a column that is found by its name. */
function openWaistIn(names: readonly string[], samples: UnknownTable['samples']): string | null {
  const at = plainPlace(names, 'waist');
  const cells = samples.map((row) => row[at] ?? '');
  return at < 0 ? null : withoutUnit('waist', names[at] ?? '', filledOf(cells));
}

/** The columns whose names are certain, and likely ones for the others. */
const columnsOf = (layout: TableLayout, likely: ColumnChoice): ColumnChoice => ({
  date: layout.date,
  weight: columnOf(layout, 'weight')?.at ?? likely.weight,
  energy: columnOf(layout, 'energy')?.at ?? likely.energy,
  hasHeader: true,
  header: layout.names,
});

/** What the numbers of a column that may be a weight or an energy are within, in any unit. */
const USUAL = { weight: [30, 400], energy: [500, 15_000] } as const;

function hasUsual(cells: readonly string[], [least, most]: readonly [number, number]): boolean {
  const filled = filledOf(cells);
  const amounts = filled
    .filter((cell) => /^\d/u.test(cell))
    .map((cell) => Number(cell.replace(',', '.').replace(/\s*\p{L}+$/u, '')));
  // Some days may have a word instead.
  const hasNumbers = amounts.length > 0 && 2 * amounts.length >= filled.length;
  return hasNumbers && amounts.every((amount) => amount >= least && amount <= most);
}

/** True if a table without weights or without energies has a column that may be them under another name. */
export function mayHaveMore(layout: TableLayout, rows: UnknownTable['samples']): boolean {
  const lacking = (['weight', 'energy'] as const).filter((kind) => !columnOf(layout, kind));
  const read = placesRead(layout);
  return layout.names.some((name, at) => {
    if (read.has(at) || name.trim() === '' || isOtherThing(name)) return false;
    const cells = rows.map((row) => row[at] ?? '');
    return lacking.some((kind) => hasUsual(cells, USUAL[kind]));
  });
}

/** Describes a table by its first rows. */
export function describeTable(rows: readonly (readonly string[])[]): UnknownTable {
  const [first = [], ...others] = rows;
  const hasHeader = !first.some(hasDate);
  const samples = (hasHeader ? others : rows).slice(0, SAMPLE_ROWS);
  const cellsAt = (at: number): readonly string[] => samples.map((row) => row[at] ?? '');
  const dated = first.map((name, at) => {
    const cells = cellsAt(at);
    return cells.some(hasDate) || (hasHeader && LIKELY.date.test(name.trim()) && areSerials(cells));
  });
  const certain = hasHeader ? layoutOf(first) : null;
  const likely = guessColumns(first, dated, hasHeader);
  return {
    names: first,
    samples,
    guess: certain ? columnsOf(certain, likely) : likely,
    opens: first.map((name, at) => opensIn(hasHeader ? name : '', cellsAt(at))),
    openWaist: hasHeader ? openWaistIn(first, samples) : null,
    isForeign: certain?.isForeign ?? false,
  };
}
