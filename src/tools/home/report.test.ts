import { describe, expect, test } from 'vitest';
import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { years } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { buildHomeReport } from './report.ts';
import { askBeforeEatingLess } from '#person/policy-words.ts';
import { announcement, bandSentence, briefText, medicineOf } from './words.ts';

function person(
  kilograms: number,
  centimetres: number,
  age: number,
  gender: Gender,
  activityLevel: ActivityLevel,
  units: Person['units'] = 'metric',
): Person {
  return {
    units,
    weight: weightOf(kilograms, 'kg'),
    height: heightOf(centimetres, 'cm'),
    age: years(age),
    gender,
    activityLevel,
  };
}

const FINE = { status: 'fine', isBelowRest: false } as const;

describe('the issue’s example: 70 kg, 175 cm, 30, male, moderately active', () => {
  const report = buildHomeReport(person(70, 175, 30, 'male', 'moderatelyActive'));

  test('has the specification’s figures, unrounded', () => {
    expect(report.bmi).toBeCloseTo(22.857142857, 8);
    expect(report.idealWeightRange.min).toBeCloseTo(56.65625, 9);
    expect(report.idealWeightRange.max).toBeCloseTo(76.25625, 9);
    expect(report.bmr).toBe(1648.75);
    expect(report.maintenance).toEqual({ ...FINE, value: 2555.5625 });
    expect(report.weightLoss).toEqual({ ...FINE, value: 2055.5625 });
    expect(report.weightGain).toEqual({ ...FINE, value: 3055.5625 });
    expect(report.band?.label).toBe('Normal');
    expect(report.position).toBeCloseTo(39.2857, 4);
  });
});

test('in imperial units the range is in pounds and the BMI uses 703', () => {
  const report = buildHomeReport(person(70, 175, 30, 'male', 'moderatelyActive', 'imperial'));
  expect(report.idealWeightRange.unit).toBe('lb');
  expect(report.idealWeightRange.min).toBeCloseTo(124.917, 2);
  expect(report.bmi / 22.857142857).toBeCloseTo(1 - 0.000099, 5);
});

test.each([
  [24.99, undefined],
  [25, /^Above the general healthy range/u],
  [
    30,
    /^From a BMI of 30 on, health risks are higher on average\. Have your blood pressure, blood sugar \(A1c\)/u,
  ],
  [
    35,
    /on average\. Please make an appointment with a doctor, even if you feel fine\. Have your blood pressure/u,
  ],
])('what a BMI of %d means', (bmi, sentence) => {
  const report = buildHomeReport(person(bmi * 4, 200, 30, 'male', 'sedentary'));
  const text = bandSentence(report);
  if (sentence) expect(text).toMatch(sentence);
  else expect(text).toBeUndefined();
  // Whom to ask before eating less, where the weight gives a reason for it.
  expect(medicineOf(report)).toBe(sentence ? askBeforeEatingLess : null);
});

describe('safety', () => {
  test('under 18 there is a BMI without a category; at 18 there is one', () => {
    const report = buildHomeReport(person(40, 150, 12, 'female', 'lightlyActive'));
    expect(report.bmi).toBeCloseTo(17.78, 2);
    expect(report.band).toBeNull();
    expect(buildHomeReport(person(40, 150, 18, 'female', 'lightlyActive')).band?.key).toBe('underweight');
  });

  test('a sedentary small old woman: loss withheld, maintenance with a caution', () => {
    const report = buildHomeReport(person(45, 150, 80, 'female', 'sedentary'));
    expect(report.maintenance).toMatchObject({ status: 'shown', caution: 'belowMinimum' });
    expect(report.weightLoss).toEqual({ status: 'withheld', reason: 'unsafe' });
    expect(report.gentlest).toBeNull();
  });

  test('below BMI 18.5 no deficit is offered, a surplus is', () => {
    const report = buildHomeReport(person(50, 175, 30, 'female', 'lightlyActive'));
    expect(report.isUnderweight).toBe(true);
    expect(report.weightLoss).toEqual({ status: 'withheld', reason: 'underweight' });
    expect(report.weightGain.status).toBe('fine');
  });

  test('under 18 the figures are shown, the targets are not', () => {
    const report = buildHomeReport(person(60, 170, 17.9, 'male', 'sedentary'));
    expect(report.isUnderAge).toBe(true);
    expect(report.maintenance.status).toBe('fine');
    expect(report.weightLoss).toEqual({ status: 'withheld', reason: 'underAge' });
    expect(report.weightGain).toEqual({ status: 'withheld', reason: 'underAge' });
  });

  test('no negative figure is shown if the equation gives nothing', () => {
    const report = buildHomeReport(person(1, 50, 120, 'female', 'sedentary'));
    expect(report.bmr).toBe(0);
    expect(report.isOutsideRange).toBe(true);
    expect(report.maintenance).toEqual({ status: 'withheld', reason: 'unsafe' });
  });

  test('a loss below the resting energy is shown with a note', () => {
    const report = buildHomeReport(person(95, 175, 40, 'male', 'sedentary'));
    expect(report.weightLoss).toMatchObject({ status: 'fine', isBelowRest: true });
  });
});

test.each([
  ['above the healthy range', 90, 30, true],
  ['in it', 70, 30, false],
  ['below it', 54, 30, true],
  ['far below it, where no gain is planned', 48, 30, false],
  ['under 18', 95, 17, false],
  ['of 65 above the range for that age', 95, 65, false],
  ['of 65 below it', 54, 65, true],
])('a way to the healthy range is offered to somebody %s: %#', (_, kilograms, age, hasWay) => {
  expect(buildHomeReport(person(kilograms, 175, age, 'male', 'moderatelyActive')).hasWay).toBe(hasWay);
});

test.each([
  ['below BMI 16', 48.9, 30, true],
  ['at BMI 16', 49, 30, false],
  ['under 18', 40, 17, false],
])('%s, a doctor comes before every number: %#', (_, kilograms, age, isFirst) => {
  const report = buildHomeReport(person(kilograms, 175, age, 'female', 'moderatelyActive'));
  expect(report.isDoctorFirst).toBe(isFirst);
  expect(briefText(report, '15.9', 'kcal') === 'BMI 15.9').toBe(isFirst || age < 18);
  expect(announcement(report, '15.9', 'kcal').includes('see a doctor')).toBe(isFirst);
});

test.each([
  [64, 80, 'in the overweight range'],
  [65, 80, 'in the range for 65 and over'],
  [65, 70, 'below the range for 65 and over'],
  [65, 95, 'above the range for 65 and over'],
])('at %d with %d kg, a screen reader hears the range that applies', (age, kilograms, place) => {
  const report = buildHomeReport(person(kilograms, 175, age, 'male', 'moderatelyActive'));
  expect(announcement(report, '25.0', 'kcal')).toContain(`Your BMI is 25.0, ${place}.`);
});

test('no way is offered during pregnancy', () => {
  const woman = { ...person(95, 175, 30, 'female', 'moderatelyActive'), pregnancy: true };
  expect(buildHomeReport(woman).hasWay).toBe(false);
});
