import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_LEVELS, palWithWalk } from '@evenscale/formulas/energy';
import { kcal, kg, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { check } from '../../../../tests/properties.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { moveMore, walkingAlone } from './move-more.ts';
import type { Movement } from './move-more.ts';
import type { Modelled } from './plan-course.ts';
import type { PlanInput } from './plan-input.ts';
import { buildPlanReport } from '#tools/planner/report.ts';

const input: PlanInput = {
  person: {
    units: 'metric',
    weight: weightOf(90, 'kg'),
    height: heightOf(178, 'cm'),
    age: years(40),
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  goal: weightOf(80, 'kg'),
  start: '2026-11-21',
  days: 180,
  unit: 'kg',
  shape: 'steady',
};

function projectionOf({ person }: PlanInput): Modelled {
  const projection = projectionPersonOf(person);
  if (!projection.model) throw new Error('Not modelled');
  return { ...projection, model: projection.model };
}

const more = (movement: Movement, asked = input) => moveMore(asked, projectionOf(asked), movement);

test('with maintenance calories from a log, only levels above the person’s own are compared', () => {
  // 1,818 kcal at rest and 3,000 a day are 1.65: between moderately (1.55) and very active (1.725).
  const ownMaintenance = { value: kcal(3000), low: kcal(2900), high: kcal(3100), weight: kg(90) };
  const person = { ...input.person, activityLevel: 'sedentary', ownMaintenance } as const;
  const { choices } = more('walk30', { ...input, person });
  expect(choices.filter((choice) => !choice.startsWith('walk'))).toEqual(['veryActive', 'superActive']);
});

const intakeWith = (movement: Movement): number => {
  const { intake } = more(movement);
  return intake?.status === 'fine' ? intake.value : NaN;
};

test('a walk leaves more to eat, and a longer one more', () => {
  const plan = buildPlanReport(input);
  const now = plan.kind === 'planned' ? plan.intake.value : NaN;
  // Half an hour takes a man of 90 kg 135 kcal more than sitting. It takes less as he gets lighter, and digestion and
  // adaptation offset some of it.
  expect(intakeWith('walk30') - now).toBeGreaterThan(135);
  expect(intakeWith('walk30') - now).toBeLessThan(165);
  expect(intakeWith('walk60')).toBeGreaterThan(intakeWith('walk45'));
  expect(intakeWith('superActive')).toBeGreaterThan(intakeWith('veryActive'));
});

test('the walks and the levels above the current one can be compared', () => {
  expect(more('walk30').choices).toEqual([
    'walk15',
    'walk30',
    'walk45',
    'walk60',
    'walk90',
    'veryActive',
    'superActive',
  ]);
  expect(more('lightlyActive').movement).toBe('walk30');
});

test('maintenance at the goal is known even if no intake leads there in time', () => {
  const rushed = more('walk90', { ...input, goal: weightOf(60, 'kg'), days: 21 });
  const unhurried = more('walk90', { ...input, goal: weightOf(60, 'kg'), days: 1095 });
  expect(rushed.intake).toBeNull();
  const [now, later] = [rushed, unhurried].map(({ maintenance }) =>
    maintenance?.status === 'fine' ? maintenance.value : NaN,
  );
  // Fast or slow, the body's final maintenance is nearly the same.
  expect(Math.abs((now ?? NaN) - (later ?? NaN))).toBeLessThan(30);
});

test('maintenance is known for everyone who sees this part', () => {
  const person = fc.record({
    centimetres: fc.integer({ min: 140, max: 210 }),
    bmi: fc.double({ min: 18.5, max: 60, noNaN: true }),
    part: fc.double({ min: 0.4, max: 1.5, noNaN: true }),
    days: fc.integer({ min: 21, max: 1095 }),
    movement: fc.constantFrom<Movement>('walk15', 'walk90', 'superActive'),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  });
  check(
    [person],
    ({ centimetres, bmi, part, days, movement, activityLevel }) => {
      const weight = bmi * (centimetres / 100) ** 2;
      const asked: PlanInput = {
        ...input,
        person: {
          ...input.person,
          activityLevel,
          weight: weightOf(weight, 'kg'),
          height: heightOf(centimetres, 'cm'),
        },
        goal: weightOf(weight * part, 'kg'),
        days,
      };
      const { kind } = buildPlanReport(asked);
      if (kind === 'planned' || (kind === 'notSafe' && part < 1))
        expect(more(movement, asked).maintenance).not.toBeNull();
    },
    60,
  );
});

test('walking alone, without eating less, leads to the goal on its day', () => {
  const projection = projectionOf(input);
  const minutes = walkingAlone(input, projection) ?? NaN;
  expect(minutes).toBeGreaterThan(100);
  expect(minutes).toBeLessThan(140);
  const pal = palWithWalk(1.55, minutes, projection.bmr, projection.model.weight);
  const phase = { fromDay: 0, intake: projection.tdee, activity: { kind: 'pal', pal } } as const;
  expect(projectWeight(projection.model, [phase], 180).days.at(-1)?.weight).toBeCloseTo(80, 2);
});

test('walks are limited to three hours', () => {
  const far = { ...input, goal: weightOf(74, 'kg'), days: 140 };
  expect(walkingAlone(far, projectionOf(far))).toBeNull();
});
