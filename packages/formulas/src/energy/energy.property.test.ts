import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../../../tests/properties.ts';
import { judgeCalorieTarget } from './calorie-judgement.ts';
import { CALORIE_TARGET_KEYS, homeCalories, targetCalories } from './calorie-targets.ts';
import {
  ACTIVITY_CATEGORIES,
  cunningham1980,
  estimatedEnergyRequirement,
  harrisBenedictRevised,
} from './energy-methods.ts';
import { ACTIVITY_LEVELS, katchMcArdle, mifflinStJeor, totalDailyEnergyExpenditure } from './energy.ts';
import { KCAL_PER_GRAM, MACRO_PLANS, MACRO_PLAN_KEYS, macroGrams } from '../macros/macros.ts';
import { kcal, percent } from '../units.ts';

const { weight, height, age, gender } = accepted;
const bodyFat = fc.double({ min: 1, max: 70, noNaN: true }).map(percent);
const energy = fc.double({ min: 0, max: 30_000, noNaN: true }).map(kcal);
const anyTarget = fc.double({ noNaN: true, noDefaultInfinity: true }).map(kcal);
const activityLevel = fc.constantFrom(...ACTIVITY_LEVELS);
const category = fc.constantFrom(...ACTIVITY_CATEGORIES);
const plan = fc.constantFrom(...MACRO_PLAN_KEYS);

describe('resting and daily energy', () => {
  test('are finite and not negative for everything the forms accept', () =>
    check([weight, height, age, gender, activityLevel, category], (w, h, a, g, level, step) => {
      expectSound(totalDailyEnergyExpenditure(mifflinStJeor(w, h, a, g), level));
      expectSound(harrisBenedictRevised(w, h, a, g));
      expectSound(estimatedEnergyRequirement(w, h, a, g, step));
    }));

  test('from lean mass are at least the constant, and fall as fat rises', () =>
    check([weight, bodyFat, bodyFat], (w, f1, f2) => {
      const [lean, fat] = ordered(f1, f2);
      expect(katchMcArdle(w, fat)).toBeGreaterThanOrEqual(370);
      expect(katchMcArdle(w, fat)).toBeLessThanOrEqual(katchMcArdle(w, lean));
      expect(cunningham1980(w, fat)).toBeGreaterThanOrEqual(500);
      expect(cunningham1980(w, fat)).toBeLessThanOrEqual(cunningham1980(w, lean));
    }));

  test('rise with weight and height and fall with age', () =>
    check([weight, weight, height, height, age, age, gender], (w1, w2, h1, h2, a1, a2, g) => {
      const [light, heavy] = ordered(w1, w2);
      const [short, tall] = ordered(h1, h2);
      const [young, old] = ordered(a1, a2);
      for (const method of [mifflinStJeor, harrisBenedictRevised]) {
        expect(method(heavy, h1, a1, g)).toBeGreaterThanOrEqual(method(light, h1, a1, g));
        expect(method(w1, tall, a1, g)).toBeGreaterThanOrEqual(method(w1, short, a1, g));
        expect(method(w1, h1, old, g)).toBeLessThanOrEqual(method(w1, h1, young, g));
      }
    }));

  test('rise with weight and height in every category of 2023', () =>
    check([weight, weight, height, height, age, gender, category], (w1, w2, h1, h2, a, g, step) => {
      const [light, heavy] = ordered(w1, w2);
      const [short, tall] = ordered(h1, h2);
      expect(estimatedEnergyRequirement(heavy, tall, a, g, step)).toBeGreaterThanOrEqual(
        estimatedEnergyRequirement(light, short, a, g, step),
      );
    }));
});

describe('calorie targets', () => {
  test('are in ascending order around the day’s energy, which they leave unchanged', () =>
    check([energy], (tdee) => {
      const targets = targetCalories(tdee);
      const rising = CALORIE_TARGET_KEYS.map((key) => targets[key]);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(targets.maintain).toBe(tdee);
      expect(homeCalories(tdee)).toEqual({
        maintenance: targets.maintain,
        weightLoss: targets.loss,
        weightGain: targets.gain,
      });
    }));

  test('get a judgment for any value, and a more serious one the lower they are', () =>
    check([anyTarget, anyTarget, energy, gender], (t1, t2, bmr, g) => {
      const graveness = ['fine', 'belowBmr', 'belowMinimum', 'withheld'];
      const [low, high] = ordered(t1, t2);
      const rank = (target: typeof t1) => graveness.indexOf(judgeCalorieTarget(target, bmr, g).kind);
      expect(rank(high)).toBeGreaterThanOrEqual(0);
      expect(rank(low)).toBeGreaterThanOrEqual(rank(high));
    }));
});

describe('macro plans', () => {
  test('add up to the calories they’re based on', () =>
    check([energy, plan], (target, key) => {
      const { protein, carbs, fat } = macroGrams(target, key);
      const back = protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat;
      expect(Math.abs(back - target)).toBeLessThanOrEqual(1e-9);
      const whole =
        Math.round(protein) * KCAL_PER_GRAM.protein +
        Math.round(carbs) * KCAL_PER_GRAM.carbs +
        Math.round(fat) * KCAL_PER_GRAM.fat;
      expect(Math.abs(whole - target)).toBeLessThanOrEqual((4 + 4 + 9) / 2 + 1e-6);
      expect(MACRO_PLANS[key].protein + MACRO_PLANS[key].carbs + MACRO_PLANS[key].fat).toBeCloseTo(1, 12);
    }));

  test('never have a negative amount, whatever the target', () =>
    check([anyTarget, plan], (target, key) => {
      for (const amount of Object.values(macroGrams(target, key))) expectSound(amount);
    }));
});
