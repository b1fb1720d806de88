/**
 * Foods of the sample days. Energy and nutrients are those of the US Department of Agriculture, National Nutrient Database
 * for Standard Reference, Release 28 (`ABBREV.txt`; `ndb` is the food's number there), and so are the household measures
 * (`WEIGHT.txt`).
 */
export interface Food {
  readonly ndb: string;
  /** In 100 g. */
  readonly kcal: number;
  /** Grams in 100 g. */
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  /** Grams in one unit, as eaten; oats are dry. */
  readonly grams: number;
  /** A household measure, or nothing for foods that are counted. */
  readonly unit: 'oz' | 'cup' | 'tbsp' | 'tsp' | 'slice' | null;
  readonly name: string;
  /** The name of more than one, for foods that are counted. */
  readonly names?: string;
}

const OUNCE = 28.35;

/** A food in the order of the database's columns: number, kcal, protein, fat, carbs. */
const food = (
  [ndb, kcal, protein, fat, carbs]: readonly [string, number, number, number, number],
  measure: Pick<Food, 'grams' | 'unit' | 'name' | 'names'>,
): Food => ({ ndb, kcal, protein, carbs, fat, ...measure });

export const foods = {
  yogurt: food(['01256', 59, 10.19, 0.39, 3.6], {
    grams: OUNCE,
    unit: 'oz',
    name: 'plain nonfat Greek yogurt',
  }),
  oats: food(['08120', 379, 13.15, 6.52, 67.7], { grams: 81, unit: 'cup', name: 'dry oats' }),
  blueberries: food(['09050', 57, 0.74, 0.33, 14.49], { grams: 148, unit: 'cup', name: 'blueberries' }),
  egg: food(['01129', 155, 12.58, 10.61, 1.12], { grams: 50, unit: null, name: 'egg', names: 'eggs' }),
  bread: food(['18075', 252, 12.45, 3.5, 42.71], { grams: 32, unit: 'slice', name: 'whole-wheat bread' }),
  cheddar: food(['01009', 404, 22.87, 33.31, 3.09], { grams: OUNCE, unit: 'oz', name: 'cheddar' }),
  spinach: food(['11457', 23, 2.86, 0.39, 3.63], { grams: 30, unit: 'cup', name: 'raw spinach' }),
  tomato: food(['11529', 18, 0.88, 0.2, 3.89], { grams: 123, unit: null, name: 'tomato', names: 'tomatoes' }),
  oil: food(['04053', 884, 0, 100, 0], { grams: 4.5, unit: 'tsp', name: 'olive oil' }),
  milk: food(['01082', 42, 3.37, 0.97, 4.99], { grams: 244, unit: 'cup', name: 'low-fat milk' }),
  almonds: food(['12061', 579, 21.15, 49.93, 21.55], { grams: OUNCE, unit: 'oz', name: 'almonds' }),
  apple: food(['09003', 52, 0.26, 0.17, 13.81], { grams: 182, unit: null, name: 'apple', names: 'apples' }),
  chicken: food(['05064', 165, 31.02, 3.57, 0], { grams: OUNCE, unit: 'oz', name: 'cooked chicken breast' }),
  potato: food(['11674', 93, 2.5, 0.13, 21.15], {
    grams: 173,
    unit: null,
    name: 'baked potato',
    names: 'baked potatoes',
  }),
  broccoli: food(['11091', 35, 2.38, 0.41, 7.18], { grams: 156, unit: 'cup', name: 'cooked broccoli' }),
  soyMilk: food(['16222', 33, 2.86, 1.61, 1.74], { grams: 243, unit: 'cup', name: 'unsweetened soy milk' }),
  peanutButter: food(['16398', 598, 22.21, 51.36, 22.31], { grams: 16, unit: 'tbsp', name: 'peanut butter' }),
  banana: food(['09040', 89, 1.09, 0.33, 22.84], {
    grams: 118,
    unit: null,
    name: 'banana',
    names: 'bananas',
  }),
  lentils: food(['16070', 116, 9.02, 0.38, 20.13], { grams: 198, unit: 'cup', name: 'cooked lentils' }),
  edamame: food(['11212', 121, 11.91, 5.2, 8.91], { grams: 155, unit: 'cup', name: 'shelled edamame' }),
  tofu: food(['16159', 83, 9.98, 5.26, 1.18], { grams: OUNCE, unit: 'oz', name: 'extra-firm tofu' }),
  spaghetti: food(['20125', 149, 5.99, 1.71, 30.07], {
    grams: 117,
    unit: 'cup',
    name: 'cooked whole-wheat spaghetti',
  }),
  peas: food(['11313', 78, 5.15, 0.27, 14.26], { grams: 160, unit: 'cup', name: 'cooked peas' }),
} as const satisfies Readonly<Record<string, Food>>;
