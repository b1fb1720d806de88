import { describe, expect, test } from 'vitest';
import { bmiValue } from '../units.ts';
import { FAMILY_BACKGROUND_BMI_BANDS, FAMILY_BACKGROUND_HEALTHY_BMI } from './background-bmi-bands.ts';
import { classify } from './bmi-bands.ts';
import { TDEE_BMI_BANDS } from './tdee-bmi-bands.ts';

describe('the cutoffs by family background', () => {
  test.each([
    { bmi: 18.4999, key: 'underweight' },
    { bmi: 18.5, key: 'normalWeight' },
    { bmi: 22.9999, key: 'normalWeight' },
    { bmi: 23, key: 'overweight' },
    { bmi: 27.4999, key: 'overweight' },
    { bmi: 27.5, key: 'obesityClass1' },
    { bmi: 32.4999, key: 'obesityClass1' },
    { bmi: 32.5, key: 'obesityClass2' },
    { bmi: 37.4999, key: 'obesityClass2' },
    { bmi: 37.5, key: 'obesityClass3' },
  ])('put $bmi into $key (NICE NG246)', ({ bmi, key }) =>
    expect(classify(FAMILY_BACKGROUND_BMI_BANDS, bmiValue(bmi)).key).toBe(key),
  );

  test('have the same labels as the general ones', () => {
    const words = FAMILY_BACKGROUND_BMI_BANDS.map(({ key, label }) => ({ key, label }));
    expect(words).toEqual(TDEE_BMI_BANDS.map(({ key, label }) => ({ key, label })));
    expect(FAMILY_BACKGROUND_BMI_BANDS[0].from).toBe(0);
  });
});

test('the healthy range ends in the healthy category, just below overweight', () => {
  const { min, max } = FAMILY_BACKGROUND_HEALTHY_BMI;
  for (const bmi of [min, max]) expect(classify(FAMILY_BACKGROUND_BMI_BANDS, bmi).key).toBe('normalWeight');
  expect(classify(FAMILY_BACKGROUND_BMI_BANDS, bmiValue(max + 0.1)).key).toBe('overweight');
});
