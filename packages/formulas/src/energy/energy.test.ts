import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_FACTORS,
  ACTIVITY_LEVELS,
  GENDERS,
  RESTING_ENERGY_ERROR,
  katchMcArdle,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from './energy.ts';
import type { Gender } from './energy.ts';
import { cm, kcal, kg, percent, years } from '../units.ts';

describe('resting energy by Mifflin–St Jeor', () => {
  test.each<{ authority: string; weight: number; height: number; age: number; gender: Gender; bmr: number }>([
    { authority: 'issue 2, must show', weight: 70, height: 175, age: 30, gender: 'male', bmr: 1648.75 },
    { authority: 'bmr-tdee-grid', weight: 80, height: 176, age: 27, gender: 'male', bmr: 1770 },
    { authority: 'bmr-tdee-grid', weight: 80, height: 176, age: 27, gender: 'female', bmr: 1604 },
    {
      authority: 'specification, by hand',
      weight: 61.5,
      height: 168.4,
      age: 47,
      gender: 'female',
      bmr: 1271.5,
    },
  ])('$authority: $gender, $weight kg, $height cm, $age years', ({ weight, height, age, gender, bmr }) =>
    expect(mifflinStJeor(kg(weight), cm(height), years(age), gender)).toBeCloseTo(bmr, 9),
  );

  test.each<{ authority: string; weight: number; age: number; gender: Gender; bmr: number }>([
    { authority: 'formulas R12', weight: 3, age: 120, gender: 'male', bmr: 0 },
    { authority: 'formulas R12', weight: 4, age: 110, gender: 'female', bmr: 0 },
    { authority: 'just above, by hand', weight: 3, age: 19, gender: 'male', bmr: 2.5 },
  ])('never falls below 0 ($authority)', ({ weight, age, gender, bmr }) =>
    expect(mifflinStJeor(kg(weight), cm(10), years(age), gender)).toBe(bmr),
  );
});

describe('resting energy by Katch–McArdle', () => {
  test.each([
    { authority: 'bmr-tdee-grid prints 1580', weight: 80, bodyFat: 30, bmr: 1579.6 },
    { authority: 'tdee-screen-03 prints 1929', weight: 88, bodyFat: 18, bmr: 1928.656 },
    { authority: 'Cunningham 1991, no lean mass', weight: 91, bodyFat: 100, bmr: 370 },
  ])('of $weight kg with $bodyFat % fat is $bmr ($authority)', ({ weight, bodyFat, bmr }) =>
    expect(katchMcArdle(kg(weight), percent(bodyFat))).toBeCloseTo(bmr, 9),
  );
});

describe('daily energy', () => {
  test.each([
    { activityLevel: 'sedentary', factor: 1.2, tdee: 1978.5 },
    { activityLevel: 'lightlyActive', factor: 1.375, tdee: 2267.03125 },
    { activityLevel: 'moderatelyActive', factor: 1.55, tdee: 2555.5625 },
    { activityLevel: 'veryActive', factor: 1.725, tdee: 2844.09375 },
    { activityLevel: 'superActive', factor: 1.9, tdee: 3132.625 },
  ] as const)(
    '$activityLevel is $factor times 1648.75 (specification)',
    ({ activityLevel, factor, tdee }) => {
      expect(ACTIVITY_FACTORS[activityLevel]).toBe(factor);
      expect(totalDailyEnergyExpenditure(kcal(1648.75), activityLevel)).toBeCloseTo(tdee, 9);
    },
  );

  test('has five levels in ascending order, and two genders', () => {
    expect(ACTIVITY_LEVELS).toEqual(Object.keys(ACTIVITY_FACTORS));
    expect(ACTIVITY_LEVELS.map((level) => ACTIVITY_FACTORS[level])).toEqual([1.2, 1.375, 1.55, 1.725, 1.9]);
    expect(GENDERS).toEqual(['male', 'female']);
  });

  test('gives the error of resting energy as a tenth', () => expect(RESTING_ENERGY_ERROR).toBe(0.1));
});
