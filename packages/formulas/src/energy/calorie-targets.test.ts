import { describe, expect, test } from 'vitest';
import {
  CALORIE_TARGET_KEYS,
  TARGET_STEPS,
  homeCalories,
  targetCalories,
  targetForGoal,
} from './calorie-targets.ts';
import { kcal } from '../units.ts';

describe('the home card', () => {
  test.each([
    { authority: 'issue 2, must show', tdee: 2555.5625, weightLoss: 2055.5625, weightGain: 3055.5625 },
    { authority: 'formulas R9: never altered silently', tdee: 431, weightLoss: -69, weightGain: 931 },
  ])('of $tdee kcal ($authority)', ({ tdee, weightLoss, weightGain }) =>
    expect(homeCalories(kcal(tdee))).toEqual({ maintenance: tdee, weightLoss, weightGain }),
  );
});

describe('the seven targets', () => {
  test('are those of tdee-screen-03', () =>
    expect(targetCalories(kcal(3665))).toEqual({
      maintain: 3665,
      mildLoss: 3415,
      loss: 3165,
      extremeLoss: 2665,
      mildGain: 3915,
      gain: 4165,
      extremeGain: 4665,
    }));

  test('are in ascending order', () => {
    expect(CALORIE_TARGET_KEYS).toEqual(Object.keys(TARGET_STEPS));
    const steps = CALORIE_TARGET_KEYS.map((key) => TARGET_STEPS[key]);
    expect(steps).toEqual([-1000, -500, -250, 0, 250, 500, 1000]);
  });

  test('match the three goals as ruling R8 says', () =>
    expect(targetForGoal).toEqual({ lose: 'loss', maintain: 'maintain', gain: 'gain' }));
});
