import { describe, expect, test } from 'vitest';
import {
  BODY_FAT_READING_ERROR,
  DAY_ENERGY_ERROR,
  dayEnergyError,
  energyRange,
  readingsAround,
  restingErrorOfReading,
} from './energy-range.ts';
import { leanMass } from './energy.ts';
import { kcal, kg, percent } from '../units.ts';

describe('lean mass', () => {
  test.each([
    { authority: 'specification, by hand', weight: 80, bodyFat: 25, lean: 60 },
    { authority: 'specification, by hand', weight: 72.5, bodyFat: 18, lean: 59.45 },
  ])('of $weight kg with $bodyFat % fat is $lean kg ($authority)', ({ weight, bodyFat, lean }) =>
    expect(leanMass(kg(weight), percent(bodyFat))).toBeCloseTo(lean, 10),
  );
});

describe('the error of a day’s energy', () => {
  test('combines those of the equation (Frankenfield 2005) and the activity level (FAO 2001)', () => {
    expect(DAY_ENERGY_ERROR).toBe(0.14);
    expect(dayEnergyError(0)).toBe(0.1);
    expect(dayEnergyError(0.05)).toBe(0.11);
  });

  test('with a body-fat reading that is five points off', () => {
    expect(BODY_FAT_READING_ERROR).toBe(5);
    const off = (370 + 21.6 * 64) * restingErrorOfReading(kg(80), percent(20));
    expect(off).toBeCloseTo(21.6 * 4, 9);
  });
});

describe('the range of a day’s energy', () => {
  test('extends by the error in both directions', () => {
    const { low, high } = energyRange(kcal(2555.5625), DAY_ENERGY_ERROR);
    expect(low).toBeCloseTo(2197.783_75, 9);
    expect(high).toBeCloseTo(2913.341_25, 9);
  });

  test('the range of a body-fat reading never goes below 0 %', () => {
    expect(readingsAround(percent(3))).toEqual({ higher: 8, lower: 0 });
    expect(readingsAround(percent(70))).toEqual({ higher: 75, lower: 65 });
  });
});
