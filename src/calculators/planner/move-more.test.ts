import { expect, test } from 'vitest';
import { years } from '#formulas/units.ts';
import { projectWeight } from '#formulas/weight-model.ts';
import { palWithWalk } from '#formulas/walking.ts';
import { heightOf, weightOf } from '#calculators/shared/measure-text.ts';
import { outlookPersonOf } from '#calculators/shared/outlook-person.ts';
import { moveMore, walkingAlone } from './move-more.ts';
import type { Movement } from './move-more.ts';
import type { Modelled } from './plan-course.ts';
import type { PlanInput } from './plan-input.ts';
import { buildPlanReport } from './planner-report.ts';

const input: PlanInput = {
  person: {
    units: 'metric',
    weight: weightOf(90, 'kg'),
    height: heightOf(178, 'cm'),
    age: years(40),
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  bodyFat: null,
  goal: weightOf(80, 'kg'),
  start: '2026-11-21',
  days: 180,
  unit: 'kg',
  shape: 'steady',
};

function outlookOf({ person, bodyFat }: PlanInput): Modelled {
  const outlook = outlookPersonOf(person, bodyFat);
  if (!outlook.model) throw new Error('Not modelled');
  return { ...outlook, model: outlook.model };
}

const more = (movement: Movement, asked = input) => moveMore(asked, outlookOf(asked), movement);

const intakeWith = (movement: Movement): number => {
  const { intake } = more(movement);
  return intake?.status === 'shown' ? intake.value : NaN;
};

test('a walk leaves more to eat, and a longer one more', () => {
  const plan = buildPlanReport(input);
  const now = plan.kind === 'planned' ? plan.intake.value : NaN;
  // Half an hour takes a man of 90 kg 135 kcal above sitting; the lighter he gets the less, and digestion and
  // adaptation give some back.
  expect(intakeWith('walk30') - now).toBeGreaterThan(135);
  expect(intakeWith('walk30') - now).toBeLessThan(165);
  expect(intakeWith('walk60')).toBeGreaterThan(intakeWith('walk45'));
  expect(intakeWith('superActive')).toBeGreaterThan(intakeWith('veryActive'));
});

test('the walks and the levels above one’s own can be compared', () => {
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

test('no intake is named where none leads to the goal', () =>
  expect(more('walk90', { ...input, goal: weightOf(60, 'kg'), days: 21 })).toMatchObject({
    intake: null,
    maintenance: null,
  }));

test('walking alone, with food as it is, leads to the goal on its day', () => {
  const outlook = outlookOf(input);
  const minutes = walkingAlone(input, outlook) ?? NaN;
  expect(minutes).toBeGreaterThan(100);
  expect(minutes).toBeLessThan(140);
  const pal = palWithWalk(1.55, minutes, outlook.bmr, outlook.model.weight);
  const phase = { fromDay: 0, intake: outlook.tdee, activity: { kind: 'pal', pal } } as const;
  expect(projectWeight(outlook.model, [phase], 180).days.at(-1)?.weight).toBeCloseTo(80, 2);
});

test('nobody is told to walk for more than three hours', () => {
  const far = { ...input, goal: weightOf(74, 'kg'), days: 140 };
  expect(walkingAlone(far, outlookOf(far))).toBeNull();
});
