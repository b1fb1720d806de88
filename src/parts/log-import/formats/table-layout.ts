/** Where a table has its dates, weights and energies, from its header or the visitor. */
import type { UnitsOf, ValueKind } from './file-units.ts';
import { baseName, unitOf } from './header-names.ts';
import { KNOWN_TABLES, type KnownTable } from './known-tables.ts';
import { mealColumns } from './meal-columns.ts';
import {
  energyPlaces,
  isForeignHeader,
  isInDoubt,
  isWorkoutTable,
  mealPlace,
  personPlace,
  plainPlace,
} from './plain-names.ts';
import type { ColumnChoice, TableLayout, ValueColumn } from './table-columns.ts';

const orNone = (at: number): number | undefined => (at < 0 ? undefined : at);

const placeIn = (names: readonly string[], name: string | undefined): number | undefined =>
  name === undefined ? undefined : orNone(names.indexOf(name));

function fits(
  { needs, lacks = [], width, file: ofFile }: KnownTable,
  names: readonly string[],
  file: string,
): boolean {
  return (
    needs.every((name) => names.includes(name)) &&
    !lacks.some((name) => names.includes(name)) &&
    (width === undefined || names.length === width) &&
    (ofFile === undefined || ofFile.test(file))
  );
}

/** The column at a place, in the unit given or the one in its header; none for no place. */
function columnAt(
  kind: ValueKind,
  cells: readonly string[],
  at: number | undefined,
  unit: UnitsOf[ValueKind] | null = null,
): readonly ValueColumn[] {
  return at === undefined ? [] : [{ kind, at, unit: unit ?? unitOf(kind, cells[at] ?? '') }];
}

/** The columns with energies: those in kcal first, since the first one with a value counts. */
function energyColumns(
  cells: readonly string[],
  places: readonly number[],
  unit?: KnownTable['energyUnit'],
): readonly ValueColumn[] {
  const columns = places.flatMap((at) => columnAt('energy', cells, at, unit));
  return columns.toSorted((one, other) => Number(one.unit === 'kJ') - Number(other.unit === 'kJ'));
}

/** The columns of the body beside its weight, by names that mean nothing else. */
function bodyColumns(
  cells: readonly string[],
  names: readonly string[] = [],
  own: Pick<KnownTable, 'waist' | 'bodyFat'> = {},
): readonly ValueColumn[] {
  const waist = placeIn(names, own.waist) ?? orNone(plainPlace(cells, 'waist'));
  const fat = placeIn(names, own.bodyFat) ?? orNone(plainPlace(cells, 'bodyFat'));
  const isShare = fat !== undefined && unitOf('weight', cells[fat] ?? '') === null;
  return [...columnAt('waist', cells, waist), ...(isShare ? columnAt('bodyFat', cells, fat, '%') : [])];
}

function layoutFrom(profile: KnownTable, cells: readonly string[], names: readonly string[]): TableLayout {
  const { needs, weight = 'weight', weightUnit, divisor = 1, energy, energyUnit } = profile;
  const { isSectioned, isUtc, hasDoubtfulZone, hasDayRows, isDaily } = profile;
  const [date = ''] = needs;
  const energies = names.flatMap((name, at) => (name === energy ? [at] : []));
  const [metric, unit] = [placeIn(names, 'metric'), placeIn(names, 'unit')];
  const weights = columnAt('weight', cells, placeIn(names, weight), weightUnit);
  return {
    format: profile.format,
    isSectioned,
    isUtc,
    hasDoubtfulZone,
    hasDayRows,
    isDaily,
    width: cells.length,
    names: cells,
    date: names.indexOf(date),
    time: date === 'time' ? undefined : placeIn(names, 'time'),
    values: [
      ...weights.map((column) => ({ ...column, divisor })),
      ...energyColumns(cells, energies, energyUnit),
      ...bodyColumns(cells, names, profile),
    ],
    note: placeIn(names, profile.note),
    confirmed: placeIn(names, 'confirmed'),
    meal: placeIn(names, 'meal'),
    deleted: placeIn(names, 'deleted'),
    person: placeIn(names, profile.person),
    offset: placeIn(names, profile.offset),
    unquoted: placeIn(names, profile.unquoted),
    measured: metric === undefined || unit === undefined ? undefined : { name: metric, unit },
  };
}

