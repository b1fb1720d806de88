import { describe, expect, test } from 'vitest';
import { BODY_FAT_READING_ERROR, energyRange, energyRangeOfReading, readingsAround } from './energy-range.ts';
import { leanMass } from './energy.ts';
import { kcal, kg, percent } from '#formulas/units.ts';

describe('lean mass', () => {
  test.each([
    { authority: 'specification, by hand', weight: 80, bodyFat: 25, lean: 60 },
    { authority: 'specification, by hand', weight: 72.5, bodyFat: 18, lean: 59.45 },
  ])('of $weight kg with $bodyFat % fat is $lean kg ($authority)', ({ weight, bodyFat, lean }) =>
    expect(leanMass(kg(weight), percent(bodyFat))).toBeCloseTo(lean, 10),
  );
});

describe('the range of a day’s energy', () => {
  test('is 10 % either way by the equation (Frankenfield 2005)', () => {
    const { low, high } = energyRange(kcal(2555.5625));
    expect(low).toBeCloseTo(2300.006_25, 9);
    expect(high).toBeCloseTo(2811.118_75, 9);
  });

  test('is five points of body fat either way by a reading (formula sheet 1.6)', () => {
    expect(BODY_FAT_READING_ERROR).toBe(5);
    const { low, high } = energyRangeOfReading(kg(80), percent(20), 'sedentary');
    expect(low).toBeCloseTo((370 + 21.6 * 60) * 1.2, 9);
    expect(high).toBeCloseTo((370 + 21.6 * 68) * 1.2, 9);
  });

  test('never goes below no fat at all', () => {
    expect(readingsAround(percent(3))).toEqual({ higher: 8, lower: 0 });
    expect(readingsAround(percent(70))).toEqual({ higher: 75, lower: 65 });
  });
});
