import type { SavedResult, TypedTexts } from '#person/database/saved-result.ts';
import { energyIn } from '#person/energy/format-energy.ts';
import type { FileEntry } from './import-file.ts';
import { detectForms, readDate, readFlag, readNumber, writeDate } from './csv-cells.ts';
import type { CellForms } from './csv-cells.ts';
import { columnsOf, CSV_COLUMNS, NEEDED_COLUMNS } from './csv-columns-words.ts';
import type { CsvColumn } from './csv-columns-words.ts';
import { readCsv } from './csv-rows.ts';
import { csvRow, guardText, unguardText } from '#person/files/csv-text.ts';

type Cells = Readonly<Record<CsvColumn, string>>;

const NAMES = CSV_COLUMNS.map(({ name }) => name);

const numberCell = (value: number | null): string => (value === null ? '' : String(value));
const kilojouleCell = (value: number | null): string =>
  numberCell(value === null ? null : energyIn(value, 'kJ'));

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

const ownCells = ({ ownMaintenance: own }: SavedResult) => ({
  own_maintenance_kcal: numberCell(own?.value ?? null),
  own_maintenance_low_kcal: numberCell(own?.low ?? null),
  own_maintenance_high_kcal: numberCell(own?.high ?? null),
});

function cellsOf(result: SavedResult): Cells {
  const { person, figures } = result;
  return {
    id: result.id,
    saved_at: writeDate(result.savedAt),
    changed_at: writeDate(result.changedAt),
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
    target_choice: result.target ?? '',
    plan: result.plan?.entries ?? '',
    plan_end: result.plan?.end ?? '',
    afterwards_kcal: numberCell(result.plan?.afterwards ?? null),
    bmr_kj: kilojouleCell(figures.bmr),
    tdee_kj: kilojouleCell(figures.tdee),
    target_kj: kilojouleCell(figures.target),
    ...ownCells(result),
    macros: result.macros ?? '',
  };
}

/** The first row of a file. */
export const csvHeader = (): string => csvRow(NAMES);

/** A result as a row. */
export function csvRowOf(result: SavedResult): string {
  const cells = cellsOf(result);
  return csvRow(NAMES.map((name) => guardText(cells[name])));
}

function typedFrom(cells: Cells): unknown {
  const weight = { unit: cells.typed_weight_unit, pounds: cells.typed_weight_pounds };
  const large = cells.typed_weight;
  return {
    inStone: readFlag(cells.typed_in_stone),
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

function ownFrom(cells: Cells, forms: CellForms): unknown {
  const [value, low, high] = (
    ['own_maintenance_kcal', 'own_maintenance_low_kcal', 'own_maintenance_high_kcal'] as const
  ).map((name) => readNumber(cells[name], forms));
  return value === null && low === null && high === null ? null : { value, low, high };
}

function entryFrom(cells: Cells, forms: CellForms): unknown {
  const number = (name: CsvColumn): number | null => readNumber(cells[name], forms);
  return {
    id: cells.id,
    savedAt: readDate(cells.saved_at, forms.isDayFirst),
    changedAt: readDate(cells.changed_at, forms.isDayFirst),
    calculator: cells.calculator,
    note: cells.note,
    typed: typedFrom(cells),
    person: {
      units: cells.units,
      kilograms: number('weight_kg'),
      centimetres: number('height_cm'),
      age: number('age_years'),
      gender: cells.gender,
      activityLevel: cells.activity_level,
    },
    goal: cells.goal === '' ? null : cells.goal,
    target: cells.target_choice === '' ? null : cells.target_choice,
    macros: cells.macros === '' ? null : cells.macros,
    plan: { entries: cells.plan, end: cells.plan_end, afterwards: number('afterwards_kcal') },
    ownMaintenance: ownFrom(cells, forms),
    bodyFat: number('body_fat_percent'),
    figures: {
      bmi: number('bmi'),
      bmr: number('bmr_kcal'),
      tdee: number('tdee_kcal'),
      target: number('target_kcal'),
    },
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
  const cellsAt = (row: readonly string[], names: readonly CsvColumn[]): readonly string[] =>
    names.map((name) => row[header.indexOf(name)] ?? '');
  const cellsOfAll = (kind: 'number' | 'date') =>
    rows.flatMap(({ cells }) => cellsAt(cells, columnsOf(kind)));
  const forms = detectForms(cellsOfAll('number'), cellsOfAll('date'));
  const entryOf = (row: readonly string[]): unknown => {
    const cells = cellsAt(row, NAMES).map(unguardText);
    return entryFrom(Object.fromEntries(NAMES.map((name, place) => [name, cells[place]])) as Cells, forms);
  };
  return [
    ...rows.map(({ place, cells }): FileEntry => ({
      unit: 'row',
      place,
      read: () => (cells.length === header.length ? entryOf(cells) : null),
    })),
    ...broken.map(({ place, isLast }): FileEntry => ({
      unit: 'line',
      place,
      problem: isLast ? 'openQuotes' : 'openQuote',
    })),
  ];
}
