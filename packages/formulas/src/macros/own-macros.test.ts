import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, expectSound } from '../../../../tests/properties.ts';
import { gramsOfShares, KCAL_PER_GRAM, MACRO_PLAN_KEYS, macroGrams, sharesOfPlan } from './macros.ts';
import type { Macronutrient, MacroShares } from './macros.ts';
import { changedMacros, GIVING_WAY, macroAmount } from './macro-changes.ts';
import {
  type MacroDay,
  type MacroSetting,
  type MacroSettings,
  type MacroUnit,
  ownMacroGrams,
  settingGrams,
} from './own-macros.ts';
import { kcal, kg, percent } from '../units.ts';

const NUTRIENTS: readonly Macronutrient[] = ['protein', 'carbs', 'fat'];
const UNITS: readonly MacroUnit[] = ['percent', 'grams', 'gramsPerKilogram', 'gramsPerPound'];

const pct = (amount: number): MacroSetting => ({ amount, unit: 'percent' });
const g = (amount: number): MacroSetting => ({ amount, unit: 'grams' });
const perKg = (amount: number): MacroSetting => ({ amount, unit: 'gramsPerKilogram' });

const set = (
  protein: MacroSetting | null,
  carbs: MacroSetting | null,
  fat: MacroSetting | null,
): MacroSettings => ({ protein, carbs, fat });

const DAY: MacroDay = { energy: kcal(2000), weight: kg(80) };

const nutrient = fc.constantFrom(...NUTRIENTS);
const unit = fc.constantFrom(...UNITS);
const day = fc.record({
  energy: fc.double({ min: 800, max: 6000, noNaN: true }).map(kcal),
  weight: fc.double({ min: 30, max: 300, noNaN: true }).map(kg),
});
const share = fc.double({ min: 0, max: 100, noNaN: true });

/** An amount in any unit that gives this share of the day. */
function amountOf(of: Macronutrient, percentage: number, inUnit: MacroUnit, on: MacroDay): MacroSetting {
  const amount = macroAmount(settingGrams(pct(percentage), of, on), of, inUnit, on);
  return { amount, unit: inUnit };
}

/** Settings that fit, of which one gets the rest. */
const anySettings = fc
  .record({ on: day, rest: nutrient, a: share, b: share, units: fc.tuple(unit, unit) })
  .map(({ on, rest, a, b, units }) => {
    const [one = 'protein', other = 'fat'] = NUTRIENTS.filter((each) => each !== rest);
    const settings = {
      ...set(null, null, null),
      [one]: amountOf(one, Math.min(a, b), units[0], on),
      [other]: amountOf(other, Math.abs(a - b), units[1], on),
    };
    return { settings, on };
  });

const energyOf = (settings: MacroSettings, on: MacroDay): number => {
  const amounts = ownMacroGrams(settings, on);
  return NUTRIENTS.reduce((sum, each) => sum + amounts[each] * KCAL_PER_GRAM[each], 0);
};

describe('an amount', () => {
  test.each([
    [g(176), 'protein', 176],
    [perKg(2.2), 'protein', 176],
    [{ amount: 1, unit: 'gramsPerPound' }, 'protein', 80 / 0.453592],
    [pct(30), 'protein', 150],
    [pct(30), 'fat', 600 / 9],
  ] as const)('%o of %s is %d g (by hand)', (setting, of, amount) =>
    expect(settingGrams(setting, of, DAY)).toBeCloseTo(amount, 9),
  );

  test('in another unit and back is the same', () =>
    check([fc.double({ min: 0, max: 500, noNaN: true }), nutrient, unit, day], (amount, of, inUnit, on) => {
      const there = macroAmount(settingGrams(g(amount), of, on), of, inUnit, on);
      expect(settingGrams({ amount: there, unit: inUnit }, of, on)).toBeCloseTo(amount, 9);
    }));
});

