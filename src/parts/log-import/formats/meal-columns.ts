/** Columns with the energy of one meal each: "Breakfast (kcal), Lunch (kcal), Dinner (kcal)". */
import { unitOf } from './header-names.ts';
import type { ValueColumn } from './table-columns.ts';

/** The words of meals in six languages, without accents, and what is beside them. */
const MEALS = new Set(
  [
    'breakfast brunch lunch dinner supper snack snacks dessert drinks',
    'fruhstuck mittag mittagessen abend abendessen abendbrot vesper zwischenmahlzeit zwischenmahlzeiten getranke',
    'dejeuner diner souper gouter collation collations',
    'desayuno almuerzo comida merienda cena aperitivo aperitivos',
    'cafe almoco lanche lanches jantar ceia',
    'colazione pranzo spuntino spuntini merenda',
  ].flatMap((text) => text.split(' ')),
);
const BESIDE =
  /^(?:kcals?|cals?|calories|kalorien|calorias|calorie|energy|energie|energia|kj|kilojoules?|in|en|em|petit|da|do|de|manha|tarde|am|pm|total|\d)$/u;

const MARKS = /\p{Diacritic}/gu;
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .match(/[\p{L}\d]+/gu) ?? [];

/** True for a name that has a meal, and nothing that changes what is meant. */
function isOfMeal(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => MEALS.has(word)) && words.every((word) => MEALS.has(word) || BESIDE.test(word));
}

/**
 * The columns whose energies add up to a day's, with the first unit that is named; `null` if they are fewer than two, or
 * if none names a unit: without one, they may have the names of foods.
 */
export function mealColumns(names: readonly string[]): readonly ValueColumn[] | null {
  const places = names.flatMap((name, at) => (isOfMeal(name) ? [at] : []));
  const units = places.map((at) => unitOf('energy', names[at] ?? ''));
  const named = units.find((unit) => unit !== null) ?? null;
  if (places.length < 2 || named === null) return null;
  return places.map((at, index) => ({ kind: 'energy', at, unit: units[index] ?? named }));
}
