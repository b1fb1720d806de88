import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numberIn, objectIn, optionalNumberIn, readCases } from '@evenscale/reference/case-file';
import { cm, kcal, kg, percent, years } from '../units.ts';
import {
  WEIGHT_MODEL_RANGE,
  activityOfPal,
  fatShareOfChange,
  isModelled,
  weightModelStart,
} from './start.ts';
import { maintenanceIntake } from './goal.ts';
import { projectWeight } from './weight-model.ts';
import type { WeightModelPerson } from './start.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(45),
  height: cm(175),
  weight: kg(100),
  pal: 1.5,
  bodyFat: null,
};
const woman: WeightModelPerson = {
  gender: 'female',
  age: years(25),
  height: cm(165),
  weight: kg(60),
  pal: 1.55,
  bodyFat: null,
};

describe('the start of the model', () => {
  const file = join(import.meta.dirname, '../../reference/weight-trajectories.json');
  test.each(readCases(file))('matches the reference program in case $id', ({ fields }) => {
    const person = objectIn(fields, 'person');
    const baseline = objectIn(fields, 'baseline');
    const bodyFat = optionalNumberIn(person, 'bodyFatPct');
    const start = weightModelStart({
      gender: person['sex'] === 'male' ? 'male' : 'female',
      age: years(numberIn(person, 'ageYears')),
      height: cm(numberIn(person, 'heightCm')),
      weight: kg(numberIn(person, 'weightKg')),
      pal: numberIn(person, 'pal'),
      bodyFat: bodyFat === null ? null : percent(bodyFat),
    });
    expect(start.restingEnergy).toBeCloseTo(numberIn(baseline, 'rmrKcal'), 6);
    expect(start.intake).toBeCloseTo(numberIn(baseline, 'intakeKcal'), 6);
    expect((100 * start.fat) / start.weight).toBeCloseTo(numberIn(baseline, 'bodyFatPct'), 3);
    expect(start.carbs / start.intake).toBe(numberIn(baseline, 'carbFraction'));
    expect(start.sodium).toBe(numberIn(baseline, 'sodiumMg'));
  });

  test('uses the given resting energy and maintenance', () => {
    const site = weightModelStart({ ...man, restingEnergy: kcal(1900) });
    expect(site).toMatchObject({ restingEnergy: 1900, intake: 2850, carbs: 1425 });
    expect(site.activity).toBeCloseTo(6.65, 9);
    const measured = weightModelStart({ ...man, restingEnergy: kcal(1900), maintenanceIntake: kcal(2700) });
    expect(measured).toMatchObject({ restingEnergy: 1900, intake: 2700, carbs: 1350 });
  });

  test.each([
    { why: 'known fat is taken as it is', person: { ...man, bodyFat: percent(33) }, fat: 33 },
    { why: 'less than a kg counts as one', person: { ...woman, bodyFat: percent(1) }, fat: 1 },
    { why: 'more than 60 % counts as that', person: { ...man, bodyFat: percent(70) }, fat: 60 },
    {
      why: 'a thin body is estimated at one kg',
      person: { ...man, weight: kg(46), height: cm(180) },
      fat: 1,
    },
    { why: 'a very large one at 60 %', person: { ...woman, weight: kg(200), height: cm(150) }, fat: 120 },
  ])('$why', ({ person, fat }) => expect(weightModelStart(person).fat).toBe(fat));

  test('has its lowest weight at a BMI of 12, or at half the weight if that’s less', () => {
    expect(weightModelStart(man).lowestWeight).toBeCloseTo(36.75, 9);
    expect(weightModelStart(woman).lowestWeight).toBe(30);
  });
});

describe('the model', () => {
  test.each([
    { key: 'age', below: 17.99, low: 18, high: 120, above: 120.01 },
    { key: 'height', below: 99.9, low: 100, high: 275, above: 275.1 },
    { key: 'weight', below: 24.9, low: 25, high: 650, above: 650.1 },
    { key: 'pal', below: 0.99, low: 1, high: 3, above: 3.01 },
  ] as const)('accepts a $key from $low to $high', ({ key, below, low, high, above }) => {
    const answers = [below, low, high, above, NaN].map((value) => isModelled({ ...man, [key]: value }));
    expect(answers).toEqual([false, true, true, false, false]);
    expect(WEIGHT_MODEL_RANGE[key]).toEqual({ min: low, max: high });
  });

  test('rejects energies of 0', () => {
    expect(isModelled({ ...man, restingEnergy: kcal(1) })).toBe(true);
    expect(isModelled({ ...man, restingEnergy: kcal(0) })).toBe(false);
    expect(isModelled({ ...man, restingEnergy: kcal(0), maintenanceIntake: kcal(2000) })).toBe(false);
    expect(isModelled({ ...man, maintenanceIntake: kcal(1) })).toBe(true);
    expect(isModelled({ ...man, maintenanceIntake: kcal(0) })).toBe(false);
    expect(isModelled({ ...woman, age: years(119), weight: kg(25), height: cm(100) })).toBe(true);
    expect(isModelled({ ...man, age: years(120), weight: kg(25), height: cm(100) })).toBe(true);
  });

  test('throws for a person outside its range', () =>
    expect(() => weightModelStart({ ...man, age: years(17) })).toThrow(
      new RangeError('weightModelStart: got a person outside the model, ask isModelled first'),
    ));
});

