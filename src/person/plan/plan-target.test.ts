import { kcal, kg, years } from '@evenscale/formulas/units';
import { phasedPlan } from '@evenscale/formulas/weight-model';
import { expect, test } from 'vitest';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { Person } from '#person/person.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { readTarget } from '#person/plan/target-choice.ts';
import { followedPlan, type FollowedPlan } from './followed-plan.ts';
import { startOfPlan, targetOfPlan } from './plan-target.ts';

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
  const way = { day: dayNumber(START), weight: assumed.weight };
  const course = { start: START, way, days: DAYS, goal, person, assumed, phases: found.phases };
  return followedPlan({ ...course, trainingDays: '', macros: undefined, ends: [] }, null);
}

const intakeOf = (plan: FollowedPlan): number => plan.phases[0]?.intake ?? 0;

test('a plan’s target is its own calories, with where they lead', () => {
  const losing = planTo(85);
  const { goal, target } = targetOfPlan(losing, START) ?? {};
  expect(goal).toBe('lose');
  expect(readTarget(target ?? '')).toEqual({
    goal: 'lose',
    intake: expect.closeTo(intakeOf(losing), 2) as number,
  });
  expect(targetOfPlan(planTo(95), START)?.goal).toBe('gain');
});

test('a plan to keep the weight has its own calories, too', () => {
  const losing = planTo(85);
  const keeping = { ...losing, goal: kg(losing.assumed.weight) };
  expect(targetOfPlan(keeping, START)).toMatchObject({
    goal: 'maintain',
    target: expect.stringMatching(/^maintain~\d{4}/u) as string,
  });
});

test('a phase of a plan has its calories', () => {
  const plan = planTo(85);
  const paused = { ...plan, phases: [...plan.phases, { fromDay: 90, intake: kcal(2611.5) }] };
  expect(targetOfPlan(paused, addDays(START, 90))?.target).toBe('lose~2611.5');
});

test('a plan’s macros are those that were chosen with it, or else the suggested ones', () => {
  const plan = planTo(85);
  const suggested = startOfPlan(plan, START)?.macros ?? '';
  expect(suggested).toMatch(/^own~\d+g~~30~s$/u);
  for (const macros of ['balanced', 'own', 'own~90g~~30~s'])
    expect(startOfPlan({ ...plan, macros }, START)?.macros).toBe(suggested);
  for (const macros of ['lowCarb', 'own~176g~~30'])
    expect(startOfPlan({ ...plan, macros }, START)?.macros).toBe(macros);
});

test('a plan’s training days come with it', () => {
  const plan = planTo(85);
  expect(startOfPlan(plan, START)).not.toHaveProperty('trainingDays');
  expect(startOfPlan({ ...plan, trainingDays: '135~20' }, START)?.trainingDays).toBe('135~20');
});

test('a plan whose day has passed has none', () => {
  const plan = planTo(85);
  expect(startOfPlan(plan, addDays(START, plan.days + 1))).toBeNull();
  expect(targetOfPlan(plan, addDays(START, plan.days))).not.toBeNull();
  expect(targetOfPlan(plan, addDays(START, plan.days + 1))).toBeNull();
});
