import { describe, expect, test } from 'vitest';
import { fatFreeMassIndex } from './body-fat.ts';
import {
  WAIST_TO_HEIGHT_BANDS,
  boerLeanMass,
  classifyWaistToHeight,
  devine,
  hamwi,
  miller,
  robinson,
  waistToHeight,
} from './body-size.ts';
import { cm, kg, percent } from '../units.ts';

describe('waist-to-height ratio', () => {
  test.each([
    { authority: 'anthropometry-extras prints 0.66', waist: 124, height: 188, ratio: 0.6595745 },
    { authority: 'anthropometry-extras prints 0.39', waist: 61, height: 158, ratio: 0.3860759 },
    { authority: 'not given', waist: 83, height: 0, ratio: 0 },
    { authority: 'not given', waist: 83, height: -170, ratio: 0 },
    { authority: 'a hair, still finite', waist: 83, height: 1e-320, ratio: Number.MAX_VALUE },
  ])('of $waist and $height cm is $ratio ($authority)', ({ waist, height, ratio }) =>
    expect(waistToHeight(cm(waist), cm(height))).toBeCloseTo(ratio, 7),
  );

  test.each([
    { ratio: -1, key: 'noStatement', label: 'No statement' },
    { ratio: 0.3999, key: 'noStatement', label: 'No statement' },
    { ratio: 0.4, key: 'healthy', label: 'Healthy' },
    { ratio: 0.4999, key: 'healthy', label: 'Healthy' },
    { ratio: 0.5, key: 'increased', label: 'Increased risk' },
    { ratio: 0.5999, key: 'increased', label: 'Increased risk' },
    { ratio: 0.6, key: 'high', label: 'High risk' },
    { ratio: 2.5, key: 'high', label: 'High risk' },
  ])('at $ratio is $key (NICE NG246)', ({ ratio, key, label }) =>
    expect(classifyWaistToHeight(ratio)).toMatchObject({ key, label }),
  );

  test('has four categories with the guideline’s limits', () =>
    expect(WAIST_TO_HEIGHT_BANDS.map((band) => band.from)).toEqual([0, 0.4, 0.5, 0.6]));
});

describe('ideal weight', () => {
  test.each([
    {
      authority: '@finegym/fitness-calc',
      gender: 'male',
      height: 185.4,
      weights: [79.8819, 76.685, 74.5189, 83.0787],
    },
    {
      authority: '@finegym/fitness-calc',
      gender: 'female',
      height: 160,
      weights: [52.3819, 54.0866, 57.1693, 52.0827],
    },
    { authority: 'exactly five feet', gender: 'male', height: 152.4, weights: [50, 52, 56.2, 48] },
    { authority: 'exactly five feet', gender: 'female', height: 152.4, weights: [45.5, 49, 53.1, 45.5] },
  ] as const)('of a $gender of $height cm ($authority)', ({ gender, height, weights }) => {
    const results = [devine, robinson, miller, hamwi].map((equation) => equation(cm(height), gender));
    expect(results.length).toBe(weights.length);
    results.forEach((result, at) => expect(result).toBeCloseTo(weights[at] ?? NaN, 3));
  });

  test('is not defined below five feet', () => {
    for (const equation of [devine, robinson, miller, hamwi]) {
      expect(equation(cm(152.39), 'female')).toBeNull();
      expect(equation(cm(0), 'male')).toBeNull();
    }
  });
});

describe('lean mass by Boer', () => {
  test.each([
    { authority: 'anthropometry-extras', weight: 118, height: 188, gender: 'male', lean: 79.022 },
    { authority: 'anthropometry-extras', weight: 49, height: 158, gender: 'female', lean: 38.782 },
    { authority: 'never below nothing', weight: 4, height: 60, gender: 'male', lean: 0 },
    { authority: 'never above the weight', weight: 21, height: 190, gender: 'female', lean: 21 },
  ] as const)('of a $gender of $weight kg and $height cm is $lean kg ($authority)', (given) =>
    expect(boerLeanMass(kg(given.weight), cm(given.height), given.gender)).toBeCloseTo(given.lean, 9),
  );
});

describe('the fat-free mass index', () => {
  test.each([
    { authority: 'anthropometry-extras', weight: 118, bodyFat: 35, height: 188, index: 21.700996 },
    { authority: 'anthropometry-extras', weight: 49, bodyFat: 19, height: 158, index: 15.8988944 },
    { authority: 'not given', weight: 70, bodyFat: 20, height: 0, index: 0 },
    { authority: 'not given', weight: 70, bodyFat: 20, height: -1, index: 0 },
    { authority: 'a hair, still finite', weight: 70, bodyFat: 20, height: 1e-200, index: Number.MAX_VALUE },
  ])('of $weight kg with $bodyFat % fat and $height cm is $index ($authority)', (given) =>
    expect(fatFreeMassIndex(kg(given.weight), percent(given.bodyFat), cm(given.height))).toBeCloseTo(
      given.index,
      6,
    ),
  );
});
