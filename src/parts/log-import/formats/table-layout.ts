/** Where a table has its dates, weights and energies, from its header or the visitor. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { energyUnitIn, weightUnitIn } from './amount-text.ts';
import { KNOWN_TABLES, type KnownTable } from './known-tables.ts';
import type { FormatName } from './text-sink.ts';

interface WeightColumn {
  readonly at: number;
  /** `null` if the header doesn't say. */
  readonly unit: WeightUnit | null;
}

interface EnergyColumn {
  readonly at: number;
  readonly unit: EnergyUnit | null;
}

/** The layout of a table, as column indexes. */
export interface TableLayout {
  readonly format: FormatName;
  readonly width: number;
  readonly date: number;
  readonly time?: number | undefined;
  readonly weight?: WeightColumn | undefined;
  /** The first one with a value counts. */
  readonly energies: readonly EnergyColumn[];
  readonly note?: number | undefined;
  /** Whether a weight was confirmed. */
  readonly confirmed?: number | undefined;
  /** The name of the meal; rows with totals are skipped. */
  readonly meal?: number | undefined;
  /** What a row measures and in which unit; only weights are read. */
  readonly measured?: { readonly name: number; readonly unit: number } | undefined;
  /** True if the file has several tables, each with its own title and header. */
  readonly isSectioned: boolean;
}

/** The columns that the visitor chose. */
export interface ColumnChoice {
  readonly date: number;
  readonly weight: number | null;
  readonly energy: number | null;
  /** False if the first row is a day like the others. */
  readonly hasHeader: boolean;
}

const UNIT = /(?:[\s_]+|[\s_]*[([]\s*)(?:kgs?|kilograms?|lbs?|pounds?|st|stones?|kcal|kj|g|mg|%)\s*[)\]]?$/iu;

/** A header's name for comparison: "Weight (kg)" is "weight". Percentages keep their sign. */
function baseName(cell: string): string {
  const name = cell
    .replace(/^[\ufeff#\s"]+/u, '')
    .trim()
    .toLowerCase();
  const base = name.endsWith('%') ? name : name.replace(UNIT, '');
  return base === '' ? name : base;
}

/** What is in parentheses or after the last separator of a header: "Weight (kg)" → "kg". */
const unitPart = (cell: string): string =>
  cell
    .trim()
    .replace(/[)\]]$/u, '')
    .split(/[\s_(]+/u)
    .at(-1) ?? '';

const placeIn = (names: readonly string[], name: string | undefined): number | undefined => {
  const at = name === undefined ? -1 : names.indexOf(name);
  return at < 0 ? undefined : at;
};

function fits({ needs, lacks = [], width }: KnownTable, names: readonly string[]): boolean {
  return (
    needs.every((name) => names.includes(name)) &&
    !lacks.some((name) => names.includes(name)) &&
    (width === undefined || names.length === width)
  );
}

function layoutFrom(profile: KnownTable, cells: readonly string[], names: readonly string[]): TableLayout {
  const unitAt = (at: number): string => unitPart(cells[at] ?? '');
  const weight = placeIn(names, profile.weight);
  const energies = names.flatMap((name, at) =>
    name === profile.energy ? [{ at, unit: profile.energyUnit ?? energyUnitIn(unitAt(at)) }] : [],
  );
  const metric = placeIn(names, 'metric');
  const unit = placeIn(names, 'unit');
  return {
    format: profile.format,
    width: cells.length,
    date: names.indexOf(profile.date),
    time: placeIn(names, 'time'),
    weight:
      weight === undefined
        ? undefined
        : { at: weight, unit: profile.weightUnit ?? weightUnitIn(unitAt(weight)) },
    energies: energies.toSorted((one, other) => Number(one.unit === 'kJ') - Number(other.unit === 'kJ')),
    note: placeIn(names, profile.note),
    confirmed: placeIn(names, 'confirmed'),
    meal: placeIn(names, profile.meal),
    measured: metric === undefined || unit === undefined ? undefined : { name: metric, unit },
    isSectioned: profile.isSectioned ?? false,
  };
}

/** The layout of a table with this header; `null` if it isn't a known one. */
export function layoutOf(cells: readonly string[]): TableLayout | null {
  const names = cells.map(baseName);
  const profile = KNOWN_TABLES.find((candidate) => fits(candidate, names));
  return profile ? layoutFrom(profile, cells, names) : null;
}

/** The layout that the visitor chose, for a table with this first row. */
export function chosenLayout(cells: readonly string[], choice: ColumnChoice): TableLayout {
  const unitAt = (at: number): string => unitPart(cells[at] ?? '');
  return {
    format: 'table',
    width: cells.length,
    date: choice.date,
    weight:
      choice.weight === null ? undefined : { at: choice.weight, unit: weightUnitIn(unitAt(choice.weight)) },
    energies:
      choice.energy === null ? [] : [{ at: choice.energy, unit: energyUnitIn(unitAt(choice.energy)) }],
    isSectioned: false,
  };
}