describe('macros of one’s own', () => {
  test.each([
    { settings: set(g(176), null, pct(30)), result: [176, 174, 600 / 9] },
    { settings: set(g(176), g(174), null), result: [176, 174, 600 / 9] },
    { settings: set(null, g(200), g(60)), result: [165, 200, 60] },
    { settings: set(perKg(2), null, perKg(1)), result: [160, 160, 80] },
    // What doesn't fit: protein first, then fat.
    { settings: set(g(300), null, g(100)), result: [300, 0, 800 / 9] },
    { settings: set(g(600), g(50), null), result: [500, 0, 0] },
  ] as const)('$settings give $result g (by hand)', ({ settings, result }) => {
    const { protein, carbs, fat } = ownMacroGrams(settings, DAY);
    [protein, carbs, fat].forEach((amount, index) => expect(amount).toBeCloseTo(result[index] ?? NaN, 9));
  });

  test('grams that were set are exactly these grams', () =>
    check([fc.nat(200), day], (amount, on) => {
      expect(ownMacroGrams(set(g(amount), null, pct(0)), on).protein).toBe(amount);
    }));

  test('add up to the day’s energy, whatever is set, and are never negative', () => {
    const anything = fc.record({ amount: fc.double({ min: 0, max: 1e6, noNaN: true }), unit });
    check([anything, anything, nutrient, day], (one, other, rest, on) => {
      const [first = 'protein', second = 'fat'] = NUTRIENTS.filter((each) => each !== rest);
      const settings = { ...set(null, null, null), [first]: one, [second]: other };
      for (const amount of Object.values(ownMacroGrams(settings, on))) expectSound(amount);
      expect(energyOf(settings, on)).toBeCloseTo(on.energy, 6);
    });
  });

  test('without energy are nothing', () =>
    expect(ownMacroGrams(set(g(10), null, pct(30)), { ...DAY, energy: kcal(-5) })).toEqual({
      protein: 0,
      carbs: 0,
      fat: 0,
    }));
});

describe('one of them changed', () => {
  test.each([
    { from: set(pct(30), null, pct(30)), change: 'protein', to: g(176), result: set(g(176), null, pct(30)) },
    { from: set(g(176), null, pct(30)), change: 'fat', to: g(70), result: set(g(176), null, g(70)) },
    { from: set(g(176), null, pct(30)), change: 'carbs', to: g(200), result: set(g(176), g(200), null) },
    // Fat was the rest, 30%: it stays as it was shown, and carbs get the rest.
    {
      from: set(pct(30), pct(40), null),
      change: 'protein',
      to: pct(35),
      result: set(pct(35), null, pct(30)),
    },
    // 1,800 kcal of fat leave no room for 30% protein.
    { from: set(pct(30), null, pct(30)), change: 'fat', to: pct(90), result: set(null, pct(0), pct(90)) },
    { from: set(pct(30), null, pct(30)), change: 'fat', to: g(200), result: set(null, g(0), g(200)) },
    { from: set(null, pct(0), pct(80)), change: 'carbs', to: pct(1), result: set(pct(20), pct(1), null) },
    {
      from: set(pct(30), null, pct(30)),
      change: 'protein',
      to: pct(70),
      result: set(pct(70), null, pct(30)),
    },
  ] as const)('$change of $from to $to (by hand)', ({ from, change, to, result }) =>
    expect(changedMacros(from, change, to, DAY)).toEqual(result),
  );

  test('stays exactly as set; the two others share the rest', () =>
    check([anySettings, nutrient, share, unit], ({ settings, on }, change, percentage, inUnit) => {
      const to = amountOf(change, percentage, inUnit, on);
      const after = changedMacros(settings, change, to, on);
      expect(after[change]).toEqual(to);
      expect(Object.values(after).filter((setting) => setting === null)).toHaveLength(1);
      expect(ownMacroGrams(after, on)[change]).toBeCloseTo(settingGrams(to, change, on), 6);
      expect(energyOf(after, on)).toBeCloseTo(on.energy, 6);
    }));

  test('takes energy from the last one only when the first has none left', () =>
    check([anySettings, nutrient, share], ({ settings, on }, change, percentage) => {
      const [first, last] = GIVING_WAY[change];
      const after = changedMacros(settings, change, amountOf(change, percentage, 'grams', on), on);
      if (settings[last] === null) return;
      if (after[first] === null) expect(after[last]).toEqual(settings[last]);
      else expect(ownMacroGrams(after, on)[first]).toBe(0);
    }));
});

const anyShares = fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]): MacroShares => ({
  protein: percent(Math.min(a, b)),
  carbs: percent(Math.abs(a - b)),
  fat: percent(100 - Math.max(a, b)),
}));

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
