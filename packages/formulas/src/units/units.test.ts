import { describe, expect, test } from 'vitest';
import {
  CM_PER_INCH,
  CM_PER_METRE,
  INCHES_PER_FOOT,
  KG_PER_POUND,
  MONTHS_PER_YEAR,
  POUNDS_PER_STONE,
  bmiValue,
  centimetresFromInches,
  cm,
  grams,
  inches,
  inchesFromCentimetres,
  kcal,
  kg,
  kilogramsFromPounds,
  lb,
  months,
  percent,
  poundsFromKilograms,
  years,
  zScore,
} from '../units.ts';

describe('a quantity', () => {
  test.each([
    { name: 'kg', make: kg, value: 72.5 },
    { name: 'lb', make: lb, value: 154.3 },
    { name: 'cm', make: cm, value: 181.4 },
    { name: 'inches', make: inches, value: 68.9 },
    { name: 'years', make: years, value: 31 },
    { name: 'months', make: months, value: 112.53 },
    { name: 'kcal', make: kcal, value: -12.25 },
    { name: 'grams', make: grams, value: 121.3 },
    { name: 'percent', make: percent, value: 18 },
    { name: 'bmiValue', make: bmiValue, value: 22.86 },
    { name: 'zScore', make: zScore, value: -1.28 },
  ])('$name keeps its number and rejects anything that isn’t one', ({ name, make, value }) => {
    expect(make(value)).toBe(value);
    expect(make(0)).toBe(0);
    expect(() => make(NaN)).toThrow(new RangeError(`${name}: got NaN, expected a finite number`));
    expect(() => make(Infinity)).toThrow(new RangeError(`${name}: got Infinity, expected a finite number`));
    expect(() => make(-Infinity)).toThrow(RangeError);
  });
});

describe('the factors', () => {
  test.each([
    { authority: 'specification, section 9', factor: KG_PER_POUND, value: 0.453592 },
    { authority: 'international inch, 1959', factor: CM_PER_INCH, value: 2.54 },
    { authority: 'Weights and Measures Act 1985, stone', factor: POUNDS_PER_STONE, value: 14 },
    { authority: 'international foot, 1959', factor: INCHES_PER_FOOT, value: 12 },
    { authority: 'SI prefix centi', factor: CM_PER_METRE, value: 100 },
    { authority: 'Gregorian calendar', factor: MONTHS_PER_YEAR, value: 12 },
  ])('are those of the $authority', ({ factor, value }) => expect(factor).toBe(value));

  test('the pound differs from the exact one by less than one part in a million', () =>
    expect(Math.abs(KG_PER_POUND / 0.45359237 - 1)).toBeLessThan(1e-6));
});

describe('a conversion', () => {
  test.each([
    { authority: 'specification, section 9', pounds: 1, kilograms: 0.453592 },
    { authority: 'specification, by hand', pounds: 154.3, kilograms: 69.9892456 },
    { authority: 'a hundredweight, by hand', pounds: 112, kilograms: 50.802304 },
  ])('of $pounds lb is $kilograms kg, and back ($authority)', ({ pounds, kilograms }) => {
    expect(kilogramsFromPounds(lb(pounds))).toBeCloseTo(kilograms, 10);
    expect(poundsFromKilograms(kg(kilograms))).toBeCloseTo(pounds, 10);
  });

  test.each([
    { authority: 'specification, section 9', length: 1, centimetres: 2.54 },
    { authority: 'specification, by hand', length: 68.9, centimetres: 175.006 },
    { authority: 'six feet, by hand', length: 72, centimetres: 182.88 },
  ])('of $length in is $centimetres cm, and back ($authority)', ({ length, centimetres }) => {
    expect(centimetresFromInches(inches(length))).toBeCloseTo(centimetres, 10);
    expect(inchesFromCentimetres(cm(centimetres))).toBeCloseTo(length, 10);
  });
});
