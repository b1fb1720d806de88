import { expect, test } from 'vitest';
import { type ActivityLevel } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM } from '@evenscale/formulas/macros';
import { kcal, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { PlanInput } from './plan-input.ts';
import { planMacros } from './plan-macros.ts';
import { proteinText } from './plan-macros-words.ts';

function inputOf(activityLevel: ActivityLevel, bodyFat: number | null): PlanInput {
  return {
    person: {
      units: 'metric',
      inStone: false,
      weight: weightOf(92, 'kg'),
      height: heightOf(180, 'cm'),
      age: years(30),
      gender: 'male',
      activityLevel,
    },
    bodyFat: bodyFat === null ? null : percent(bodyFat),
    goal: weightOf(86, 'kg'),
    start: '2026-11-21',
    days: 120,
    unit: 'kg',
    shape: 'steady',
  };
}

const intake = { status: 'fine', isBelowRest: false, value: kcal(2137) } as const;

test.each([
  ['sedentary', null, 'guidelines'],
  ['veryActive', null, 'strength'],
  ['veryActive', 15, 'leanDeficit'],
] as const)('%s with body fat %s: protein as for %s, and the plan’s own calories', (level, bodyFat, key) => {
  const { need, shares, grams } = planMacros({ input: inputOf(level, bodyFat), direction: 'lose', intake });
  expect(need.key).toBe(key);
  expect(shares.protein + shares.carbs + shares.fat).toBe(100);
  const energy =
    grams.protein * KCAL_PER_GRAM.protein + grams.carbs * KCAL_PER_GRAM.carbs + grams.fat * KCAL_PER_GRAM.fat;
  expect(energy).toBeCloseTo(2137, 9);
  // Whole percent of energy: half a percent of 2,137 kcal is 2.7 g.
  expect(grams.protein).toBeGreaterThan(need.from - 2.7);
  expect(grams.protein).toBeLessThan(need.to + 2.7);
});

test('the protein range is given in words', () => {
  const { need } = planMacros({ input: inputOf('veryActive', 15), direction: 'lose', intake });
  expect(proteinText(need)).toContain('180 to 242 g of protein a day');
});
