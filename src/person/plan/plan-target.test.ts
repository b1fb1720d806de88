import { kcal, kg, years } from '@evenscale/formulas/units';
import { phasedPlan } from '@evenscale/formulas/weight-model';
import { expect, test } from 'vitest';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { addDays } from '#person/log/local-day.ts';
import type { Person } from '#person/person.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { followedPlan, type FollowedPlan } from './followed-plan.ts';
import { targetOfPlan } from './plan-target.ts';

const START = '2026-10-01';
const DAYS = 180;
const person: Person = {
  units: 'metric',
  weight: weightOf(93.4, 'kg'),
  height: heightOf(178, 'cm'),
  age: years(41),
  gender: 'male',
  activityLevel: 'lightlyActive',
};

function planTo(kilograms: number): FollowedPlan {
  const { model: assumed } = projectionPersonOf(person);
  const goal = kg(kilograms);
  if (!assumed) throw new Error('not modelled');
  const found = phasedPlan(assumed, { weight: goal, day: DAYS }, 'steady');
  if (found.kind !== 'found') throw new Error(found.kind);
  const course = { start: START, days: DAYS, goal, person, assumed, phases: found.phases };
  return followedPlan({ ...course, trainingDays: '', macros: undefined, ends: [] }, null);
}

const intakeOf = (plan: FollowedPlan): number => plan.phases[0]?.intake ?? 0;

test('a plan’s target has its direction and about its calories', () => {
  const losing = planTo(85);
  const at = (above: number) => targetOfPlan(losing, START, kcal(intakeOf(losing) + above));
  expect(at(480)).toEqual({ goal: 'lose', target: '' });
  expect(at(270)).toEqual({ goal: 'lose', target: 'mildLoss' });
  // More eaten than used, by a log that is new: the plan is still one to lose.
  expect(at(-100)).toEqual({ goal: 'lose', target: 'mildLoss' });
});

test('a plan to gain or to keep the weight has its own', () => {
  const gaining = planTo(95);
  expect(targetOfPlan(gaining, START, kcal(intakeOf(gaining) - 260))).toEqual({
    goal: 'gain',
    target: 'mildGain',
  });
  const losing = planTo(85);
  const keeping = { ...losing, goal: kg(losing.assumed.weight) };
  expect(targetOfPlan(keeping, START, kcal(2500))).toEqual({ goal: 'maintain', target: '' });
});

test('a plan whose day has passed has none', () => {
  const plan = planTo(85);
  expect(targetOfPlan(plan, addDays(START, plan.days), kcal(2500))).not.toBeNull();
  expect(targetOfPlan(plan, addDays(START, plan.days + 1), kcal(2500))).toBeNull();
});