describe('after weeks of eating less than maintenance', () => {
  const { intake } = weightModelStart(man);
  const less = kcal(0.8 * intake);
  const lived = projectWeight(man, [{ fromDay: 0, intake: less }], 84);
  const spent = kcal(lived.days.reduce((total, day) => total + day.expenditure, 0) / lived.days.length);
  const mean = kg(lived.days.reduce((total, day) => total + day.weight, 0) / lived.days.length);
  const weight = lived.days[84]?.weight ?? man.weight;
  const eaten = { mean: less, weight: mean, lately: less };
  const measured: WeightModelPerson = { ...man, weight, maintenanceIntake: spent };
  const firstWeek = (person: WeightModelPerson): number =>
    (projectWeight(person, [{ fromDay: 0, intake: less }], 7).days[7]?.weight ?? NaN) - weight;

  test('the body goes on from there, without another first week’s water', () => {
    const truth = projectWeight(man, [{ fromDay: 0, intake: less }], 91).days;
    const week = (truth[91]?.weight ?? NaN) - weight;
    expect(Math.abs(firstWeek({ ...measured, eaten }) - week)).toBeLessThan(0.03);
    expect(firstWeek(measured)).toBeLessThan(week - 0.5);
  });

  test('glycogen, fluid and adaptation are where the equations settle', () => {
    const { glycogen, fluid, adaptation, fat } = weightModelStart({ ...measured, eaten });
    expect(Math.abs(glycogen - lived.end.glycogen)).toBeLessThan(0.01);
    expect(Math.abs(fluid - lived.end.fluid)).toBeLessThan(0.06);
    expect(Math.abs(adaptation - lived.end.adaptation)).toBeLessThan(10);
    expect(fat).toBeLessThan(weightModelStart(man).fat);
  });

  test('what keeps the weight is as the model says, not what was spent on less food', () => {
    const { intake: balanced } = weightModelStart({ ...measured, eaten });
    const truth = maintenanceIntake(man, lived.end);
    expect(spent).toBeLessThan(truth);
    expect(Math.abs(balanced - truth)).toBeLessThan(30);
  });

  test('maintenance changes nothing, and no meals make the weight cost nothing', () => {
    const usual = weightModelStart(man);
    const same = weightModelStart({ ...man, eaten: { mean: intake, weight: man.weight, lately: intake } });
    expect(same.intake).toBeCloseTo(usual.intake, 9);
    expect(same).toMatchObject({ glycogen: 0.5, fluid: 0, adaptation: 0 });
    const most = weightModelStart({ ...man, eaten: { mean: kcal(9e3), weight: kg(300), lately: kcal(0) } });
    expect(most.intake).toBe(0.5 * intake);
  });
});

describe('the activity parameter', () => {
  test.each([
    { authority: 'Hall 2011, by hand', pal: 1.5, resting: 1800, weight: 90, activity: 7 },
    { authority: 'Hall 2011, by hand', pal: 2.2, resting: 1650, weight: 77, activity: 21 },
    { authority: 'formulas 4.6: clamped', pal: 1.1, resting: 1500, weight: 70, activity: 0 },
  ])('at $pal is $activity kcal per kg and day ($authority)', ({ pal, resting, weight, activity }) =>
    expect(activityOfPal(pal, kcal(resting), kg(weight))).toBeCloseTo(activity, 9),
  );
});

describe('the fraction of a change that is fat', () => {
  test.each([
    { authority: 'Forbes, by hand', fat: 31.2, share: 0.75 },
    { authority: 'Forbes, by hand', fat: 10.4, share: 0.5 },
    { authority: 'Forbes, by hand', fat: 0, share: 0 },
  ])('at $fat kg is $share ($authority)', ({ fat, share }) =>
    expect(fatShareOfChange(kg(fat))).toBeCloseTo(share, 9),
  );
});
