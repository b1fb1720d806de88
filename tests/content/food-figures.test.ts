import { PROTEIN_ADVICE, proteinPerDay, proteinWeight } from '@evenscale/formulas/macros';
import {
  centimetresFromInches,
  cm,
  inches,
  kg,
  kilogramsFromPounds,
  lb,
  poundsFromKilograms,
} from '@evenscale/formulas/units';
import { describe, expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';

/**
 * One food, one figure: a portion has the same grams in every text of the food section, computed from
 * USDA's values per 100 g (Standard Reference 28, by food number).
 */

interface Portion {
  readonly food: string;
  readonly usda: string;
  readonly grams: number;
  readonly per100: Readonly<Record<string, number>>;
  /** The rounded figure that the texts print. */
  readonly portion: Readonly<Record<string, number>>;
  /** The phrase that states it in each text. */
  readonly printed: Readonly<Record<string, string>>;
}

const PORTIONS: readonly Portion[] = [
  {
    food: 'cooked Atlantic salmon, 4 oz',
    usda: '15237',
    grams: 113,
    per100: { protein: 22.1, fat: 12.35 },
    portion: { protein: 25, fat: 14 },
    printed: {
      'good-fats':
        'a 4 oz (113 g) piece of salmon, an ounce (28 g) of almonds and a tablespoon of olive oil each have about 14 g',
      'protein-diet': "{ label: 'Salmon, cooked', value: 25, note: '4 oz (113 g)' }",
      'macronutrients-explained': '| Cooked salmon, 4 oz (113 g) | 25 g | 0 g | 14 g |',
    },
  },
  {
    food: 'cooked Atlantic salmon, 5 oz',
    usda: '15237',
    grams: 142,
    per100: { protein: 22.1, kcal: 206 },
    portion: { protein: 31, kcal: 293 },
    printed: { 'calorie-calculator': '5 oz (142 g) cooked salmon' },
  },
  {
    food: 'almonds, 1 oz',
    usda: '12061',
    grams: 28.35,
    per100: { protein: 21.15, fat: 49.93, carbs: 21.55, fiber: 12.5 },
    portion: { protein: 6, fat: 14, carbs: 6, fiber: 4 },
    printed: {
      'healthy-carbs': "{ label: 'Almonds', value: 4, note: '1 oz (28 g)' }",
      'protein-diet': "{ label: 'Almonds', value: 6, note: '1 oz (28 g)' }",
      'macronutrients-explained': '| Almonds, 1 oz (28 g) | 6 g | 6 g | 14 g |',
    },
  },
  {
    food: 'dry rolled oats, 1/2 cup',
    usda: '08120',
    grams: 40,
    per100: { protein: 13.15, fat: 6.52, carbs: 67.7, fiber: 10.1 },
    portion: { protein: 5, fat: 3, carbs: 27, fiber: 4 },
    printed: {
      'healthy-carbs': "{ label: 'Oats, dry', value: 4, note: '1/2 cup (40 g)' }",
      'protein-diet': "{ label: 'Oats, dry', value: 5, note: '1/2 cup (40 g)' }",
      'macronutrients-explained': '| Dry oats, 1/2 cup (40 g) | 5 g | 27 g | 3 g |',
    },
  },
  {
    food: 'cooked lentils, 1 cup',
    usda: '16070',
    grams: 198,
    per100: { protein: 9.02, fat: 0.38, carbs: 20.13, fiber: 7.9 },
    portion: { protein: 18, fat: 1, carbs: 40, fiber: 16 },
    printed: {
      'healthy-carbs': "{ label: 'Lentils, cooked', value: 16, note: '1 cup (198 g)' }",
      'protein-diet': "{ label: 'Lentils, cooked', value: 18, note: '1 cup (198 g)' }",
      'meal-prep': 'a cup of lentils has 18 g',
      'macronutrients-explained': '| Cooked lentils, 1 cup (198 g) | 18 g | 40 g | 1 g |',
    },
  },
  {
    food: 'two large eggs',
    usda: '01123',
    grams: 100,
    per100: { protein: 12.56, fat: 9.51, carbs: 0.72 },
    portion: { protein: 13, fat: 10, carbs: 1 },
    printed: {
      'protein-diet': "{ label: 'Eggs', value: 13, note: '2 large' }",
      'meal-prep': 'two eggs 13 g',
      'macronutrients-explained': '| Two large eggs | 13 g | 1 g | 10 g |',
    },
  },
  {
    food: 'cheddar, 1 oz',
    usda: '01009',
    grams: 28.35,
    per100: { protein: 22.87, fat: 33.31, carbs: 3.09, saturated: 18.867 },
    portion: { protein: 6, fat: 9, carbs: 1, saturated: 5 },
    printed: {
      'good-fats': 'an ounce of cheddar (5 g)',
      'protein-diet': "{ label: 'Cheddar', value: 6, note: '1 oz (28 g)' }",
      'macronutrients-explained': '| Cheddar, 1 oz (28 g) | 6 g | 1 g | 9 g |',
    },
  },
  {
    food: 'peanut butter, 2 tablespoons',
    usda: '16098',
    grams: 32,
    per100: { protein: 22.21 },
    portion: { protein: 7 },
    printed: { 'protein-diet': "{ label: 'Peanut butter', value: 7, note: '2 tbsp (32 g)' }" },
  },
  {
    food: 'edamame, 1 cup',
    usda: '11212',
    grams: 155,
    per100: { protein: 11.91 },
    portion: { protein: 18 },
    printed: { 'protein-diet': "{ label: 'Edamame, shelled', value: 18, note: '1 cup (155 g)' }" },
  },
  {
    food: 'cooked whole-wheat spaghetti, 1 cup',
    usda: '20125',
    grams: 117,
    per100: { fiber: 3.9 },
    portion: { fiber: 5 },
    printed: { 'healthy-carbs': "{ label: 'Whole-wheat spaghetti', value: 5, note: '1 cup (117 g)' }" },
  },
  {
    food: 'cola, 12 oz can',
    usda: '14148',
    grams: 370,
    per100: { kcal: 42 },
    portion: { kcal: 155 },
    printed: {
      'hydration-tips': 'Swapping one can of cola a day for water saves 155 calories',
      'calorie-deficit-guide': '| Water instead of a 12 oz (355 ml) can of cola | 155 kcal |',
    },
  },
  {
    food: 'coconut oil, 1 tablespoon',
    usda: '04047',
    grams: 13.6,
    per100: { saturated: 82.475 },
    portion: { saturated: 11 },
    printed: { 'good-fats': "{ label: 'Coconut oil', value: 11 }" },
  },
  {
    food: 'whole milk, 1 cup',
    usda: '01077',
    grams: 244,
    per100: { protein: 3.15, fat: 3.25, saturated: 1.865 },
    portion: { protein: 8, fat: 8, saturated: 5 },
    printed: {
      'good-fats': 'a cup of whole milk has 8 g',
      'protein-diet': "{ label: 'Milk or soy milk', value: 8, note: '1 cup (240 ml)' }",
      'hydration-tips': '| Also a food, with 8 g of protein ',
    },
  },
  {
    food: 'butter, 1 tablespoon',
    usda: '01001',
    grams: 14.2,
    per100: { saturated: 51.368 },
    portion: { saturated: 7 },
    printed: { 'good-fats': "{ label: 'Butter', value: 7 }" },
  },
  {
    food: 'olive oil, 1 tablespoon',
    usda: '04053',
    grams: 13.5,
    per100: { fat: 100, saturated: 13.808 },
    portion: { fat: 14, saturated: 2 },
    printed: { 'good-fats': "{ label: 'Olive oil', value: 2 }" },
  },
];

const bodyOf = (slug: string): string => {
  const file = library.find((text) => text.slug === slug);
  if (file === undefined) throw new Error(`There is no text ${slug}.`);
  return file.body;
};

describe.each(PORTIONS)('$food (USDA $usda)', ({ grams, per100, portion, printed }) => {
  test.each(Object.entries(portion))('rounds its %s to %d', (nutrient, rounded) => {
    expect(Math.round(((per100[nutrient] ?? NaN) * grams) / 100)).toBe(rounded);
  });

  test.each(Object.entries(printed))('says the same in %s', (slug, words) => {
    expect(bodyOf(slug)).toContain(words);
  });
});

test('the portions above add up to 112 g of protein in the sample days', () => {
  const rows = bodyOf('protein-diet').match(/^\| (?:Breakfast|Lunch|Snack|Dinner) .*$/gm) ?? [];
  const days = rows.map((row) => [...row.matchAll(/: (\d+) g/g)].map(([, protein]) => Number(protein)));
  const sumOf = (column: number) => days.reduce((sum, row) => sum + (row[column] ?? NaN), 0);
  expect([sumOf(0), sumOf(1)]).toEqual([112, 112]);
});

test('the example day of the calorie guide adds up', () => {
  const body = bodyOf('calorie-calculator');
  const rowsOf = (names: string) =>
    [...body.matchAll(new RegExp(`^\\| (?:${names}) \\| .* \\| ([\\d,]+) \\| (\\d+) g \\|$`, 'gm'))].map(
      ([, kcal = '', protein]) => [Number(kcal.replace(',', '')), Number(protein)] as const,
    );
  const meals = rowsOf('Breakfast|Lunch|Snack|Dinner');
  const [kcal, protein] = meals.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  expect(meals).toHaveLength(4);
  expect([[kcal, protein]]).toEqual(rowsOf('Day'));
  expect(body).toContain(`It has ${protein} g of protein`);
});

describe('protein-diet in pounds', () => {
  const body = bodyOf('protein-diet');
  const gramsAt154 = (key: keyof typeof PROTEIN_ADVICE) => {
    const { from, to } = proteinPerDay(PROTEIN_ADVICE[key], kilogramsFromPounds(lb(154)));
    return [Math.round(from), Math.round(to)] as const;
  };

  test.each([
    ['US guidelines 2025–2030', 'guidelines'],
    ['Exercising adults', 'exercising'],
    ['Strength training', 'strength'],
  ] as const)('draws %s in grams at 154 lb', (label, key) => {
    const [from, to] = gramsAt154(key);
    expect(body).toContain(`{ label: '${label}', from: ${from}, to: ${to} }`);
  });

  test('gives the minimum, the guidelines and the training amount in its summary', () => {
    const [, summary = ''] = /<KeyFacts>([^]*?)<\/KeyFacts>/.exec(body) ?? [];
    expect(summary).toContain(`At 154 lb (70 kg), the minimum is ${gramsAt154('minimum')[0]} g`);
    expect(summary).toContain(`comes to ${gramsAt154('guidelines').join('–')} g`);
    expect(summary).toContain(`about ${gramsAt154('strength')[0]} g`);
  });

  test('prints grams per pound next to grams per kilogram', () => {
    const perPound = [0.8, 1.2, 1.6, 2.2].map(
      (perKilogram) => `${Number((perKilogram * kilogramsFromPounds(lb(1))).toFixed(2))} g`,
    );
    expect(body).toContain(
      `Per pound, the four columns are ${perPound.join(', ').replace(/, (?=1 g)/, ' and ')}.`,
    );
  });

  test('counts adjusted weight above a BMI of 25', () => {
    const rows = [
      [64, 180],
      [64, 220],
      [67, 220],
      [70, 250],
    ] as const;
    const pair = (kilograms: number) =>
      `${Math.round(poundsFromKilograms(kg(kilograms)))} lb (${Math.round(kilograms)} kg)`;
    for (const [height, weight] of rows) {
      const [tall, heavy] = [centimetresFromInches(inches(height)), kilogramsFromPounds(lb(weight))];
      const limit = 25 * (tall / 100) ** 2;
      const counted = kg(limit + (heavy - limit) / 4);
      const { from, to } = proteinPerDay(PROTEIN_ADVICE.guidelines, counted);
      const feet = `${Math.floor(height / 12)} ft ${height % 12} in (${Math.round(tall)} cm)`;
      const grams = `${Math.round(from)}–${Math.round(to)} g`;
      expect(body).toContain(`| ${feet}, ${pair(heavy)} | ${pair(counted)} | ${grams} |`);
    }
  });
});

test('calorie-calculator gives its two people 1.6 g of protein per kilogram, hers by adjusted weight', () => {
  const grams = (kilograms: number, centimeters: number) =>
    Math.round(1.6 * proteinWeight(kg(kilograms), cm(centimeters)));
  expect(bodyOf('calorie-calculator')).toContain(
    `That's ${grams(70, 183)} g for the man above, and about ${grams(70, 162)} g for the woman`,
  );
});

test('macronutrients-explained gives ready macros that add up to each goal', () => {
  const grams = (calories: number) => {
    const fat = Math.round((0.3 * calories) / 9);
    return [112, fat, Math.round((calories - 112 * 4 - 0.3 * calories) / 4)] as const;
  };
  for (const calories of [1500, 1800, 2000, 2500]) {
    const [protein, fat, carbs] = grams(calories);
    expect(bodyOf('macronutrients-explained')).toContain(
      `| ${new Intl.NumberFormat('en-US').format(calories)} kcal | ${protein} g | ${fat} g | ${carbs} g |`,
    );
  }
});
