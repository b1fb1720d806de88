import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, years } from '../units.ts';
import { intakeForGoal, maintenanceIntake } from './goal.ts';
import { weightModelStart } from './start.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';

const woman: WeightModelPerson = {
  gender: 'female',
  age: years(66),
  height: cm(155),
  weight: kg(68),
  pal: 1.2,
  bodyFat: null,
};

describe('the intake for a goal', () => {
  test.each([
    { authority: 'NIH simulator', weight: 64.6, day: 180, intake: 1215.14, afterwards: 1356 },
    { authority: 'NIH simulator', weight: 61.2, day: 365, intake: 1183.47, afterwards: 1311.44 },
    { authority: 'NIH simulator', weight: 57.8, day: 540, intake: 1152.42, afterwards: 1265.15 },
  ])('of $weight kg in $day days is $intake kcal, then $afterwards ($authority)', (given) => {
    const result = intakeForGoal(woman, { weight: kg(given.weight), day: given.day });
    expect(result.kind).toBe('found');
    if (result.kind !== 'found') return;
    expect(Math.abs(result.intake - given.intake)).toBeLessThan(2);
    expect(Math.abs(result.afterwards - given.afterwards)).toBeLessThan(3);
    expect(maintenanceIntake(woman, result.end)).toBe(result.afterwards);
  });

  test('allows for a change in movement, before and after the goal', () => {
    const activity = { kind: 'factor', factor: 1.3 } as const;
    const result = intakeForGoal(woman, { weight: kg(64.6), day: 180, activity });
    expect(result.kind).toBe('found');
    if (result.kind !== 'found') return;
    expect(Math.abs(result.intake - 1245.75)).toBeLessThan(2);
    expect(Math.abs(result.afterwards - 1389.96)).toBeLessThan(3);
    expect(maintenanceIntake(woman, result.end, activity)).toBe(result.afterwards);
    expect(maintenanceIntake(woman, result.end)).toBeLessThan(result.afterwards - 20);
  });

  test('allows for a change in carbohydrate', () => {
    const diet = { weight: kg(66), day: 60, carbFraction: 0.2 };
    const result = intakeForGoal(woman, diet);
    expect(result.kind).toBe('found');
    if (result.kind !== 'found') return;
    const phases = [{ fromDay: 0, intake: result.intake, carbFraction: 0.2 }];
    expect(projectWeight(woman, phases, 60).days[60]?.weight).toBeCloseTo(66, 3);
  });

  test('is maintenance if the goal is the current weight', () => {
    const result = intakeForGoal(woman, { weight: kg(68), day: 200 });
    expect(result).toMatchObject({ kind: 'found' });
    if (result.kind !== 'found') return;
    expect(result.intake).toBeCloseTo(weightModelStart(woman).intake, 1);
  });

  test('gives the closest weight if no intake reaches the goal', () => {
    const day = 30;
    const lightest = projectWeight(woman, [{ fromDay: 0, intake: kcal(0) }], day).days[day]?.weight;
    const most = kcal(weightModelStart(woman).intake + 5000);
    const heaviest = projectWeight(woman, [{ fromDay: 0, intake: most }], day).days[day]?.weight;
    const low = intakeForGoal(woman, { weight: kg(50), day });
    const high = intakeForGoal(woman, { weight: kg(120), day });
    expect(low).toEqual({ kind: 'unattainable', nearest: expect.closeTo(lightest ?? NaN, 9) as number });
    expect(high).toEqual({ kind: 'unattainable', nearest: expect.closeTo(heaviest ?? NaN, 9) as number });
  });

  test('is found up to both limits', () => {
    const day = 30;
    const lightest = projectWeight(woman, [{ fromDay: 0, intake: kcal(0) }], day).days[day]?.weight ?? kg(0);
    expect(intakeForGoal(woman, { weight: lightest, day })).toMatchObject({ kind: 'found', intake: 0 });
    const most = kcal(weightModelStart(woman).intake + 5000);
    const heaviest = projectWeight(woman, [{ fromDay: 0, intake: most }], day).days[day]?.weight ?? kg(0);
    expect(intakeForGoal(woman, { weight: heaviest, day }).kind).toBe('found');
  });
});
