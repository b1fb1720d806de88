import { CSV_COLUMNS } from './csv-columns-words.ts';
import type { CsvColumn } from './csv-columns-words.ts';
import { csvRow, csvRows, guardText, unguardText } from './csv-text.ts';
import { canonicalInstant } from './instant-text.ts';
import type { KeptResult, TypedTexts } from './kept-result.ts';

type Cells = Readonly<Record<CsvColumn, string>>;

const NAMES: readonly CsvColumn[] = CSV_COLUMNS.map(({ name }) => name);
const PLAIN_NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

const numberCell = (value: number | null): string => (value === null ? '' : String(value));

function weightCells({ weight }: TypedTexts): readonly [string, string] {
  if (weight.unit === 'kg') return [weight.kilograms, ''];
  return weight.unit === 'lb' ? [weight.pounds, ''] : [weight.stone, weight.pounds];
}

function typedCells(typed: TypedTexts) {
  const { height, weight } = typed;
  const [large, pounds] = weightCells(typed);
  return {
    typed_weight: large,
    typed_weight_unit: weight.unit,
    typed_weight_pounds: pounds,
    typed_height: height.unit === 'cm' ? height.centimetres : height.feet,
    typed_height_unit: height.unit,
    typed_height_inches: height.unit === 'ft' ? height.inches : '',
    typed_age: typed.age,
    typed_body_fat: typed.bodyFat,
    typed_in_stone: String(typed.inStone),
  };
}

function cellsOf(result: KeptResult): Cells {
  const { person, figures } = result;
  return {
    id: result.id,
    saved_at: result.savedAt,
    changed_at: result.changedAt,
    calculator: result.calculator,
    units: person.units,
    weight_kg: numberCell(person.kilograms),
    height_cm: numberCell(person.centimetres),
    age_years: numberCell(person.age),
    gender: person.gender,
    activity_level: person.activityLevel,
    goal: result.goal ?? '',
    body_fat_percent: numberCell(result.bodyFat),
    bmi: numberCell(figures.bmi),
    bmr_kcal: numberCell(figures.bmr),
    tdee_kcal: numberCell(figures.tdee),
    target_kcal: numberCell(figures.target),
    note: result.note,
    ...typedCells(result.typed),
  };
}

/** The first row of a file. */
export const csvHeader = (): string => csvRow(NAMES);

/** A result as a row. */
export function csvRowOf(result: KeptResult): string {
  const cells = cellsOf(result);
  return csvRow(NAMES.map((name) => guardText(cells[name])));
}

/** Only a decimal point makes a fraction: with a comma, 72,5 might be two cells or seven hundred and twenty-five. */
function numberOf(cell: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  return PLAIN_NUMBER.test(text) ? Number(text) : Number.NaN;
}

const orNull = (cell: string): string | null => (cell === '' ? null : cell);

function typedFrom(cells: Cells): unknown {
  const weight = { unit: cells.typed_weight_unit, pounds: cells.typed_weight_pounds };
  const large = cells.typed_weight;
  return {
    inStone: cells.typed_in_stone === 'true',
    weight: {
      kg: { ...weight, kilograms: large },
      lb: { ...weight, pounds: large },
      st: { ...weight, stone: large },
    }[cells.typed_weight_unit],
    height: {
      unit: cells.typed_height_unit,
      centimetres: cells.typed_height,
      feet: cells.typed_height,
      inches: cells.typed_height_inches,
    },
    age: cells.typed_age,
    bodyFat: cells.typed_body_fat,
  };
}

function entryFrom(cells: Cells): unknown {
  return {
    id: cells.id,
    savedAt: canonicalInstant(cells.saved_at),
    changedAt: canonicalInstant(cells.changed_at),
    calculator: cells.calculator,
    note: cells.note,
    typed: typedFrom(cells),
    person: {
      units: cells.units,
      kilograms: numberOf(cells.weight_kg),
      centimetres: numberOf(cells.height_cm),
      age: numberOf(cells.age_years),
      gender: cells.gender,
      activityLevel: cells.activity_level,
    },
    goal: orNull(cells.goal),
    bodyFat: numberOf(cells.body_fat_percent),
    figures: {
      bmi: numberOf(cells.bmi),
      bmr: numberOf(cells.bmr_kcal),
      tdee: numberOf(cells.tdee_kcal),
      target: numberOf(cells.target_kcal),
    },
  };
}

/**
 * The entries of a file, row by row, of which nothing is believed yet; `null` for a row whose cells do not fit the
 * columns, and for the whole file where columns are missing. They may stand in any order, with others between them.
 */
export function csvEntries(text: string): Iterable<unknown> | null {
  const rows = csvRows(text);
  const first = rows.next();
  const header = first.done ? [] : first.value.map((name) => name.trim());
  const places = NAMES.map((name) => header.indexOf(name));
  if (places.includes(-1)) return null;
  return entriesOf(rows, header.length, places);
}

function* entriesOf(rows: Iterable<readonly string[]>, width: number, places: readonly number[]): Generator {
  for (const row of rows) {
    if (row.length !== width) {
      yield null;
      continue;
    }
    const pairs = NAMES.map((name, index) => [name, unguardText(row[places[index] ?? -1] ?? '')]);
    yield entryFrom(Object.fromEntries(pairs) as Cells);
  }
}
