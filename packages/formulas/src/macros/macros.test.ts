import { describe, expect, test } from 'vitest';
import { KCAL_PER_GRAM, MACRO_PLANS, MACRO_PLAN_KEYS, macroGrams } from './macros.ts';
import { kcal } from '../units.ts';

describe('the grams of a plan', () => {
  test.each([
    {
      authority: 'nutrition-calculator prints 121, 91, 40',
      target: 1213,
      plan: 'highProtein',
      protein: 121.3,
      carbs: 90.975,
      fat: 40.4333333,
    },
    {
      authority: 'specification, by hand',
      target: 2000,
      plan: 'balanced',
      protein: 150,
      carbs: 200,
      fat: 66.6666667,
    },
    {
      authority: 'specification, by hand',
      target: 1600,
      plan: 'lowCarb',
      protein: 140,
      carbs: 100,
      fat: 71.1111111,
    },
    {
      authority: 'specification, by hand',
      target: 1800,
      plan: 'ketogenic',
      protein: 112.5,
      carbs: 22.5,
      fat: 140,
    },
    { authority: 'nothing to share', target: 0, plan: 'balanced', protein: 0, carbs: 0, fat: 0 },
    { authority: 'never a negative amount', target: -900, plan: 'lowCarb', protein: 0, carbs: 0, fat: 0 },
  ] as const)('$plan of $target kcal ($authority)', ({ target, plan, protein, carbs, fat }) => {
    const shares = macroGrams(kcal(target), plan);
    expect(shares.protein).toBeCloseTo(protein, 6);
    expect(shares.carbs).toBeCloseTo(carbs, 6);
    expect(shares.fat).toBeCloseTo(fat, 6);
  });

  test('follow the specification’s table', () => {
    expect(MACRO_PLANS).toEqual({
      balanced: { protein: 0.3, carbs: 0.4, fat: 0.3 },
      lowCarb: { protein: 0.35, carbs: 0.25, fat: 0.4 },
      highProtein: { protein: 0.4, carbs: 0.3, fat: 0.3 },
      ketogenic: { protein: 0.25, carbs: 0.05, fat: 0.7 },
    });
    expect(MACRO_PLAN_KEYS).toEqual(Object.keys(MACRO_PLANS));
    expect(KCAL_PER_GRAM).toEqual({ protein: 4, carbs: 4, fat: 9 });
  });

  test.each(MACRO_PLAN_KEYS)('of %s add up to the whole day', (plan) => {
    const { protein, carbs, fat } = MACRO_PLANS[plan];
    expect(protein + carbs + fat).toBeCloseTo(1, 12);
  });
});
