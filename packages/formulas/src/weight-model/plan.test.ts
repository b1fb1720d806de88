import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check } from '../../../../tests/properties.ts';
import { cm, kcal, kg, years } from '../units.ts';
import { intakeForGoal, maintenanceIntake } from './goal.ts';
import { PAUSE_DAYS, daysUntil, phasedPlan } from './plan.ts';
import type { PhasedPlan, PlanShape } from './plan.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';

const man: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
};
const goal = { weight: kg(80), day: 180 };

function found(plan: PhasedPlan): Extract<PhasedPlan, { readonly kind: 'found' }> {
  if (plan.kind !== 'found') throw new Error('No plan was found');
  return plan;
}

describe('a plan to a goal', () => {
  test('with the same intake every day uses the intake for the goal', () => {
    const steady = intakeForGoal(man, goal);
    const plan = found(phasedPlan(man, goal, 'steady'));
    expect(steady).toEqual({
      kind: 'found',
      intake: plan.phases[0].intake,
      afterwards: plan.afterwards,
      end: plan.end,
    });
    expect(plan.phases).toEqual([{ fromDay: 0, intake: plan.phases[0].intake }]);
  });

  test('with a pause has two weeks at maintenance in the middle, and a little stricter days around it', () => {
    const { phases } = found(phasedPlan(man, goal, 'pause'));
    const steady = found(phasedPlan(man, goal, 'steady')).phases[0].intake;
    expect(phases.map(({ fromDay }) => fromDay)).toEqual([0, 83, 83 + PAUSE_DAYS]);
    expect(phases[2]?.intake).toBe(phases[0].intake);
    expect(phases[0].intake).toBeLessThan(steady);
    expect(phases[0].intake).toBeGreaterThan(steady - 100);
    const { days, end } = projectWeight(man, phases.slice(0, 2), 83 + PAUSE_DAYS);
    const reached = projectWeight(man, phases.slice(0, 1), 83).end;
    expect(phases[1]?.intake).toBe(maintenanceIntake(man, reached));
    expect(end.fat).toBeCloseTo(reached.fat, 0);
    expect(Math.abs((days[97]?.weight ?? NaN) - (days[83]?.weight ?? NaN))).toBeLessThan(0.9);
  });

  test('with a slower end halves the gap from its middle on', () => {
    const { phases } = found(phasedPlan(man, goal, 'slowerEnd'));
    const [first, second] = phases;
    const keeping = maintenanceIntake(man, projectWeight(man, [first], 90).end);
    expect(second?.fromDay).toBe(90);
    expect(second?.intake).toBeCloseTo((first.intake + keeping) / 2, 9);
  });

  test('allows for a change in movement, in every phase', () => {
    const activity = { kind: 'pal', pal: 1.7 } as const;
    const plan = found(phasedPlan(man, { ...goal, activity }, 'pause'));
    expect(plan.phases.map((phase) => phase.activity)).toEqual([activity, activity, activity]);
    expect(plan.afterwards).toBe(maintenanceIntake(man, plan.end, activity));
    expect(plan.phases[0].intake).toBeGreaterThan(found(phasedPlan(man, goal, 'pause')).phases[0].intake);
  });

  test.each(['steady', 'pause', 'slowerEnd'] as const)(
    'gives the closest weight if there is no plan (%s)',
    (shape) => {
      const low = phasedPlan(man, { weight: kg(60), day: 21 }, shape);
      const high = phasedPlan(man, { weight: kg(150), day: 21 }, shape);
      expect(low.kind === 'unattainable' && low.nearest).toBeGreaterThan(60);
      expect(low.kind === 'unattainable' && low.nearest).toBeLessThan(90);
      expect(high.kind === 'unattainable' && high.nearest).toBeLessThan(150);
      expect(high.kind === 'unattainable' && high.nearest).toBeGreaterThan(90);
    },
  );

  test('leads to the goal in every shape, for anyone', () => {
    const person = fc
      .record({
        gender: accepted.gender,
        age: fc.integer({ min: 18, max: 80 }).map(years),
        height: fc.integer({ min: 150, max: 200 }).map(cm),
        index: fc.integer({ min: 20, max: 40 }),
        pal: fc.constantFrom(1.2, 1.375, 1.55, 1.725, 1.9),
      })
      .map(({ index, ...others }): WeightModelPerson => ({
        ...others,
        weight: kg(index * (others.height / 100) ** 2),
        bodyFat: null,
      }));
    const shape = fc.constantFrom<PlanShape>('steady', 'pause', 'slowerEnd');
    const share = fc.double({ min: 0.88, max: 1.1, noNaN: true });
    check(
      [person, share, fc.integer({ min: 21, max: 1095 }), shape],
      (somebody, part, day, drawn) => {
        const weight = kg(somebody.weight * part);
        const plan = phasedPlan(somebody, { weight, day }, drawn);
        if (plan.kind !== 'found') return;
        const { days } = projectWeight(somebody, plan.phases, day);
        expect(Math.abs((days.at(-1)?.weight ?? NaN) - weight)).toBeLessThan(0.001);
        for (const { intake } of plan.phases) expect(intake).toBeGreaterThanOrEqual(0);
      },
      50,
    );
  });
});

describe('the days to reach a weight', () => {
  const at = (intake: number) => ({ fromDay: 0, intake: kcal(intake) });

  test.each([
    { weight: 80, day: 180 },
    { weight: 86, day: 45 },
    { weight: 95, day: 300 },
  ])('of $weight kg are $day with the intake that leads there by then', ({ weight, day }) => {
    const { phases } = found(phasedPlan(man, { weight: kg(weight), day }, 'steady'));
    const nearly = weight < man.weight ? -0.05 : 0.05;
    expect(daysUntil(man, at(phases[0].intake + nearly), kg(weight), 1095)).toBe(day);
  });

  test('are 0 for the current weight, and unknown beyond the last day', () => {
    expect(daysUntil(man, at(2000), kg(90), 10)).toBe(0);
    expect(daysUntil(man, at(2000), kg(60), 100)).toBeNull();
    expect(daysUntil(man, at(2000), kg(91), 100)).toBeNull();
  });
});
