import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../../../tests/properties.ts';
import { cm, kcal, kg, kilogramsFromPounds, percent, poundsFromKilograms, years } from '../units.ts';
import { intakeForGoal, maintenanceIntake } from './goal.ts';
import { longTermChange, timeConstant } from './long-term.ts';
import type { ActivityChange, WeightPhase } from './phases.ts';
import { WEIGHT_MODEL_RANGE, isModelled, weightModelStart } from './start.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';
import type { WeightDay } from './weight-model.ts';

/** Fewer draws than for simple formulas, because a projection takes thousands of steps. */
const RUNS = 1000;
const FEWER_RUNS = 200;

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.double({ min, max, noNaN: true });

/** Everyone the model accepts. */
const anybody = fc
  .record({
    gender: accepted.gender,
    age: between(WEIGHT_MODEL_RANGE.age).map(years),
    height: between(WEIGHT_MODEL_RANGE.height).map(cm),
    weight: between(WEIGHT_MODEL_RANGE.weight).map(kg),
    pal: between(WEIGHT_MODEL_RANGE.pal),
    bodyFat: fc.option(between({ min: 1, max: 70 }).map(percent)),
  })
  .filter(isModelled);

/** Typical visitors of the site. */
const somebody = fc
  .record({
    gender: accepted.gender,
    age: between({ min: 18, max: 80 }).map(years),
    height: between({ min: 150, max: 200 }).map(cm),
    index: between({ min: 19, max: 40 }),
    pal: between({ min: 1.2, max: 2 }),
    bodyFat: fc.constant(null),
  })
  .map(({ index, ...person }): WeightModelPerson => ({
    ...person,
    weight: kg(index * (person.height / 100) ** 2),
  }));

const activity: fc.Arbitrary<ActivityChange> = fc.oneof(
  fc.record({ kind: fc.constant('factor' as const), factor: between({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('pal' as const), pal: between({ min: 1, max: 3 }) }),
);

const phase: fc.Arbitrary<WeightPhase> = fc.record(
  {
    fromDay: fc.integer({ min: 0, max: 200 }),
    intake: between({ min: 0, max: 15_000 }).map(kcal),
    carbFraction: between({ min: 0, max: 1 }),
    sodium: between({ min: 0, max: 20_000 }),
    activity,
  },
  { requiredKeys: ['fromDay', 'intake'] },
);

/** Weight, fat and fat-free mass are at least 0, and everything is finite. NaN would fail the comparisons. */
function isSound({ weight, fat, bodyFat, expenditure }: WeightDay): boolean {
  return fat >= 0 && weight >= fat && weight < Infinity && bodyFat <= 100 && Math.abs(expenditure) < Infinity;
}

describe('the dynamic model of body weight', () => {
  test('keeps every store at or above 0, and every figure finite, for everything it accepts', () =>
    check(
      [anybody, fc.array(phase, { maxLength: 4 })],
      (person, phases) => {
        const { days, end, depletedOn } = projectWeight(person, phases, 400);
        expect(days.filter((day) => !isSound(day))).toEqual([]);
        expectSound(end.glycogen);
        expect(days.length).toBe((depletedOn ?? 400) + 1);
      },
      RUNS,
    ));

  test('keeps the weight stable for five years at maintenance intake', () =>
    check(
      [anybody],
      (person) => {
        const { intake } = weightModelStart(person);
        const { days } = projectWeight(person, [{ fromDay: 0, intake }], 5 * 365);
        expect(days.length).toBe(5 * 365 + 1);
        expect(days.filter(({ weight }) => Math.abs(weight / person.weight - 1) > 1e-9)).toEqual([]);
      },
      FEWER_RUNS,
    ));

  test('never gives less weight for more food', () =>
    check(
      [
        anybody,
        between({ min: 0, max: 9000 }),
        between({ min: 0, max: 9000 }),
        fc.integer({ min: 1, max: 730 }),
      ],
      (person, a, b, length) => {
        const [less, more] = ordered(a, b);
        const [lighter, heavier] = [less, more].map((intake) =>
          projectWeight(person, [{ fromDay: 0, intake: kcal(intake) }], length).days.at(-1),
        );
        expect((heavier?.weight ?? NaN) - (lighter?.weight ?? NaN)).toBeGreaterThan(-1e-6);
      },
      RUNS,
    ));

  test('gives the same curve for a weight that was entered in pounds', () =>
    check(
      [somebody, between({ min: 1200, max: 4000 }).map(kcal)],
      (person, intake) => {
        const inPounds = { ...person, weight: kilogramsFromPounds(poundsFromKilograms(person.weight)) };
        const phases = [{ fromDay: 0, intake }];
        const [metric, imperial] = [person, inPounds].map((who) =>
          projectWeight(who, phases, 90).days.at(-1),
        );
        expect(imperial?.weight).toBeCloseTo(metric?.weight ?? NaN, 8);
      },
      FEWER_RUNS,
    ));
});

describe('the intake for a goal', () => {
  test('leads to the goal, and the intake for afterward keeps the weight there', () =>
    check(
      [somebody, between({ min: 0.88, max: 1.12 }), fc.integer({ min: 120, max: 730 })],
      (person, share, day) => {
        const goal = { weight: kg(person.weight * share), day };
        const result = intakeForGoal(person, goal);
        if (result.kind === 'unattainable') return;
        const phases = [
          { fromDay: 0, intake: result.intake },
          { fromDay: day, intake: result.afterwards },
        ];
        const { days } = projectWeight(person, phases, day + 180);
        expect(Math.abs((days[day]?.weight ?? NaN) - goal.weight)).toBeLessThan(0.001);
        // Remaining adaptation and water still shift it slightly, more so after a steep change.
        const steep = Math.abs(result.intake - result.afterwards) / 1000;
        expect(Math.abs((days.at(-1)?.weight ?? NaN) - goal.weight)).toBeLessThan(0.5 + 2 * steep);
        expect(maintenanceIntake(person, result.end)).toBeCloseTo(result.afterwards, 9);
      },
      FEWER_RUNS,
    ));

  test('is found, or the closest weight is given, for any person and goal', () =>
    check(
      [anybody, between({ min: 1, max: 900 }).map(kg), fc.integer({ min: 1, max: 400 })],
      (person, weight, day) => {
        const result = intakeForGoal(person, { weight, day });
        expectSound(result.kind === 'found' ? result.intake : result.nearest);
      },
      FEWER_RUNS,
    ));
});

describe('the long term', () => {
  test('has the sign of the change, and a time constant of months to years', () =>
    check([somebody, fc.integer({ min: -300, max: 300 }).map(kcal)], (person, intake) => {
      expect(Math.sign(longTermChange(person, { intake, activity: 0 }))).toBe(Math.sign(intake));
      expect(timeConstant(person)).toBeGreaterThan(90);
      expect(timeConstant(person)).toBeLessThan(2000);
    }));
});