interface PlainPlaces extends Pick<ColumnChoice, 'date' | 'weight' | 'hasHeader'> {
  readonly energies: readonly ValueColumn[];
}

const STONE_AND_POUNDS = /\bst(?:ones?)?\W+(?:lbs?|pounds?)\b/iu;

/** True for a header like "Pounds". */
const isInPounds = (cell: string): boolean =>
  plainPlace([cell], 'weight') === 0 && unitOf('weight', cell) === 'lb';

/** A weight, which a table in stone may have in two columns: stone, and the pounds beside it. */
function plainWeight(cells: readonly string[], at: number | null): readonly ValueColumn[] {
  if (at === null) return [];
  const [name = '', next = ''] = cells.slice(at, at + 2);
  if (STONE_AND_POUNDS.test(name)) return columnAt('weight', cells, at, 'st');
  const columns = columnAt('weight', cells, at);
  const hasPounds = unitOf('weight', name) === 'st' && isInPounds(next);
  return hasPounds ? columns.map((column) => ({ ...column, pounds: at + 1 })) : columns;
}

/** A layout with these columns, and nothing that only apps write. */
function plainLayout(
  cells: readonly string[],
  { date, weight, energies, hasHeader }: PlainPlaces,
): TableLayout {
  const names = hasHeader ? cells : [];
  const time = plainPlace(names, 'time');
  return {
    format: 'table',
    width: cells.length,
    names: cells,
    date,
    time: time === date ? undefined : orNone(time),
    values: [...plainWeight(cells, weight), ...energies, ...bodyColumns(names)],
    meal: orNone(mealPlace(names)),
    person: weight === null ? undefined : orNone(personPlace(names)),
    note: orNone(plainPlace(names, 'note')),
    isDaily: true,
    isForeign: isForeignHeader(names),
  };
}

/** The columns that mean energy, or those of a day's meals. */
function energiesIn(cells: readonly string[]) {
  const places = energyPlaces(cells);
  const meals = places.length > 0 ? null : mealColumns(cells);
  return { energies: meals ?? energyColumns(cells, places), isSummed: meals !== null };
}

/** The layout of a plain table whose names leave no doubt; `null` if they do. */
function certainLayout(cells: readonly string[], names: readonly string[]): TableLayout | null {
  const date = plainPlace(cells, 'date');
  const weight = orNone(plainPlace(cells, 'weight')) ?? null;
  const { energies, isSummed } = energiesIn(cells);
  const hasBody = plainPlace(cells, 'waist') >= 0 || plainPlace(cells, 'bodyFat') >= 0;
  const hasValues = weight !== null || energies.length > 0 || hasBody;
  if (date < 0 || !hasValues || isWorkoutTable(names)) return null;
  if (isInDoubt(cells, 'weight') || isInDoubt(cells, 'energy')) return null;
  return { ...plainLayout(cells, { date, weight, energies, hasHeader: true }), isSummed };
}

/**
 * The layout of Garmin Connect's report of weights in other languages: times, and the date in a row above those of its
 * day; `null` for any other header.
 */
function dayRowsLayout(cells: readonly string[], names: readonly string[]): TableLayout | null {
  const isReport = (['time', 'weight'] as const).every((kind, at) => plainPlace(cells, kind) === at);
  if (!isReport || !(names.includes('bmi') || names.includes('imc'))) return null;
  const columns = plainLayout(cells, { date: 0, weight: 1, energies: [], hasHeader: true });
  return { ...columns, format: 'garmin', hasDayRows: true, isDaily: false };
}

/** The layout of a table with this header, from a file with this name; `null` if it isn't a known one. */
export function layoutOf(cells: readonly string[], file = ''): TableLayout | null {
  const names = cells.map(baseName);
  const profile = KNOWN_TABLES.find((candidate) => fits(candidate, names, file));
  if (profile) return layoutFrom(profile, cells, names);
  return certainLayout(cells, names) ?? dayRowsLayout(cells, names);
}

/** The layout that the visitor chose, for a table with this first row. */
export function chosenLayout(cells: readonly string[], choice: ColumnChoice): TableLayout {
  return plainLayout(cells, { ...choice, energies: columnAt('energy', cells, choice.energy ?? undefined) });
}
