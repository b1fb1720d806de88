import {
  bodyMassIndex,
  bodyMassIndexImperial,
  classify,
  HOME_BMI_BANDS,
  idealWeightRange,
  idealWeightRangeImperial,
} from '@evenscale/formulas/bmi';
import { cm, inches, kg, lb } from '@evenscale/formulas/units';
import { describe, expect, test } from 'vitest';
import { IMPERIAL_LIMITS, METRIC_LIMITS } from './weight-limits.ts';

const inTenths = (weight: number) => Math.round(weight * 10);

describe.each(METRIC_LIMITS)('at $height', ({ height, healthy, overweightFrom, obeseFrom }) => {
  const index = (tenths: number) => bodyMassIndex(kg(tenths / 10), cm(Number.parseFloat(height)));
  const word = (tenths: number) => classify(HOME_BMI_BANDS, index(tenths)).key;

  test('the healthy weights match the calculators', () => {
    const range = idealWeightRange(cm(Number.parseFloat(height)));
    expect(healthy).toEqual([range.min, range.max]);
    expect(word(inTenths(healthy[1]))).toBe('normal');
  });

  test('each printed limit is in its category and the next lighter weight is not', () => {
    expect(word(inTenths(overweightFrom))).toBe('overweight');
    expect(word(inTenths(overweightFrom) - 1)).toBe('normal');
    expect(word(inTenths(obeseFrom))).toBe('obese');
    expect(word(inTenths(obeseFrom) - 1)).toBe('overweight');
  });
});

describe.each(IMPERIAL_LIMITS)('at $height', ({ height, healthy, overweightFrom, obeseFrom }) => {
  const [feet, rest] = height.match(/\d+/g)!.map(Number) as [number, number];
  const index = (pounds: number) => bodyMassIndexImperial(lb(pounds), inches(feet * 12 + rest));
  const word = (pounds: number) => classify(HOME_BMI_BANDS, index(pounds)).key;

  test('each printed limit is in its category and the next lighter pound is not', () => {
    const range = idealWeightRangeImperial(inches(feet * 12 + rest));
    expect(healthy).toEqual([range.min, range.max]);
    expect([word(overweightFrom), word(overweightFrom - 1)]).toEqual(['overweight', 'normal']);
    expect([word(obeseFrom), word(obeseFrom - 1)]).toEqual(['obese', 'overweight']);
  });
});

test('matches the published NHLBI table: 5 ft 6 in is overweight from 155 lb and obese from 186 lb', () => {
  const row = IMPERIAL_LIMITS.find(({ height }) => height === '5 ft 6 in');
  expect([row?.overweightFrom, row?.obeseFrom]).toEqual([155, 186]);
});
