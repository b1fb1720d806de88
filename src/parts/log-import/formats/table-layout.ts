/** Where a table has its dates, weights and energies, from its header or the visitor. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyUnitIn, waistUnitIn, weightUnitIn } from './amount-text.ts';
import { baseName, unitOf } from './header-names.ts';
import type { KnownTable } from './known-table.ts';
import { KNOWN_TABLES } from './known-tables.ts';
import {
  energyPlaces,
  isForeignHeader,
  isInDoubt,
  isWorkoutTable,
  mealPlace,
  personPlace,
  plainPlace,
} from './plain-names.ts';
import type { ColumnChoice, EnergyColumn, TableLayout, WeightColumn } from './table-columns.ts';

const placeIn = (names: readonly string[], name: string | undefined): number | undefined => {
  const at = name === undefined ? -1 : names.indexOf(name);
  return at < 0 ? undefined : at;
};

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

/** The columns with energies: those in kcal first, since the first one with a value counts. */
function energyColumns(
  cells: readonly string[],
  places: readonly number[],
  unit: EnergyUnit | undefined,
): readonly EnergyColumn[] {
  const columns = places.map((at) => ({ at, unit: unit ?? unitOf(cells[at] ?? '', energyUnitIn) }));
  return columns.toSorted((one, other) => Number(one.unit === 'kJ') - Number(other.unit === 'kJ'));
}

function weightColumn(
  cells: readonly string[],
  at: number | undefined,
  { weightUnit, divisor = 1 }: Pick<KnownTable, 'weightUnit' | 'divisor'>,
): WeightColumn | undefined {
  return at === undefined
    ? undefined
    : { at, unit: weightUnit ?? unitOf(cells[at] ?? '', weightUnitIn), divisor };
}

/** The columns of the body beside its weight, by names that mean nothing else. */
function bodyColumns(
  cells: readonly string[],
  names: readonly string[],
  own: Pick<KnownTable, 'waist' | 'bodyFat'> = {},
) {
  const waist = placeIn(names, own.waist) ?? plainPlace(cells, 'waist');
  const fat = placeIn(names, own.bodyFat) ?? plainPlace(cells, 'bodyFat');
  const isShare = fat >= 0 && unitOf(cells[fat] ?? '', weightUnitIn) === null;
  return {
    waist: waist < 0 ? undefined : { at: waist, unit: unitOf(cells[waist] ?? '', waistUnitIn) },
    bodyFat: isShare ? fat : undefined,
  };
}

const placesOf = (names: readonly string[], isWanted: (name: string) => boolean): readonly number[] =>
  names.flatMap((name, at) => (isWanted(name) ? [at] : []));

/** What most tables don't have. */
const PLAIN = {
  isSectioned: false,
  isUtc: false,
  hasDoubtfulZone: false,
  hasDayRows: false,
  isDaily: false,
  isForeign: false,
} as const;

/** What a known layout has besides columns. */
const flagsOf = ({
  isSectioned = false,
  isUtc = false,
  hasDoubtfulZone = false,
  hasDayRows = false,
  isDaily = false,
}: KnownTable) => ({ isSectioned, isUtc, hasDoubtfulZone, hasDayRows, isDaily });

function layoutFrom(profile: KnownTable, cells: readonly string[], names: readonly string[]): TableLayout {
  const weight = placeIn(names, profile.weight);
  const energies = placesOf(names, (name) => name === profile.energy);
  const metric = placeIn(names, 'metric');
  const unit = placeIn(names, 'unit');
  return {
    format: profile.format,
    ...PLAIN,
    ...flagsOf(profile),
    width: cells.length,
    names: cells,
    date: names.indexOf(profile.date),
    time: profile.date === 'time' ? undefined : placeIn(names, 'time'),
    weight: weightColumn(cells, weight, profile),
    energies: energyColumns(cells, energies, profile.energyUnit),
    ...bodyColumns(cells, names, profile),
    note: placeIn(names, profile.note),
    confirmed: placeIn(names, 'confirmed'),
    meal: placeIn(names, profile.meal),
    deleted: placeIn(names, profile.deleted),
    person: placeIn(names, profile.person),
    offset: placeIn(names, profile.offset),
    unquoted: placeIn(names, profile.unquoted),
    measured: metric === undefined || unit === undefined ? undefined : { name: metric, unit },
  };
}

const orNone = (at: number): number | undefined => (at < 0 ? undefined : at);

interface PlainPlaces extends Pick<ColumnChoice, 'date' | 'weight' | 'hasHeader'> {
  readonly energies: readonly number[];
}

const STONE_AND_POUNDS = /\bst(?:ones?)?\W+(?:lbs?|pounds?)\b/iu;

/** True for a header like "Pounds". */
const isInPounds = (cell: string): boolean =>
  plainPlace([cell], 'weight') === 0 && unitOf(cell, weightUnitIn) === 'lb';

/** A weight, which a table in stone may have in two columns: stone, and the pounds beside it. */
function plainWeight(cells: readonly string[], at: number | null): WeightColumn | undefined {
  if (at === null) return undefined;
  const [name = '', next = ''] = cells.slice(at, at + 2);
  if (STONE_AND_POUNDS.test(name)) return weightColumn(cells, at, { weightUnit: 'st' });
  const column = weightColumn(cells, at, {});
  return column?.unit === 'st' && isInPounds(next) ? { ...column, pounds: at + 1 } : column;
}

/** A layout with these columns, and nothing that only apps write. */
function plainLayout(
  cells: readonly string[],
  { date, weight, energies, hasHeader }: PlainPlaces,
): TableLayout {
  const names = hasHeader ? cells : [];
  const time = plainPlace(names, 'time');
  return {
    ...PLAIN,
    format: 'table',
    width: cells.length,
    names: cells,
    date,
    time: time === date ? undefined : orNone(time),
    weight: plainWeight(cells, weight),
    meal: orNone(mealPlace(names)),
    person: weight === null ? undefined : orNone(personPlace(names)),
    energies: energyColumns(cells, energies, undefined),
    ...bodyColumns(names, []),
    note: orNone(plainPlace(names, 'note')),
    isDaily: true,
    isForeign: isForeignHeader(names),
  };
}

/** The layout of a plain table whose names leave no doubt; `null` if they do. */
function certainLayout(cells: readonly string[], names: readonly string[]): TableLayout | null {
  const date = plainPlace(cells, 'date');
  const weight = plainPlace(cells, 'weight');
  const energies = energyPlaces(cells);
  const hasBody = plainPlace(cells, 'waist') >= 0 || plainPlace(cells, 'bodyFat') >= 0;
  const hasValues = weight >= 0 || energies.length > 0 || hasBody;
  if (date < 0 || !hasValues || isWorkoutTable(names)) return null;
  if (isInDoubt(cells, 'weight') || isInDoubt(cells, 'energy')) return null;
  return plainLayout(cells, { date, weight: weight < 0 ? null : weight, energies, hasHeader: true });
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
  const { energy } = choice;
  return plainLayout(cells, { ...choice, energies: energy === null ? [] : [energy] });
}
