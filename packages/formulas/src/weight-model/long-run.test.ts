/** Projections over decades. */
import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, years } from '../units.ts';
import { longTermChange } from './long-term.ts';
import { activityOfPal, weightModelStart } from './start.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(176),
  weight: kg(90),
  pal: 1.5,
  bodyFat: null,
};

describe('in the long run the dynamic model', () => {
  test('turns 100 kJ a day less into a loss of 1.16 kg, half of it within a year (Hall 2011)', () => {
    const { intake } = weightModelStart(man);
    const { days } = projectWeight(man, [{ fromDay: 0, intake: kcal(intake - 100 / 4.184) }], 5000);
    expect(days[5000]?.weight).toBeCloseTo(90 - 1.166, 2);
    expect(days.findIndex((day) => day.weight <= 90 - 1.166 / 2)).toBe(307);
  });

  test('ends at the weight given by equation 17, also with more movement', () => {
    const { activity, restingEnergy, weight, intake } = weightModelStart(man);
    const change = { intake: kcal(0), activity: activityOfPal(1.52, restingEnergy, weight) - activity };
    const phases = [{ fromDay: 0, intake, activity: { kind: 'pal', pal: 1.52 } as const }];
    const arrived = projectWeight(man, phases, 6000).days.at(-1)?.weight ?? NaN;
    expect(longTermChange(man, change)).toBeCloseTo(arrived - 90, 1);
    expect(longTermChange(man, change)).toBeLessThan(-1);
  });
});
