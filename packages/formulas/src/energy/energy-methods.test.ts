import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_CATEGORY_RANGES,
  CATEGORY_OF_LEVEL,
  cunningham1980,
  estimatedEnergyRequirement,
  harrisBenedictRevised,
} from './energy-methods.ts';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from './energy.ts';
import { cm, kg, percent, years } from '../units.ts';

describe('resting energy by the revised Harris–Benedict equation', () => {
  test.each([
    { authority: 'bmr-tdee-grid', weight: 80, height: 176, age: 45, gender: 'male', bmr: 1749.281 },
    { authority: 'bmr-tdee-grid', weight: 80, height: 176, age: 58, gender: 'female', bmr: 1481.461 },
    { authority: 'Roza 1984, by hand', weight: 55, height: 160, age: 33, gender: 'female', bmr: 1308.968 },
    { authority: 'out of range', weight: 2, height: 20, age: 119, gender: 'male', bmr: 0 },
  ] as const)('$authority: $gender, $weight kg, $age years', ({ weight, height, age, gender, bmr }) =>
    expect(harrisBenedictRevised(kg(weight), cm(height), years(age), gender)).toBeCloseTo(bmr, 9),
  );
});

describe('resting energy by Cunningham 1980', () => {
  test.each([
    { authority: 'Cunningham 1980, by hand', weight: 75, bodyFat: 12, bmr: 1952 },
    { authority: 'Cunningham 1980, by hand', weight: 62, bodyFat: 20, bmr: 1591.2 },
  ])('of $weight kg with $bodyFat % fat is $bmr ($authority)', ({ weight, bodyFat, bmr }) =>
    expect(cunningham1980(kg(weight), percent(bodyFat))).toBeCloseTo(bmr, 9),
  );
});

describe('the 2023 energy requirement', () => {
  test.each([
    {
      authority: 'asserted in public',
      weight: 70,
      height: 170,
      age: 30,
      gender: 'male',
      category: 'inactive',
      eer: 2520.17,
    },
    {
      authority: 'asserted in public',
      weight: 70,
      height: 170,
      age: 30,
      gender: 'female',
      category: 'active',
      eer: 2475.55,
    },
    {
      authority: 'formulas 3.1, prints 2946',
      weight: 80,
      height: 180,
      age: 30,
      gender: 'male',
      category: 'lowActive',
      eer: 2945.77,
    },
    {
      authority: 'eer-2023',
      weight: 58.5,
      height: 165,
      age: 19,
      gender: 'male',
      category: 'active',
      eer: 2805.585,
    },
    {
      authority: 'eer-2023',
      weight: 58.5,
      height: 165,
      age: 19,
      gender: 'male',
      category: 'veryActive',
      eer: 2969.935,
    },
    {
      authority: 'eer-2023',
      weight: 58.5,
      height: 165,
      age: 19,
      gender: 'female',
      category: 'inactive',
      eer: 2080.545,
    },
    {
      authority: 'eer-2023',
      weight: 58.5,
      height: 165,
      age: 19,
      gender: 'female',
      category: 'lowActive',
      eer: 2241.77,
    },
    {
      authority: 'eer-2023',
      weight: 58.5,
      height: 165,
      age: 19,
      gender: 'female',
      category: 'veryActive',
      eer: 2609.95,
    },
    {
      authority: 'out of range',
      weight: 1,
      height: 20,
      age: 64,
      gender: 'male',
      category: 'veryActive',
      eer: 0,
    },
  ] as const)('$authority: $gender, $category', ({ weight, height, age, gender, category, eer }) =>
    expect(estimatedEnergyRequirement(kg(weight), cm(height), years(age), gender, category)).toBeCloseTo(
      eer,
      2,
    ),
  );

  test('has four categories with adjoining ranges', () => {
    expect(ACTIVITY_CATEGORIES).toEqual(['inactive', 'lowActive', 'active', 'veryActive']);
    expect(ACTIVITY_CATEGORIES.map((key) => ACTIVITY_CATEGORY_RANGES[key])).toEqual([
      { from: 1, below: 1.53 },
      { from: 1.53, below: 1.68 },
      { from: 1.68, below: 1.85 },
      { from: 1.85, below: 2.5 },
    ]);
  });

  test('assigns each of the five levels to the category whose range contains its factor', () => {
    const categories = ACTIVITY_LEVELS.map((level) => CATEGORY_OF_LEVEL[level]);
    expect(categories).toEqual(['inactive', 'inactive', 'lowActive', 'active', 'veryActive']);
    const inside = ACTIVITY_LEVELS.filter((level) => {
      const { from, below } = ACTIVITY_CATEGORY_RANGES[CATEGORY_OF_LEVEL[level]];
      return ACTIVITY_FACTORS[level] >= from && ACTIVITY_FACTORS[level] < below;
    });
    expect(inside).toEqual(ACTIVITY_LEVELS);
  });
});
