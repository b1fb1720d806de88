import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '../units.ts';
import {
  ADAPTATION,
  BUILDING_PER_KG,
  ENERGY_PER_KG,
  FORBES,
  GLYCOGEN,
  RESTING_PER_KG,
  SODIUM,
  THERMIC_EFFECT,
  USUAL_DIET,
} from './constants.ts';
import { bodyWeight, energyExpenditure, ratesOfChange } from './equations.ts';
import { weightModelStart } from './start.ts';

const start = weightModelStart({
  gender: 'male',
  age: years(45),
  height: cm(175),
  weight: kg(100),
  pal: 1.5,
  bodyFat: percent(30),
  restingEnergy: kcal(1800),
});
const level = { intake: kcal(2700), carbs: kcal(1350), sodium: 4000, activity: start.activity };
const atStart = { fat: 30, lean: 0, glycogen: 0.5, fluid: 0, adaptation: 0 };
const unfilled = () => ({ fat: 1, lean: 2, glycogen: 3, fluid: 4, adaptation: 5 });

describe('the constants', () => {
  test.each([
    { name: 'rho F', value: ENERGY_PER_KG.fat, printed: 9440.727 },
    { name: 'rho L', value: ENERGY_PER_KG.lean, printed: 1816.444 },
    { name: 'rho G', value: ENERGY_PER_KG.glycogen, printed: 4206.501 },
    { name: 'gamma F', value: RESTING_PER_KG.fat, printed: 3.107075 },
    { name: 'gamma L', value: RESTING_PER_KG.lean, printed: 21.988528 },
    { name: 'eta F', value: BUILDING_PER_KG.fat, printed: 179.254 },
    { name: 'eta L', value: BUILDING_PER_KG.lean, printed: 229.446 },
  ])('$name is $printed kcal (formulas 4.1)', ({ value, printed }) => expect(value).toBeCloseTo(printed, 3));

  test('without a unit of energy are those of the web appendix', () => {
    expect(THERMIC_EFFECT).toBe(0.1);
    expect(ADAPTATION).toEqual({ share: 0.14, days: 14 });
    expect(GLYCOGEN).toEqual({ start: 0.5, water: 2.7 });
    expect(SODIUM).toEqual({ perKgFluid: 3220, excretedPerKg: 3000, excretedByCarbs: 4000 });
    expect(FORBES).toBe(10.4);
    expect(USUAL_DIET).toEqual({ carbFraction: 0.5, sodium: 4000 });
  });
});

describe('the equations', () => {
  test('have rates of 0 at the start if intake is maintenance', () => {
    const still = { fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 };
    expect(ratesOfChange(atStart, level, start, unfilled())).toEqual(still);
    expect(energyExpenditure(atStart, level, start)).toBeCloseTo(2700, 9);
  });

  test('write into the given object', () => {
    const rates = unfilled();
    expect(ratesOfChange(atStart, level, start, rates)).toBe(rates);
  });

  test('conserve energy: intake equals energy spent plus energy stored', () => {
    const state = { fat: 27, lean: -1.2, glycogen: 0.37, fluid: -0.6, adaptation: -55 };
    const diet = { intake: kcal(2100), carbs: kcal(700), sodium: 2800, activity: 8.1 };
    const rates = ratesOfChange(state, diet, start, unfilled());
    const stored =
      rates.fat * ENERGY_PER_KG.fat +
      rates.lean * ENERGY_PER_KG.lean +
      rates.glycogen * ENERGY_PER_KG.glycogen;
    expect(energyExpenditure(state, diet, start) + stored).toBeCloseTo(2100, 9);
    expect(rates.fat / rates.lean).toBeCloseTo(27 / 10.4, 9);
  });

  test('match a calculation by hand after a cut of 700 kcal', () => {
    const diet = { intake: kcal(2000), carbs: kcal(1000), sodium: 3000, activity: start.activity };
    const rates = ratesOfChange(atStart, diet, start, unfilled());
    expect(rates.glycogen).toBeCloseTo(-350 / 4206.501, 6);
    expect(rates.fluid).toBeCloseTo((-1000 - 4000 * (350 / 1350)) / 3220, 9);
    expect(rates.adaptation).toBeCloseTo((0.14 * -700) / 14, 9);
    // E1 = 2700 - 70; lean share 2.001/32.001; q = 0.0257; EE = (2630 + 2350 q) / (1 + q)
    expect(energyExpenditure(atStart, diet, start)).toBeCloseTo(2622.9, 0);
  });

  test('count glycogen with its water, and lean mass and fluid directly', () => {
    expect(bodyWeight({ ...atStart, glycogen: 0.4 }, start)).toBeCloseTo(99.63, 9);
    expect(bodyWeight({ ...atStart, fat: 28, lean: -0.5, fluid: -0.25 }, start)).toBeCloseTo(97.25, 9);
  });

  test('stop at the lowest weight', () =>
    expect(bodyWeight({ ...atStart, lean: -70 }, start)).toBe(start.lowestWeight));
});
