import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMacros } from './day-macros.ts';
import { KCAL_PER_GRAM, type MacroGrams } from './macros.ts';
import { grams, kcal } from '../units.ts';

const of = (protein: number, carbs: number, fat: number): MacroGrams => ({
  protein: grams(protein),
  carbs: grams(carbs),
  fat: grams(fat),
});

const energyOf = ({ protein, carbs, fat }: MacroGrams): number =>
  protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat;

describe('macros of a day with a different energy', () => {
  test.each([
    { why: 'more carbs', change: 200, flexible: 'carbs', day: of(150, 250, 60) },
    { why: 'fewer carbs', change: -200, flexible: 'carbs', day: of(150, 150, 60) },
    { why: 'the same', change: 0, flexible: 'carbs', day: of(150, 200, 60) },
    { why: 'more fat', change: 180, flexible: 'fat', day: of(150, 200, 80) },
    { why: 'less fat', change: -180, flexible: 'fat', day: of(150, 200, 40) },
    { why: 'fat, once there are no carbs left', change: -890, flexible: 'carbs', day: of(150, 0, 50) },
    { why: 'carbs, once there is no fat left', change: -580, flexible: 'fat', day: of(150, 190, 0) },
    { why: 'protein last', change: -1540, flexible: 'carbs', day: of(100, 0, 0) },
    { why: 'nothing', change: -5000, flexible: 'fat', day: of(0, 0, 0) },
  ] as const)('$why', ({ change, flexible, day }) => {
    const result = dayMacros(of(150, 200, 60), kcal(change), flexible);
    expect(result.protein).toBeCloseTo(day.protein, 9);
    expect(result.carbs).toBeCloseTo(day.carbs, 9);
    expect(result.fat).toBeCloseTo(day.fat, 9);
  });

  test('have that energy, the same protein while anything else is left, and nothing below 0', () => {
    const amount = fc.double({ min: 0, max: 500, noNaN: true });
    const property = fc.property(
      amount,
      amount,
      amount,
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      fc.constantFrom('carbs' as const, 'fat' as const),
      (protein, carbs, fat, change, flexible) => {
        const base = of(protein, carbs, fat);
        const day = dayMacros(base, kcal(change), flexible);
        expect(energyOf(day)).toBeCloseTo(Math.max(0, energyOf(base) + change), 6);
        expect(Math.min(day.protein, day.carbs, day.fat)).toBeGreaterThanOrEqual(0);
        if (day.carbs > 1e-6 || day.fat > 1e-6) expect(day.protein).toBeCloseTo(protein, 6);
      },
    );
    fc.assert(property);
  });
});
