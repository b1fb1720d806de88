import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#config/categories.ts';
import { groupByCategory, relatedArticles, type CatalogEntry } from './catalog.ts';

const entry = (slug: string, category: string, order: number): CatalogEntry => ({
  slug,
  title: `Title of ${slug}`,
  description: `What ${slug} is about`,
  category,
  order,
});

/** The specified catalog, with its files in another order. */
const catalog = [
  entry('macronutrients-explained', 'Nutrition', 18),
  entry('strength-training-basics', 'Fitness', 1),
  entry('protein-diet', 'Nutrition', 4),
  entry('home-workouts', 'Fitness', 13),
  entry('sleep-recovery', 'Lifestyle', 9),
  entry('cardio-workouts', 'Fitness', 2),
  entry('exercise-motivation', 'Lifestyle', 11),
  entry('bmr-vs-tdee', 'Nutrition & Weight Management', 16),
  entry('flexibility-importance', 'Fitness', 3),
];
const slugs = (entries: readonly CatalogEntry[]) => entries.map(({ slug }) => slug);

describe('the catalogue by category', () => {
  test('keeps the order of the five categories and of the entries in each', () => {
    const groups = groupByCategory(catalog);
    expect(groups.map(({ category }) => category)).toEqual([
      'Fitness',
      'Nutrition',
      'Lifestyle',
      'Nutrition & Weight Management',
    ]);
    expect(slugs(groups[0]!.entries)).toEqual([
      'strength-training-basics',
      'cardio-workouts',
      'flexibility-importance',
      'home-workouts',
    ]);
  });

  test('has a unique anchor for each category', () => {
    const all = CATEGORIES.map((category, index) => entry(`article-${index}`, category, index));
    expect(groupByCategory(all).map(({ anchor }) => anchor)).toEqual([
      'fitness',
      'nutrition',
      'lifestyle',
      'weight-management',
      'nutrition-and-weight-management',
    ]);
  });
});

describe('related articles', () => {
  test('come from the same category first, without the article itself, in catalogue order', () => {
    expect(slugs(relatedArticles(catalog, 'cardio-workouts', 'Fitness'))).toEqual([
      'strength-training-basics',
      'flexibility-importance',
      'home-workouts',
    ]);
  });

  test('are filled up from the other categories in catalog order', () => {
    expect(slugs(relatedArticles(catalog, 'sleep-recovery', 'Lifestyle'))).toEqual([
      'exercise-motivation',
      'strength-training-basics',
      'cardio-workouts',
    ]);
  });

  test('are all from other categories if the article is the only one in its own', () => {
    expect(slugs(relatedArticles(catalog, 'bmr-vs-tdee', 'Nutrition & Weight Management'))).toEqual([
      'strength-training-basics',
      'cardio-workouts',
      'flexibility-importance',
    ]);
  });

  test.each([
    [1, 1],
    [5, 5],
    [100, 8],
    [0, 0],
  ])('a limit of %i returns %i of the eight others', (limit, expected) => {
    expect(relatedArticles(catalog, 'sleep-recovery', 'Lifestyle', limit)).toHaveLength(expected);
  });

  test('do not change the catalog they are chosen from', () => {
    const before = slugs(catalog);
    relatedArticles(catalog, 'sleep-recovery', 'Lifestyle');
    expect(slugs(catalog)).toEqual(before);
  });
});
