import { expect, test } from 'vitest';
import type { Gender } from '@evenscale/formulas/energy';
import { bmiValue, kcal, years } from '@evenscale/formulas/units';
import { concernsAbout, type TrendLoss } from './concerns.ts';

const over = (days: number, share: number): TrendLoss => ({ days, share });

const somebody = (age: number, bmi: number, gender: Gender = 'female') => ({
  gender,
  age: years(age),
  bmi: bmiValue(bmi),
});

test.each([
  // At most 1% a week, and 1.5% for water; not before the 13th day.
  [over(13, 0.0336), ['fastLoss']],
  [over(13, 0.0335), []],
  [over(28, 0.0551), ['fastLoss']],
  [over(28, 0.0549), []],
  [over(12, 0.05), []],
] as const)('a fast loss begins at its limits: %j', (fourWeeks, expected) => {
  const facts = { person: somebody(40, 30), meanIntake: null, halfYear: fourWeeks };
  expect(concernsAbout({ ...facts, fourWeeks })).toEqual(expected);
});

test.each([
  [18.49, over(7, 0.0251), ['underweightLoss']],
  [18.49, over(7, 0.0249), ['underweightSlowLoss']],
  [18.49, over(7, 0.015), []],
  [18.49, over(6, 0.04), []],
  [18.5, over(7, 0.04), []],
  [15.99, over(7, 0.0151), ['farUnderweightLoss']],
  [16, over(7, 0.0151), ['underweightSlowLoss']],
] as const)('below the healthy range less is said to be a loss: BMI %d, %j', (bmi, fourWeeks, expected) => {
  const facts = { person: somebody(40, bmi), meanIntake: null, halfYear: null };
  expect(concernsAbout({ ...facts, fourWeeks })).toEqual(expected);
});

test.each([
  [65, 27.4, 0.0501, ['olderLoss']],
  [65, 27.4, 0.05, []],
  [65, 27.5, 0.0501, []],
  [64, 27.4, 0.0501, []],
] as const)(
  'an older person’s loss begins at its limits: %d years, BMI %d, %d',
  (age, bmi, share, expected) => {
    const facts = { person: somebody(age, bmi), meanIntake: null, fourWeeks: null };
    expect(concernsAbout({ ...facts, halfYear: over(150, share) })).toEqual(expected);
  },
);

test.each([
  ['female', 25, 1199.4, ['tooLittle']],
  ['female', 25, 1199.5, []],
  ['male', 25, 1499.4, ['tooLittle']],
  ['male', 25, 1499.5, []],
  ['female', 15.99, 1199.4, ['farTooLittle']],
] as const)(
  'too little is eaten below the usual minimum as printed: %s, BMI %d, %d',
  (gender, bmi, meanIntake, expected) => {
    const facts = { person: somebody(40, bmi, gender), halfYear: null, fourWeeks: null };
    expect(concernsAbout({ ...facts, meanIntake: kcal(meanIntake) })).toEqual(expected);
  },
);
