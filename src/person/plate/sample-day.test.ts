import { grams } from '@evenscale/formulas/units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canHaveDay, DAY_ENERGY } from './can-have-day.ts';
import { foods } from './foods.ts';
import { amountText, mealText, plateWords, portionText, totalsText } from './plate-words.ts';
import { MENUS, sampleDay } from './sample-day.ts';

describe.each(MENUS)('a day of the menu %s', (menu) => {
  test('comes to the calories, and near the protein and fat, for all that it is shown for', () => {
    fc.assert(
      fc.property(
        fc.double({ min: DAY_ENERGY.least, max: DAY_ENERGY.most, noNaN: true }),
        fc.double({ min: 0.15, max: 0.4, noNaN: true }),
        fc.double({ min: 0.24, max: 0.38, noNaN: true }),
        (kcal, share, fatShare) => {
          const fat = (fatShare * kcal) / 9;
          const day = sampleDay(menu, kcal, { protein: (share * kcal) / 4, fat });
          expect(day).not.toBeNull();
          const { totals, meals } = day as NonNullable<typeof day>;
          expect(Math.abs(totals.kcal - kcal)).toBeLessThanOrEqual(0.03 * kcal);
          const wanted = (Math.min(0.26, Math.max(0.18, share)) * kcal) / 4;
          expect(totals.protein).toBeGreaterThan(Math.min(wanted - 10, 0.7 * wanted));
          expect(totals.protein).toBeLessThan(wanted + 35);
          expect(Math.abs(totals.fat - fat)).toBeLessThan(30);
          for (const { food, amount } of meals.flatMap(({ portions }) => portions)) {
            expect(amount).toBeGreaterThan(0);
            expect(portionText({ food, amount })).not.toMatch(/NaN|undefined|0\.|^ /u);
          }
        },
      ),
    );
  });

  test('has the calories of its meals together', () => {
    const day = sampleDay(menu, 1545, { protein: 100, fat: 52 });
    const sum = day?.meals.reduce((total, { totals }) => total + totals.kcal, 0);
    expect(sum).toBeCloseTo(day?.totals.kcal ?? NaN, 6);
    expect(day?.meals.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'snack', 'dinner']);
  });

  test('isn’t made up beyond what the menu can be', () => {
    expect(sampleDay(menu, 700, { protein: 60, fat: 25 })).toBeNull();
    expect(sampleDay(menu, 5000, { protein: 160, fat: 160 })).toBeNull();
  });
});

test('the foods’ energy is that of their nutrients, within what the factors of the foods differ', () => {
  for (const { kcal, protein, carbs, fat, name } of Object.values(foods)) {
    const sum = 4 * protein + 4 * carbs + 9 * fat;
    expect(Math.abs(sum - kcal), name).toBeLessThanOrEqual(Math.max(8, 0.25 * kcal));
  }
});

test('plants only means that', () => {
  const animal = ['yogurt', 'egg', 'cheddar', 'milk', 'chicken'] as const;
  const names = new Set(animal.map((name) => foods[name].ndb));
  const portions =
    sampleDay('plants', 2000, { protein: 110, fat: 67 })?.meals.flatMap((meal) => meal.portions) ?? [];
  expect(portions.filter(({ food }) => names.has(food.ndb))).toEqual([]);
  expect(portions).not.toHaveLength(0);
});

test('no day contradicts a split with few carbs, or is offered for what it can’t have', () => {
  expect(canHaveDay(2000, { carbs: grams(225) })).toBe(true);
  expect(canHaveDay(2000, { carbs: grams(140) })).toBe(false);
  expect(canHaveDay(1100, { carbs: grams(125) })).toBe(false);
  expect(canHaveDay(3300, { carbs: grams(400) })).toBe(false);
});

describe('words', () => {
  test.each([
    [0.25, '1/4'],
    [1, '1'],
    [1.75, '1 3/4'],
  ])('%s is %s', (amount, text) => expect(amountText(amount)).toBe(text));

  test.each([
    [{ food: foods.yogurt, amount: 6 }, '6 oz (170 g) plain nonfat Greek yogurt'],
    [{ food: foods.oats, amount: 0.5 }, '1/2 cup (40 g) dry oats'],
    [{ food: foods.lentils, amount: 1.25 }, '1 1/4 cups (250 g) cooked lentils'],
    [{ food: foods.egg, amount: 1 }, '1 egg'],
    [{ food: foods.potato, amount: 1.5 }, '1 1/2 baked potatoes'],
    [{ food: foods.bread, amount: 2 }, '2 slices of whole-wheat bread'],
    [{ food: foods.oil, amount: 3 }, '3 tsp olive oil'],
  ])('%o', (portion, text) => expect(portionText(portion)).toBe(text));

  test('a day and a meal, in either unit of energy', () => {
    const day = sampleDay('chickenAndDairy', 2000, { protein: 110, fat: 67 });
    if (!day) throw new RangeError('expected a day');
    expect(totalsText(day, 'kcal')).toMatch(/^1,99\d kcal: \d+ g protein, \d+ g carbs, \d+ g fat$/u);
    expect(mealText(day.totals, 'kJ')).toMatch(/^8,3\d\d kJ, \d+ g protein$/u);
    expect(plateWords.menus[day.menu]).toBe('With chicken, eggs and dairy');
  });
});
