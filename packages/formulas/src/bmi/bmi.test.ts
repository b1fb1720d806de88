import { describe, expect, test } from 'vitest';
import {
  HEALTHY_BMI,
  IMPERIAL_BMI_FACTOR,
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from './bmi.ts';
import { centimetresFromInches, cm, inches, kg, kilogramsFromPounds, lb } from '../units.ts';

describe('body mass index', () => {
  test.each([
    { authority: 'five npm packages, bmi-grid', weight: 61, height: 150, bmi: 27.11111111111111 },
    { authority: 'issue 2, must show', weight: 70, height: 175, bmi: 22.857142857142858 },
    { authority: 'tdee-screen-03', weight: 88, height: 180, bmi: 27.160493827160494 },
    { authority: 'exact in binary, by hand', weight: 74, height: 200, bmi: 18.5 },
  ])('of $weight kg and $height cm is $bmi ($authority)', ({ weight, height, bmi }) =>
    expect(bodyMassIndex(kg(weight), cm(height))).toBeCloseTo(bmi, 10),
  );

  test.each([
    { authority: 'bmi-grid, constant 703', weight: 155, height: 58, bmi: 32.39149821640904 },
    { authority: 'specification, by hand', weight: 180, height: 71, bmi: 25.102162 },
    { authority: 'NHLBI table, prints 21', weight: 100, height: 58, bmi: 20.897741 },
  ])('of $weight lb and $height in is $bmi ($authority)', ({ weight, height, bmi }) =>
    expect(bodyMassIndexImperial(lb(weight), inches(height))).toBeCloseTo(bmi, 6),
  );

  test.each([
    { weight: 0, height: 175 },
    { weight: -0.1, height: 175 },
    { weight: 70, height: 0 },
    { weight: 70, height: -175 },
    { weight: 0, height: 0 },
  ])('of weight $weight and height $height is 0, because one counts as not given', ({ weight, height }) => {
    expect(bodyMassIndex(kg(weight), cm(height))).toBe(0);
    expect(bodyMassIndexImperial(lb(weight), inches(height))).toBe(0);
  });

  test('stays finite even for a tiny height', () => {
    expect(bodyMassIndex(kg(70), cm(1e-200))).toBe(Number.MAX_VALUE);
    expect(bodyMassIndexImperial(lb(154), inches(1e-200))).toBe(Number.MAX_VALUE);
  });

  test('in imperial units is 0.01 % below the metric one, because 703 is the published factor', () => {
    expect(IMPERIAL_BMI_FACTOR).toBe(703);
    const imperial = bodyMassIndexImperial(lb(154.3), inches(68.9));
    const metric = bodyMassIndex(kilogramsFromPounds(lb(154.3)), centimetresFromInches(inches(68.9)));
    expect(1 - imperial / metric).toBeCloseTo(0.0000982, 6);
  });
});

describe('the ideal weight range', () => {
  test('runs from 18.5 to 24.9', () => expect(HEALTHY_BMI).toEqual({ min: 18.5, max: 24.9 }));

  test.each([
    { authority: 'issue 2, must show', height: 175, min: 56.65625, max: 76.25625 },
    { authority: 'bmi-grid prints 41.6 and 56', height: 150, min: 41.625, max: 56.025 },
    { authority: 'by hand', height: 200, min: 74, max: 99.6 },
  ])('of $height cm is $min to $max kg ($authority)', ({ height, min, max }) => {
    const range = idealWeightRange(cm(height));
    expect(range.min).toBeCloseTo(min, 10);
    expect(range.max).toBeCloseTo(max, 10);
  });

  test.each([
    { authority: 'specification, by hand', height: 70, min: 128.9473684, max: 173.5561878 },
    { authority: 'specification, by hand', height: 63.5, min: 106.1118421, max: 142.8208037 },
  ])('of $height in is $min to $max lb ($authority)', ({ height, min, max }) => {
    const range = idealWeightRangeImperial(inches(height));
    expect(range.min).toBeCloseTo(min, 6);
    expect(range.max).toBeCloseTo(max, 6);
  });

  test('starts at a BMI of 18.5 at every height', () => {
    for (let tenths = 500; tenths <= 3000; tenths++) {
      const height = cm(tenths / 10);
      const span = inches(tenths / 10);
      expect(bodyMassIndex(idealWeightRange(height).min, height)).toBeCloseTo(18.5, 12);
      expect(bodyMassIndexImperial(idealWeightRangeImperial(span).min, span)).toBeCloseTo(18.5, 12);
    }
  });
});
