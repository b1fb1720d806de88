/** What a table has besides days: columns that aren't read, and people. */
import { EMPTY } from './amount-text.ts';
import { shownName } from './header-names.ts';
import { columnOf, columnsIn, type TableLayout } from './table-columns.ts';

/** A person in a file that keeps several apart: the number and range of the weights, as written. */
export interface PersonInFile {
  readonly weighings: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Columns of an app's own bookkeeping. */
const BOOKKEEPING = /uuid|_ver$|(?:create|update)_?time|updated$|pkg|source|icon|^custom$|^end_time$|^id$/iu;

/** The places of the columns that are read. */
export function placesRead(layout: TableLayout): ReadonlySet<number | undefined> {
  const { date, time, note, confirmed, meal, deleted, person, offset, values, measured } = layout;
  const others = [date, time, note, confirmed, meal, deleted, person, offset, measured?.name, measured?.unit];
  return new Set([...others, ...values.flatMap(({ at, pounds }) => [at, pounds])]);
}

/** Counts the values in columns that aren't read. */
export function columnSurvey() {
  const counts: number[] = [];
  /** Other measurements, by name. */
  const measurements = new Map<string, number>();
  let rows = 0;

  function left(layout: TableLayout): ReadonlyMap<string, number> {
    const read = placesRead(layout);
    const found = new Map(measurements);
    for (const [at, cell] of layout.names.entries()) {
      const [name, values] = [shownName(cell), counts[at] ?? 0];
      const isOther = values > 0 && name !== '' && !read.has(at);
      if (isOther && !BOOKKEEPING.test(name)) found.set(name, values);
    }
    return found;
  }
  function row(cells: readonly string[], layout: TableLayout): void {
    rows += 1;
    if (layout.measured && columnsIn(cells, layout).length === 0) {
      const name = shownName(cells[layout.measured.name] ?? '');
      measurements.set(name, (measurements.get(name) ?? 0) + 1);
    }
    for (const [at, cell] of cells.entries())
      if (!EMPTY.test(cell.trim())) counts[at] = (counts[at] ?? 0) + 1;
  }
  return { row, left, rows: () => rows };
}

/** Counts the rows of the people in a file. */
export function peopleSurvey() {
  const people = new Map<string, PersonInFile>();
  function row(cells: readonly string[], layout: TableLayout): void {
    const [{ person }, weight] = [layout, columnOf(layout, 'weight')];
    if (person === undefined || !weight) return;
    const amount = Number.parseFloat((cells[weight.at] ?? '').trim().replace(',', '.'));
    if (!(amount > 0)) return;
    const key = personIn(cells, person);
    const known = people.get(key) ?? { weighings: 0, lowest: amount, highest: amount };
    people.set(key, {
      weighings: known.weighings + 1,
      lowest: Math.min(known.lowest, amount),
      highest: Math.max(known.highest, amount),
    });
  }
  return { row, people };
}

/** What tells the person of a row apart: a name, or a height, of which "178.0" and "178" are the same. */
export function personIn(cells: readonly string[], at: number): string {
  const text = (cells[at] ?? '').trim();
  if (EMPTY.test(text) || Number(text) === 0) return '';
  return Number(text) > 0 ? String(Number(text)) : text;
}
