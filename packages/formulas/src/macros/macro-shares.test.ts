import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, expectSound } from '../../../../tests/properties.ts';
import { changedShares, GIVING_WAY } from './macro-shares.ts';
import { gramsOfShares, KCAL_PER_GRAM, MACRO_PLAN_KEYS, macroGrams, sharesOfPlan } from './macros.ts';
import type { Macronutrient, MacroShares } from './macros.ts';
import { kcal, percent } from '../units.ts';

const NUTRIENTS: readonly Macronutrient[] = ['protein', 'carbs', 'fat'];

const shares = (protein: number, carbs: number, fat: number): MacroShares => ({
  protein: percent(protein),
  carbs: percent(carbs),
  fat: percent(fat),
});

/** Any split in whole percentages. */
const anyShares = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(([a, b]) => shares(Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)));
const nutrient = fc.constantFrom(...NUTRIENTS);
const typed = fc.double({ noNaN: true, noDefaultInfinity: true }).map(percent);

describe('one share changed', () => {
  test.each([
    { from: shares(30, 40, 30), change: 'protein', to: 35, result: shares(35, 35, 30) },
    { from: shares(30, 40, 30), change: 'protein', to: 75, result: shares(75, 0, 25) },
    { from: shares(30, 40, 30), change: 'protein', to: 20, result: shares(20, 50, 30) },
    { from: shares(25, 5, 70), change: 'fat', to: 60, result: shares(25, 15, 60) },
    { from: shares(25, 5, 70), change: 'fat', to: 90, result: shares(10, 0, 90) },
    { from: shares(35, 25, 40), change: 'carbs', to: 50, result: shares(35, 50, 15) },
    { from: shares(35, 25, 40), change: 'carbs', to: 80, result: shares(20, 80, 0) },
    { from: shares(35, 25, 40), change: 'carbs', to: 12.5, result: shares(35, 13, 52) },
    { from: shares(35, 25, 40), change: 'fat', to: 100, result: shares(0, 0, 100) },
    { from: shares(0, 0, 100), change: 'fat', to: 40, result: shares(0, 60, 40) },
    { from: shares(30, 40, 30), change: 'protein', to: -7, result: shares(0, 70, 30) },
    { from: shares(30, 40, 30), change: 'carbs', to: 1e9, result: shares(0, 100, 0) },
  ] as const)('$change of $from to $to (by hand)', ({ from, change, to, result }) =>
    expect(changedShares(from, change, percent(to))).toEqual(result),
  );

  test('leaves three whole shares from 0 to 100 that add up to 100, and stays as set', () =>
    check([anyShares, nutrient, typed], (from, change, to) => {
      const after = changedShares(from, change, to);
      for (const one of NUTRIENTS) {
        expectSound(after[one]);
        expect(Number.isInteger(after[one])).toBe(true);
      }
      expect(after.protein + after.carbs + after.fat).toBe(100);
      expect(after[change]).toBe(Math.min(100, Math.max(0, Math.round(to))));
    }));

  test('changes the last share only when the first to give way is used up', () =>
    check([anyShares, nutrient, fc.nat(100).map(percent)], (from, change, to) => {
      const [first, last] = GIVING_WAY[change];
      const after = changedShares(from, change, to);
      if (after[first] > 0) expect(after[last]).toBe(from[last]);
      else expect(after[last]).toBeLessThanOrEqual(from[last]);
    }));

  test('and changed back restores the split, as long as the first share wasn’t used up', () =>
    check([anyShares, nutrient, fc.nat(100).map(percent)], (from, change, to) => {
      const there = changedShares(from, change, to);
      if (there[GIVING_WAY[change][0]] === 0) return;
      expect(changedShares(there, change, from[change])).toEqual(from);
    }));
});

describe('the grams of a split', () => {
  test.each(MACRO_PLAN_KEYS)('of %s are the plan’s own', (plan) => {
    const own = gramsOfShares(kcal(2134.5), sharesOfPlan(plan));
    for (const one of NUTRIENTS) expect(own[one]).toBeCloseTo(macroGrams(kcal(2134.5), plan)[one], 9);
  });

  test.each(MACRO_PLAN_KEYS)('the shares of %s are whole and add up to 100', (plan) => {
    const { protein, carbs, fat } = sharesOfPlan(plan);
    expect([protein, carbs, fat].every(Number.isInteger)).toBe(true);
    expect(protein + carbs + fat).toBe(100);
  });

  test('add up exactly to the target, and are never negative', () =>
    check([anyShares, fc.double({ min: -2000, max: 30_000, noNaN: true }).map(kcal)], (split, target) => {
      const own = gramsOfShares(target, split);
      for (const one of NUTRIENTS) expectSound(own[one]);
      const energy = NUTRIENTS.reduce((sum, one) => sum + own[one] * KCAL_PER_GRAM[one], 0);
      expect(energy).toBeCloseTo(Math.max(0, target), 6);
    }));
});
