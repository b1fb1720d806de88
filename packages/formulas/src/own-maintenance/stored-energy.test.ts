import { cm, kcal, kg, percent, years } from '../units.ts';
import { projectWeight } from '../weight-model/weight-model.ts';
import { describe, expect, test } from 'vitest';
import { energyPerKilogram, modelPerson, responseToIntake } from './stored-energy.ts';

const person = modelPerson(
  { gender: 'female', age: years(45), height: cm(170), bodyFat: percent(35) },
  kg(80),
);

describe('the energy of a kilogram', () => {
  test.each([
    // By hand: fat F kg, share s = F / (F + 10.4), energy s · 39500 / 4.184 + (1 − s) · 7600 / 4.184.
    { weight: 80, bodyFat: 35, energy: 7375.82 },
    { weight: 60, bodyFat: 20, energy: 5900.88 },
    { weight: 120, bodyFat: 45, energy: 8209.48 },
  ])('of $weight kg with $bodyFat % of fat is $energy kcal', ({ weight, bodyFat, energy }) => {
    const given = modelPerson(
      { gender: 'male', age: years(30), height: cm(175), bodyFat: percent(bodyFat) },
      kg(weight),
    );
    expect(energyPerKilogram(given)).toBeCloseTo(energy, 2);
  });

  test('is estimated if body fat is unknown', () => {
    const unknown = modelPerson({ gender: 'female', age: years(45), height: cm(170), bodyFat: null }, kg(80));
    // Jackson: 0.14 · 45 + 39.96 · ln(27.6817) − 102.01 = 36.98 %.
    expect(energyPerKilogram(unknown)).toBeCloseTo(7457.94, 2);
  });
});

describe('the response to changes in intake', () => {
  const level = (from: number, to: number, intake: number) => ({ from, to, intake });

  test('is nothing without a change', () => {
    const none = responseToIntake(person, [level(3, 44, 2000)]);
    expect([none.weightOn(3), none.weightOn(44), none.stored]).toEqual([0, 0, 0]);
    expect(responseToIntake(person, []).stored).toBe(0);
  });

  test('is what the weight model projects for a body that was in balance at the first level', () => {
    const response = responseToIntake(person, [level(10, 29, 2200), level(30, 59, 1900)]);
    const { days, end } = projectWeight(
      { ...person, pal: 2200 / 1479.28, maintenanceIntake: kcal(2200) },
      [{ fromDay: 20, intake: kcal(1900) }],
      50,
    );
    for (const day of [10, 30, 31, 33, 45, 59]) {
      expect(response.weightOn(day)).toBeCloseTo(days[day - 10]!.weight - 80, 4);
    }
    expect(response.weightOn(30)).toBeCloseTo(0, 9);
    const inTissue = (39_500 * (end.fat - 28) + 7600 * end.lean) / 4.184;
    expect(response.stored).toBeCloseTo(inTissue + (17_600 * (end.glycogen - 0.5)) / 4.184, 0);
    // 300 kcal a day for 30 days, minus the body's adaptation.
    expect(response.stored).toBeGreaterThan(-9000);
    expect(response.stored).toBeLessThan(-6500);
  });

  test('limits a change to half or double, and an intake to at least 500 kcal', () => {
    const at = (first: number, second: number): number =>
      responseToIntake(person, [level(0, 19, first), level(20, 41, second)]).stored;
    expect(at(2000, 400)).toBe(at(2000, 1000));
    expect(at(2000, 999)).toBe(at(2000, 1000));
    expect(at(2000, 1100)).toBeGreaterThan(at(2000, 1000));
    expect(at(1500, 3100)).toBe(at(1500, 3000));
    expect(at(1500, 2900)).toBeLessThan(at(1500, 3000));
    expect(at(0, 600)).toBe(at(500, 600));
    expect(at(0, 0)).toBe(at(500, 250));
    expect(at(499, 1000)).toBe(at(500, 1000));
    expect(at(501, 1002)).not.toBe(at(500, 1000));
  });

  test('keeps the last weight once the model’s body would not survive', () => {
    const thin = modelPerson(
      { gender: 'female', age: years(30), height: cm(160), bodyFat: percent(10) },
      kg(31.5),
    );
    const { weightOn } = responseToIntake(thin, [level(0, 9, 2400), level(10, 199, 1200)]);
    expect(weightOn(199)).toBe(weightOn(190));
    expect(weightOn(199)).toBeCloseTo(-31.5 / 2, 1);
    expect(weightOn(90)).toBeGreaterThan(weightOn(199));
  });
});
