import { describe, expect, test } from 'vitest';
import { kg, kilogramsFromPounds, lb } from '@evenscale/formulas/units';
import { goalAfter, goalAt, goalWithSteps, isSameGoal } from './goal-moves.ts';

/** Two pixels a day from day 1000, and ten a kilogram down from 90. */
const plot = {
  x: (day: number) => 40 + 2 * (day - 1000),
  y: (weight: number) => 20 + 10 * (90 - weight),
  top: 20,
  bottom: 320,
};
const at = (x: number, y: number, last = 1200) => goalAt(plot, last, 1000, 'kg', [x, y]);

describe('a point of the drawing', () => {
  test('is the nearest week, and the nearest half kilogram', () => {
    expect(at(40 + 2 * 70, 120)).toEqual({ days: 70, weight: 80 });
    expect(at(40 + 2 * 73, 122)).toEqual({ days: 70, weight: 80 });
    expect(at(40 + 2 * 74, 123)).toEqual({ days: 77, weight: 79.5 });
  });

  test('is a whole number of pounds, also in stone', () => {
    for (const unit of ['lb', 'st'] as const) {
      const { weight } = goalAt(plot, 1200, 1000, unit, [180, 122]);
      expect(weight).toBeCloseTo(kilogramsFromPounds(lb(176)), 9);
    }
  });

  test('stays in the drawing, and in the time that a plan can take', () => {
    expect(at(-500, 5000)).toEqual({ days: 21, weight: 60 });
    expect(at(5000, -300)).toEqual({ days: 196, weight: 90 });
    expect(at(50_000, 20, 3000).days).toBe(1092);
  });
});

describe('a key', () => {
  const goal = { days: 182, weight: kg(66) };

  test.each([
    ['ArrowUp', { days: 182, weight: 66.5 }],
    ['ArrowDown', { days: 182, weight: 65.5 }],
    ['ArrowRight', { days: 189, weight: 66 }],
    ['ArrowLeft', { days: 175, weight: 66 }],
    ['PageUp', { days: 210, weight: 66 }],
    ['PageDown', { days: 154, weight: 66 }],
  ])('%s', (key, after) => {
    expect(goalAfter(goal, key, 'kg')).toEqual(after);
  });

  test('moves by a pound where weights are in pounds or stone', () => {
    const pounds = { days: 182, weight: kilogramsFromPounds(lb(150.5)) };
    for (const unit of ['lb', 'st'] as const)
      expect(goalAfter(pounds, 'ArrowUp', unit)?.weight).toBeCloseTo(kilogramsFromPounds(lb(151.5)), 9);
  });

  test('never leads to a plan shorter or longer than the form takes, or to no weight', () => {
    expect(goalAfter({ ...goal, days: 24 }, 'ArrowLeft', 'kg')?.days).toBe(21);
    expect(goalAfter({ ...goal, days: 1093 }, 'ArrowRight', 'kg')?.days).toBe(1095);
    expect(goalAfter({ days: 30, weight: kg(0.5) }, 'ArrowDown', 'kg')?.weight).toBe(0.5);
  });

  test('of another kind does nothing', () => {
    expect(goalAfter(goal, 'Tab', 'kg')).toBeNull();
  });
});

test('a slider’s value is a number of steps', () => {
  expect(goalWithSteps({ days: 30, weight: kg(66) }, 131, 'kg')).toEqual({ days: 30, weight: 65.5 });
});

test('goals are the same on the same day with the same weight, apart from rounding', () => {
  const goal = { days: 30, weight: kg(66) };
  expect(isSameGoal(goal, { days: 30, weight: kg(66 + 1e-9) })).toBe(true);
  expect(isSameGoal(goal, { days: 31, weight: kg(66) })).toBe(false);
  expect(isSameGoal(goal, { days: 30, weight: kg(66.5) })).toBe(false);
});
