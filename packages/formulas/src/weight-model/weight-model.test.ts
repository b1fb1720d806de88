import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '../units.ts';
import { regimeOf } from './phases.ts';
import { weightModelStart } from './start.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight, stateAfter } from './weight-model.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
};
const { intake: maintenance } = weightModelStart(man);
const eating = (intake: number, days: number) =>
  projectWeight(man, [{ fromDay: 0, intake: kcal(intake) }], days);

describe('a year of 500 kcal less', () => {
  const { days, depletedOn } = eating(maintenance - 500, 365);

  test('costs about 14 kg, not the 24 of the old rule (issue 7, must show)', () => {
    expect(days[0]?.weight).toBe(90);
    expect(days[365]?.weight).toBeCloseTo(76.4, 1);
    expect(depletedOn).toBeNull();
  });

  test('is given day by day', () => {
    expect(days.map((day) => day.day)).toEqual(Array.from({ length: 366 }, (_, day) => day));
    expect(days[365]?.fat).toBeCloseTo(15.43, 2);
    expect(days[365]?.bodyFat).toBeCloseTo(20.2, 1);
    expect(days[365]?.expenditure).toBeCloseTo(2461.6, 1);
  });

  test('ends in the state that a goal would start from', () =>
    expect(
      stateAfter(
        weightModelStart(man),
        regimeOf(weightModelStart(man), { fromDay: 0, intake: kcal(maintenance - 500) }),
        365,
      ),
    ).toEqual(eating(maintenance - 500, 365).end));
});

describe('the authors’ programs', () => {
  const other = { ...man, age: years(45), height: cm(175), weight: kg(100), pal: 1.5 };

  test.each([
    { change: 'P03-lose250', phase: { intake: 2564.525, sodium: 3644.7 }, weights: [99.499, 99.317, 97.887] },
    {
      change: 'P03-activity+50pct',
      phase: { intake: 2814.525, activity: { kind: 'factor', factor: 1.5 } },
      weights: [99.707, 99.418, 97],
    },
    {
      change: 'P03-pal+0.2',
      phase: { intake: 2814.525, activity: { kind: 'pal', pal: 1.7 } },
      weights: [99.698, 99.401, 96.915],
    },
  ] as const)('give the same weights after 1, 2 and 11 weeks of $change', ({ phase, weights }) => {
    const { days } = projectWeight(other, [{ fromDay: 0, ...phase, intake: kcal(phase.intake) }], 77);
    [7, 14, 77].forEach((day, at) =>
      expect(Math.abs((days[day]?.weight ?? NaN) / (weights[at] ?? NaN) - 1)).toBeLessThan(0.0003),
    );
  });
});

describe('a projection', () => {
  test('starts with the first day and leaves out partial days', () => {
    expect(eating(2000, 0).days.length).toBe(1);
    expect(eating(2000, 2.9).days.length).toBe(3);
  });

  test('applies a phase from its day on, and to the expenditure of that day', () => {
    const phases = [{ fromDay: 5, intake: kcal(1800) }];
    const { days } = projectWeight(man, phases, 6);
    expect(days[5]?.weight).toBeCloseTo(90, 9);
    expect(days[6]?.weight).toBeLessThan(89.7);
    expect(days[4]?.expenditure).toBeCloseTo(maintenance, 6);
    expect(days[5]?.expenditure).toBeLessThan(maintenance - 50);
  });

  test('takes shorter steps if glycogen turns over fast, as in a very large person or with a lot of sugar', () => {
    const giant = { ...man, height: cm(200), weight: kg(640), pal: 2.9 };
    const { intake } = weightModelStart(giant);
    const { days, end } = projectWeight(
      giant,
      [{ fromDay: 0, intake: kcal(intake + 500), carbFraction: 1 }],
      60,
    );
    const changes = days.slice(1).map((day, at) => day.weight - (days[at]?.weight ?? NaN));
    expect(changes.slice(20).every((change) => Math.abs(change) < 0.2)).toBe(true);
    expect(end.glycogen).toBeCloseTo(0.5 * Math.sqrt((2 * (intake + 500)) / intake), 3);
  });
});

describe('the steps', () => {
  const giant = { ...man, height: cm(200), weight: kg(640), pal: 2.9 };
  const { intake, carbs } = weightModelStart(giant);
  /** Fraction of the carbohydrate balance used per squared kilogram of glycogen and day. */
  const burning = carbs / (0.5 ** 2 * (17_600 / 4.184));

  test('follow the exact solution for fluid after a change of salt', () => {
    const phases = [{ fromDay: 0, intake: maintenance, sodium: 1000 }];
    const days = [1, 2, 5];
    const fluids = days.map((length) => projectWeight(man, phases, length).end.fluid);
    days.forEach((day, at) => expect(fluids[at]).toBeCloseTo(-(1 - Math.exp((-3000 / 3220) * day)), 4));
  });

  test('follow the exact solution for glycogen after a change of diet', () => {
    const phases = [{ fromDay: 0, intake: maintenance, carbFraction: 0.05 }];
    const own = weightModelStart(man).carbs / (0.5 ** 2 * (17_600 / 4.184));
    const balanced = 0.5 * Math.sqrt(0.1);
    const rate = own * balanced;
    const offset = Math.atanh(balanced / 0.5);
    const { glycogen } = projectWeight(man, phases, 1).end;
    expect(glycogen).toBeCloseTo(balanced / Math.tanh(rate + offset), 4);
  });

  test('follow it even when a very large person’s full stores empty quickly', () => {
    const phases = [
      { fromDay: 0, intake: kcal(2 * intake), carbFraction: 1 },
      { fromDay: 20, intake, carbFraction: 0 },
    ];
    const full = projectWeight(giant, phases, 20).end.glycogen;
    expect(full).toBeCloseTo(1, 6);
    expect(projectWeight(giant, phases, 21).end.glycogen).toBeCloseTo(1 / (1 / full + burning), 3);
  });
});

describe('a body without food', () => {
  const { days, depletedOn } = eating(0, 1000);

  test('isn’t projected below a BMI of 12', () => {
    expect(depletedOn).toBe(days.length - 1);
    expect(depletedOn).toBeGreaterThan(90);
    expect(depletedOn).toBeLessThan(200);
    expect(days.at(-1)?.weight).toBeCloseTo(12 * 1.78 ** 2, 9);
    expect(days.at(-2)?.weight).toBeGreaterThan(12 * 1.78 ** 2);
  });

  test('keeps that weight if only the final state is requested', () => {
    const start = weightModelStart({ ...man, bodyFat: percent(25) });
    const fasting = regimeOf(start, { fromDay: 0, intake: kcal(0) });
    expect(stateAfter(start, fasting, 900)).toEqual(stateAfter(start, fasting, 1000));
  });
});
