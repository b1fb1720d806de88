import { describe, expect, test } from 'vitest';
import { HOME_BMI_BANDS, HOME_BMI_SCALE, classify, scalePosition } from './bmi-bands.ts';
import { TDEE_BMI_BANDS, TDEE_BMI_SCALE } from './tdee-bmi-bands.ts';
import { bmiValue } from '../units.ts';

describe('the category of a BMI', () => {
  test.each([
    { authority: 'specification, section 4', bmi: 0, key: 'underweight', label: 'Underweight' },
    { authority: 'WHO 894', bmi: 18.4999999, key: 'underweight', label: 'Underweight' },
    { authority: 'WHO 894', bmi: 18.5, key: 'normal', label: 'Normal' },
    { authority: 'rulings, entry 2', bmi: 24.96, key: 'normal', label: 'Normal' },
    { authority: 'WHO 894', bmi: 24.9999999, key: 'normal', label: 'Normal' },
    { authority: 'WHO 894', bmi: 25, key: 'overweight', label: 'Overweight' },
    { authority: 'WHO 894', bmi: 29.9999999, key: 'overweight', label: 'Overweight' },
    { authority: 'WHO 894', bmi: 30, key: 'obese', label: 'Obese' },
    { authority: 'specification, section 4', bmi: 71, key: 'obese', label: 'Obese' },
  ])('on the home card, at $bmi, is $label ($authority)', ({ bmi, key, label }) =>
    expect(classify(HOME_BMI_BANDS, bmiValue(bmi))).toMatchObject({ key, label }),
  );

  test.each([
    { authority: 'specification, section 4', bmi: -3, key: 'underweight', label: 'Underweight' },
    { authority: 'NHLBI 1998', bmi: 18.4999999, key: 'underweight', label: 'Underweight' },
    { authority: 'NHLBI 1998', bmi: 18.5, key: 'normalWeight', label: 'Normal weight' },
    { authority: 'NHLBI 1998', bmi: 24.9999999, key: 'normalWeight', label: 'Normal weight' },
    { authority: 'NHLBI 1998', bmi: 25, key: 'overweight', label: 'Overweight' },
    { authority: 'NHLBI 1998', bmi: 29.9999999, key: 'overweight', label: 'Overweight' },
    { authority: 'NHLBI 1998', bmi: 30, key: 'obesityClass1', label: 'Obesity (Class 1)' },
    { authority: 'NHLBI 1998', bmi: 34.9999999, key: 'obesityClass1', label: 'Obesity (Class 1)' },
    { authority: 'NHLBI 1998', bmi: 35, key: 'obesityClass2', label: 'Obesity (Class 2)' },
    { authority: 'NHLBI 1998', bmi: 39.9999999, key: 'obesityClass2', label: 'Obesity (Class 2)' },
    { authority: 'NHLBI 1998', bmi: 40, key: 'obesityClass3', label: 'Extreme Obesity (Class 3)' },
    {
      authority: 'specification, section 4',
      bmi: 83,
      key: 'obesityClass3',
      label: 'Extreme Obesity (Class 3)',
    },
  ])('on the TDEE card, at $bmi, is $label ($authority)', ({ bmi, key, label }) =>
    expect(classify(TDEE_BMI_BANDS, bmiValue(bmi))).toMatchObject({ key, label }),
  );

  test('includes its lower limit', () => {
    expect(HOME_BMI_BANDS.map((band) => band.from)).toEqual([0, 18.5, 25, 30]);
    expect(TDEE_BMI_BANDS.map((band) => band.from)).toEqual([0, 18.5, 25, 30, 35, 40]);
  });
});

describe('the position on a scale', () => {
  test.each([
    { authority: 'formulas R4', bmi: 16, position: 5 },
    { authority: 'formulas R4', bmi: 18.5, position: 17.5 },
    { authority: 'formulas R4', bmi: 25, position: 50 },
    { authority: 'formulas R4', bmi: 30, position: 75 },
    { authority: 'formulas R4', bmi: 35, position: 100 },
    { authority: 'clamped', bmi: 35.1, position: 100 },
    { authority: 'clamped', bmi: 15, position: 0 },
    { authority: 'clamped', bmi: 14.9, position: 0 },
    { authority: 'spec-boundaries', bmi: 16.5, position: 7.5 },
  ])('on the home page, at $bmi, is $position % ($authority)', ({ bmi, position }) =>
    expect(scalePosition(HOME_BMI_SCALE, bmiValue(bmi))).toBeCloseTo(position, 10),
  );

  test.each([
    { authority: 'rulings, entry 5', bmi: 15, position: 30 },
    { authority: 'rulings, entry 5', bmi: 40, position: 80 },
    { authority: 'spec-boundaries', bmi: 16.5, position: 33 },
    { authority: 'specification, section 2', bmi: 50, position: 100 },
    { authority: 'clamped', bmi: 63, position: 100 },
    { authority: 'clamped', bmi: 0, position: 0 },
  ])('on the TDEE page, at $bmi, is $position % ($authority)', ({ bmi, position }) =>
    expect(scalePosition(TDEE_BMI_SCALE, bmiValue(bmi))).toBeCloseTo(position, 10),
  );

  test('the scales have the specified labels', () => {
    expect(HOME_BMI_SCALE).toEqual({ min: 15, max: 35, labels: [16, 18.5, 25, 30, 35] });
    expect(TDEE_BMI_SCALE).toEqual({ min: 0, max: 50, labels: [15, 18.5, 25, 30, 35, 40] });
  });
});
