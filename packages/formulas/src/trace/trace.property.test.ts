/** The calculation shown under a figure gives exactly the formula's value, for anyone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check } from '../../../../tests/properties.ts';
import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '../bmi/bmi.ts';
import { estimatedBodyFat } from '../body-composition/body-fat.ts';
import { CALORIE_TARGET_KEYS, targetCalories } from '../energy/calorie-targets.ts';
import { DAY_ENERGY_ERROR, energyRange } from '../energy/energy-range.ts';
import {
  ACTIVITY_LEVELS,
  katchMcArdle,
  leanMass,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '../energy/energy.ts';
import { trainingWeek } from '../energy/training-week.ts';
import { MACRO_PLAN_KEYS, macroGrams } from '../macros/macros.ts';
import {
  tracedBodyFat,
  tracedBodyMassIndex,
  tracedBodyMassIndexImperial,
  tracedCentimetres,
  tracedIdealWeightRange,
  tracedIdealWeightRangeImperial,
  tracedInches,
  tracedKilograms,
  tracedPair,
  tracedPounds,
} from './trace-body.ts';
import {
  tracedDailyEnergy,
  tracedEnergyRange,
  tracedKatchMcArdle,
  tracedLeanMass,
  tracedMacro,
  tracedMifflinStJeor,
  tracedTarget,
  tracedTrainingWeek,
} from './trace-energy.ts';
import type { Trace } from './trace.ts';
import {
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  bmiValue,
  centimetresFromInches,
  inches,
  inchesFromCentimetres,
  kcal,
  kilogramsFromPounds,
  lb,
  percent,
  poundsFromKilograms,
} from '../units.ts';

const { weight, height, age, gender } = accepted;
const activityLevel = fc.constantFrom(...ACTIVITY_LEVELS);
const reading = fc.double({ min: 1, max: 70, noNaN: true }).map(percent);
const energy = fc.double({ min: 0, max: 20_000, noNaN: true }).map(kcal);
const trainingDays = fc.integer({ min: 1, max: 6 });
const index = fc.double({ min: 0, max: 1e6, noNaN: true }).map(bmiValue);
const total = fc.double({ min: 0, max: 2205, noNaN: true });

/** Both the shown value and the calculation's equal the formula's, to the last bit. */
function expectSame(trace: Trace<number>, formula: number): void {
  expect(trace.value).toBe(formula);
  expect(trace.term.value).toBe(formula);
}

describe('the calculation gives the formula’s value, to the last bit', () => {
  test('for every conversion', () =>
    check([weight, height], (w, h) => {
      expectSame(tracedPounds(w), poundsFromKilograms(w));
      expectSame(tracedKilograms(lb(w)), kilogramsFromPounds(lb(w)));
      expectSame(tracedInches(h), inchesFromCentimetres(h));
      expectSame(tracedCentimetres(inches(h)), centimetresFromInches(inches(h)));
    }));

  test('for stone and pounds, and for feet and inches', () =>
    check([total], (value) => {
      expectSame(tracedPair(lb(value), ['stone', 'pounds'], POUNDS_PER_STONE), value);
      expectSame(tracedPair(inches(value), ['feet', 'inches'], INCHES_PER_FOOT), value);
    }));

  test('for body mass index and the ideal weight range', () =>
    check([weight, height], (w, h) => {
      const [pounds, span] = [lb(w), inches(h)];
      expectSame(tracedBodyMassIndex(w, h), bodyMassIndex(w, h));
      expectSame(tracedBodyMassIndexImperial(pounds, span), bodyMassIndexImperial(pounds, span));
      for (const end of ['min', 'max'] as const) {
        expectSame(tracedIdealWeightRange(h)[end], idealWeightRange(h)[end]);
        expectSame(tracedIdealWeightRangeImperial(span)[end], idealWeightRangeImperial(span)[end]);
      }
    }));

  test('for body fat, estimated and clamped', () =>
    check([index, age, gender], (bmi, a, g) =>
      expectSame(tracedBodyFat(bmi, a, g), estimatedBodyFat(bmi, a, g)),
    ));

  test('for resting energy by either equation', () =>
    check([weight, height, age, gender, reading], (w, h, a, g, fat) => {
      expectSame(tracedMifflinStJeor(w, h, a, g), mifflinStJeor(w, h, a, g));
      expectSame(tracedLeanMass(w, fat), leanMass(w, fat));
      expectSame(tracedKatchMcArdle(w, fat), katchMcArdle(w, fat));
    }));

  test('for the day, its range, its targets and the plans', () =>
    check([energy, activityLevel], (kcalories, level) => {
      const tdee = totalDailyEnergyExpenditure(kcalories, level);
      expectSame(tracedDailyEnergy(kcalories, level), tdee);
      for (const key of CALORIE_TARGET_KEYS)
        expectSame(tracedTarget(tdee, key, 'tdee'), targetCalories(tdee)[key]);
      for (const end of ['low', 'high'] as const) {
        const range = energyRange(tdee, DAY_ENERGY_ERROR);
        expectSame(tracedEnergyRange(tdee, DAY_ENERGY_ERROR)[end], range[end]);
      }
      for (const plan of MACRO_PLAN_KEYS)
        for (const nutrient of ['protein', 'carbs', 'fat'] as const)
          expectSame(tracedMacro(tdee, plan, nutrient), macroGrams(tdee, plan)[nutrient]);
    }));

  test('for training and rest days', () =>
    check([energy, trainingDays, energy], (target, days, more) => {
      const week = trainingWeek(target, days, more, () => true);
      if (!week) return;
      const { rest, training } = tracedTrainingWeek(target, days, week);
      expectSame(rest, week.rest);
      expectSame(training, week.training);
    }));
});

describe('a calculation keeps its inputs', () => {
  test('11 stone 4 is 11 times 14 plus 4', () =>
    expect(tracedPair(lb(158), ['stone', 'pounds'], POUNDS_PER_STONE).term).toMatchObject({
      kind: 'sum',
      parts: [
        { kind: 'product', parts: [{ name: 'stone', value: 11 }, { value: 14 }] },
        { name: 'pounds', value: 4 },
      ],
    }));

  test('days of another target have none', () => {
    const week = { training: kcal(2200), rest: kcal(1850), difference: kcal(350) };
    expect(() => tracedTrainingWeek(kcal(2100), 3, week)).toThrow(RangeError);
  });

  test('a target below 0 kcal gives 0 g', () =>
    expect(tracedMacro(kcal(-20), 'balanced', 'fat')).toMatchObject({ value: 0, term: { value: 0 } }));

  test('without a weight or a height there is no calculation to show', () => {
    expect(() => tracedBodyMassIndexImperial(lb(150), inches(0))).toThrow(RangeError);
  });
});
