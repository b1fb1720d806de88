import { describe, expect, test } from 'vitest';
import { LOWEST_SHOWN_TARGET, MINIMUM_INTAKE, judgeCalorieTarget } from './calorie-judgement.ts';
import { kcal } from '../units.ts';

describe('a calorie target', () => {
  test.each([
    { why: 'a day of plenty', target: 2556, bmr: 1649, gender: 'male', kind: 'fine' },
    { why: 'exactly the BMR', target: 1649, bmr: 1649, gender: 'male', kind: 'fine' },
    { why: 'less than the BMR as printed', target: 1648.49, bmr: 1649, gender: 'male', kind: 'belowBmr' },
    { why: 'exactly the minimum of men', target: 1500, bmr: 1649, gender: 'male', kind: 'belowBmr' },
    { why: 'exactly the minimum of women', target: 1200, bmr: 1100, gender: 'female', kind: 'fine' },
    { why: 'enough for women', target: 1499, bmr: 1400, gender: 'female', kind: 'fine' },
    { why: 'the last shown figure', target: 800, bmr: 700, gender: 'female', kind: 'belowMinimum' },
    { why: 'graver than below BMR', target: 1350, bmr: 1649, gender: 'male', kind: 'belowMinimum' },
    { why: 'printed as the BMR', target: 1648.5, bmr: 1649, gender: 'male', kind: 'fine' },
    { why: 'printed as the minimum', target: 1199.6, bmr: 1100, gender: 'female', kind: 'fine' },
    { why: 'printed as 800', target: 799.5, bmr: 700, gender: 'female', kind: 'belowMinimum' },
    { why: 'printed as 799', target: 799.49, bmr: 700, gender: 'female', kind: 'withheld' },
    { why: 'nothing to eat', target: 0, bmr: 1300, gender: 'male', kind: 'withheld' },
    { why: 'less than nothing', target: -140, bmr: 860, gender: 'female', kind: 'withheld' },
  ] as const)('of $target kcal for a $gender with BMR $bmr is $kind: $why', ({ target, bmr, gender, kind }) =>
    expect(judgeCalorieTarget(kcal(target), kcal(bmr), gender).kind).toBe(kind),
  );

  test.each([
    { gender: 'male', target: 1499.49, minimum: 1500 },
    { gender: 'female', target: 1199.49, minimum: 1200 },
  ] as const)('names the minimum of a $gender, $minimum kcal', ({ gender, target, minimum }) =>
    expect(judgeCalorieTarget(kcal(target), kcal(1000), gender)).toEqual({ kind: 'belowMinimum', minimum }),
  );

  test('is checked against the limits of the specification and the rulings', () => {
    expect(MINIMUM_INTAKE).toEqual({ female: 1200, male: 1500 });
    expect(LOWEST_SHOWN_TARGET).toBe(800);
  });
});
