import { describe, expect, test } from 'vitest';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { dayEnergyOf } from './day-energy.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { readOwnMaintenance } from '#person/own-maintenance.ts';
import { projectionPersonOf } from '#person/projection-person.ts';

/** 10 × 80 + 6.25 × 180 − 5 × 40 + 5 = 1,730 kcal at rest. */
const man: Person = {
  units: 'metric',
  weight: weightOf(80, 'kg'),
  height: heightOf(180, 'cm'),
  age: years(40),
  gender: 'male',
  activityLevel: 'sedentary',
};
const withOwn = (value: number, person = man): Person => ({
  ...person,
  ownMaintenance: { value: kcal(value), low: kcal(value - 100), high: kcal(value + 130), weight: kg(81) },
});

describe('daily energy', () => {
  test('comes from the equation unless the visitor has a figure', () => {
    expect(dayEnergyOf(man)).toEqual({ bmr: 1730, tdee: 1730 * 1.2, pal: 1.2, own: null });
  });

  test('is the visitor’s own figure if there is one; resting energy still comes from the equation', () => {
    const person = withOwn(2595);
    expect(dayEnergyOf(person)).toEqual({
      bmr: 1730,
      tdee: 2595,
      pal: 1.5,
      own: person.ownMaintenance,
    });
    expect(dayEnergyOf({ ...person, bodyFat: percent(20) }).pal).toBeCloseTo(2595 / (370 + 21.6 * 64), 9);
  });

  test.each([
    [1729.9, false],
    [1730, true],
    [4325, true],
    [4325.1, false],
  ])(
    'a figure of %d kcal is used only from one to two and a half times the energy at rest',
    (value, isUsed) => {
      const { own, tdee } = dayEnergyOf(withOwn(value));
      expect(own !== null).toBe(isUsed);
      expect(tdee).toBe(isUsed ? value : 1730 * 1.2);
    },
  );

  test.each([
    ['the same person', {}, {}, true],
    ['3 cm and 3 years away', { centimetres: 183, age: 37 }, {}, true],
    ['another sex', { gender: 'female' as const }, {}, false],
    ['4 cm away', { centimetres: 184 }, {}, false],
    ['4 years away', { age: 44 }, {}, false],
    ['almost 10% away', {}, { weight: kg(80 / 1.099) }, true],
    ['more than 10% away', {}, { weight: kg(80 / 1.11) }, false],
  ])('is only that of one’s own log: %s', (_, owner, figure, isUsed) => {
    const person = { gender: 'male' as const, age: 40, centimetres: 180, ...owner };
    const own = { value: kcal(2500), low: kcal(2400), high: kcal(2600), weight: kg(80), person, ...figure };
    expect(dayEnergyOf({ ...man, ownMaintenance: own }).own !== null).toBe(isUsed);
  });

  test('comes from the equation under 18, and if the equation gives nothing', () => {
    expect(dayEnergyOf(withOwn(2500, { ...man, age: years(17) })).own).toBeNull();
    expect(dayEnergyOf(withOwn(2500, { ...man, age: years(18) })).own).not.toBeNull();
    const tiny = { ...man, weight: weightOf(2, 'kg'), height: heightOf(30, 'cm'), age: years(120) };
    expect(dayEnergyOf(withOwn(2500, tiny))).toMatchObject({ bmr: 0, own: null });
  });
});

test('the weight model uses it for the intake and the activity level', () => {
  const { model, tdee } = projectionPersonOf(withOwn(2595));
  expect(tdee).toBe(2595);
  expect(model).toMatchObject({ pal: 1.5, restingEnergy: 1730, maintenanceIntake: 2595 });
});

describe('a figure from outside', () => {
  const good = { value: 2431, low: 2301, high: 2562, weight: 82.5 };

  test.each([
    good,
    { ...good, low: 0 },
    { ...good, value: 500, low: 500, high: 500 },
    { ...good, value: 10_000, high: 20_000 },
    { ...good, weight: 1000 },
  ])('is accepted: %j', (figure) => {
    expect(readOwnMaintenance({ ...figure, days: 'no part of it' })).toEqual(figure);
  });

  test.each([
    undefined,
    null,
    2431,
    '2431',
    {},
    { ...good, value: '2431' },
    { ...good, value: 499.9 },
    { ...good, value: 10_001 },
    { ...good, low: -0.1 },
    { ...good, low: 2431.1 },
    { ...good, high: 2430.9 },
    { ...good, high: 20_001 },
    { ...good, high: Infinity },
    { ...good, weight: 0 },
    { ...good, weight: 1001 },
    { ...good, weight: Number.NaN },
    { value: 2431, low: 2301, high: 2562 },
  ])('is rejected: %j', (figure) => {
    expect(readOwnMaintenance(figure)).toBeUndefined();
  });
});
