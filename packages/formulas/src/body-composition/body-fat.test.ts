import { describe, expect, test } from 'vitest';
import { BODY_FAT_STANDARD_ERROR, estimatedBodyFat, estimatedBodyFatCaveats } from './body-fat.ts';
import { bmiValue, percent, years } from '../units.ts';

describe('estimated body fat', () => {
  test.each([
    { authority: 'health-calculator 1.0.0', bmi: 22, age: 18, gender: 'male', bodyFat: 14.34 },
    { authority: 'Deurenberg, by hand', bmi: 27.5, age: 43, gender: 'female', bodyFat: 37.49 },
    { authority: 'clamped at nothing', bmi: 8, age: 18, gender: 'male', bodyFat: 0 },
    { authority: 'clamped at everything', bmi: 85, age: 61, gender: 'female', bodyFat: 100 },
    { authority: 'clamped at everything', bmi: Number.MAX_VALUE, age: 52, gender: 'male', bodyFat: 100 },
  ] as const)('at $bmi, $age years, $gender, is $bodyFat % ($authority)', ({ bmi, age, gender, bodyFat }) =>
    expect(estimatedBodyFat(bmiValue(bmi), years(age), gender)).toBeCloseTo(bodyFat, 9),
  );

  test('has the standard error reported by Deurenberg', () => expect(BODY_FAT_STANDARD_ERROR).toBe(4.1));
});

describe('the caveats of an estimate', () => {
  test.each([
    { why: 'most people', bmi: 24, age: 35, gender: 'male', estimate: 20.7, caveats: [] },
    { why: 'the lowest tested index', bmi: 13.9, age: 36, gender: 'male', estimate: 8, caveats: [] },
    { why: 'below it', bmi: 13.89, age: 36, gender: 'male', estimate: 8, caveats: ['outsideTestedRange'] },
    { why: 'the highest tested index', bmi: 40.9, age: 37, gender: 'female', estimate: 52, caveats: [] },
    { why: 'above it', bmi: 40.91, age: 37, gender: 'female', estimate: 52, caveats: ['outsideTestedRange'] },
    { why: 'the youngest', bmi: 21, age: 16, gender: 'female', estimate: 23, caveats: [] },
    { why: 'younger', bmi: 21, age: 15, gender: 'female', estimate: 23, caveats: ['outsideTestedRange'] },
    { why: 'essential fat of men', bmi: 15, age: 20, gender: 'male', estimate: 3, caveats: [] },
    { why: 'less', bmi: 15, age: 20, gender: 'male', estimate: 2.99, caveats: ['unreliablyLow'] },
    { why: 'essential fat of women', bmi: 15, age: 20, gender: 'female', estimate: 12, caveats: [] },
    { why: 'less', bmi: 15, age: 20, gender: 'female', estimate: 11.99, caveats: ['unreliablyLow'] },
    {
      why: 'both',
      bmi: 9,
      age: 17,
      gender: 'male',
      estimate: 0,
      caveats: ['outsideTestedRange', 'unreliablyLow'],
    },
  ] as const)('$why: $gender, $age years, $bmi, $estimate %', ({ bmi, age, gender, estimate, caveats }) =>
    expect(estimatedBodyFatCaveats(bmiValue(bmi), years(age), gender, percent(estimate))).toEqual(caveats),
  );
});
