import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '../units.ts';
import { longTermChange, timeConstant } from './long-term.ts';
import type { WeightModelPerson } from './start.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(176),
  weight: kg(90),
  pal: 1.5,
  bodyFat: null,
};

describe('the long-term change', () => {
  test('of 100 kJ a day is 1.16 kg (formulas 4.8)', () =>
    expect(longTermChange(man, { intake: kcal(-100 / 4.184), activity: 0 })).toBeCloseTo(-1.16, 1));

  test('matches equation 17 calculated by hand', () => {
    // F0 = 31.2 kg, so three quarters of the change are fat; delta0 = 7, with 1 more.
    const person = { ...man, bodyFat: percent(100 / 3), weight: kg(93.6), restingEnergy: kcal(1872) };
    const perKg = 7 + 1 + 21.988528 - 0.75 * (21.988528 - 3.107075);
    const change = { intake: kcal(200), activity: 1 };
    expect(longTermChange(person, change)).toBeCloseTo((0.76 * 200 - 93.6) / perKg, 5);
  });
});

describe('the time constant', () => {
  test('matches equation 15 calculated by hand', () => {
    // F0 = 31.2 kg and delta0 = 7: a = 1/3
    const person = { ...man, bodyFat: percent(100 / 3), weight: kg(93.6), restingEnergy: kcal(1872) };
    const stored = 179.2543 + 9440.7266 + (229.4455 + 1816.4436) / 3;
    expect(timeConstant(person)).toBeCloseTo(stored / (3.107075 + 7 + (21.988528 + 7) / 3), 3);
  });

  test('is about a year and a quarter: half of a change takes most of a year (Hall 2011)', () =>
    expect(timeConstant(man) * Math.LN2).toBeCloseTo(324.6, 1));
});
