import { readDayTime } from '#person/files/file-date.ts';
import type { ColumnChoice } from './table-layout.ts';

const hasDate = (cell: string): boolean =>
  readDayTime(cell, 'dayFirst') !== null || readDayTime(cell, 'monthFirst') !== null;

const LIKELY = {
  date: /date|datum|fecha|data|day|tag|jour|giorno|time/iu,
  weight: /weight|gewicht|poids|peso|vikt|vægt|mass|kg$|lbs?$/iu,
  energy: /energy|energie|énergie|energ|calor|kcal|kalor|kj$|intake/iu,
} as const;

/** A table whose columns the visitor has to choose. */
export interface UnknownTable {
  /** Names of the columns; without a header, the cells of the first row. */
  readonly names: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** The likely meaning of the columns; the date is -1 if no column has one. */
  readonly guess: ColumnChoice;
}

/** Rows of a table that are shown with the question about its columns. */
export const SAMPLE_ROWS = 4;

/** Describes a table by its first rows. */
export function describeTable(rows: readonly (readonly string[])[]): UnknownTable {
  const [first = [], ...others] = rows;
  const hasHeader = !first.some(hasDate);
  const samples = (hasHeader ? others : rows).slice(0, SAMPLE_ROWS);
  const dated = first.map((_, at) => samples.some((row) => hasDate(row[at] ?? '')));
  const find = (likely: RegExp): number =>
    hasHeader ? first.findIndex((name) => likely.test(name.trim())) : -1;
  const orNull = (at: number): number | null => (at < 0 ? null : at);
  const named = find(LIKELY.date);
  const date = dated[named] ? named : dated.indexOf(true);
  return {
    names: first,
    samples,
    guess: { date, weight: orNull(find(LIKELY.weight)), energy: orNull(find(LIKELY.energy)), hasHeader },
  };
}
