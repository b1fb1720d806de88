import { expect, test } from 'vitest';
import { cm, kg, KG_PER_POUND, type Kilograms } from '@evenscale/formulas/units';
import { initialEntries } from '#person/entries/field.ts';
import { addDays } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { planner } from '#tools/planner/entries.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { milestoneText } from '#tools/log/milestone-words.ts';
import { planMilestone } from '#tools/log/plan-milestone.ts';

const START = '2026-09-01';

const START_ENTRIES = {
  ...initialEntries(planner),
  weight: '90 kg',
  height: '180 cm',
  age: '40',
  activityLevel: 'lightlyActive',
  goalDate: addDays(START, 300),
};

function planTo(goalWeight: string, change: object = {}) {
  const plan = followedPlanOf({
    entries: { ...START_ENTRIES, goalWeight, ...change },
    start: START,
    update: null,
  });
  if (!plan) throw new Error('no plan');
  return plan;
}

/** Sixty days from the plan's start on, from 90 kg to another weight. */
const logTo = (kilograms: number): readonly StoredLogDay[] =>
  Array.from({ length: 60 }, (_, index) => ({
    day: addDays(START, index),
    weightKg: 90 + ((kilograms - 90) * index) / 59 + 0.2 * Math.sin(2 * index),
  }));

const TODAY = addDays(START, 59);
const found = (kilograms: number, goal = '78 kg', pregnancy = false) =>
  planMilestone(planTo(goal), logTo(kilograms), TODAY, pregnancy);

test.each([
  [87, null],
  [85.2, 'fivePercent'],
  [83.8, 'halfway'],
  [77, null],
  [93, null],
])('90 kg to 78: at %d kg it is %s', (kilograms, kind) => {
  expect(found(kilograms)?.kind ?? null).toBe(kind);
});

test('weight at the start, weight now and what was lost add up as they are printed', () => {
  // From 178.0 lb to 172.65: 172.7 and 178 are printed.
  const [start, now, goal] = [178, 172.65, 150].map((pounds) => kg(pounds * KG_PER_POUND)) as [
    Kilograms,
    Kilograms,
    Kilograms,
  ];
  expect(milestoneText({ kind: 'fivePercent', start, now, goal }, 'lb')).toContain(': 5.3 lb.');
});

test('a change within the ups and downs is none, even at half of a small goal', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    day: addDays(START, index),
    weightKg: 89.4 + Math.sin(index),
  }));
  expect(planMilestone(planTo('89 kg'), days, TODAY, false)).toBeNull();
});

test('a plan to gain has none, and neither has somebody who is pregnant', () => {
  expect(found(93, '96 kg')).toBeNull();
  expect(found(83, '78 kg', true)).toBeNull();
  expect(found(83)).not.toBeNull();
});

test('below BMI 18.5 there is none', () => {
  const plan = planTo('61 kg', { weight: '64 kg' });
  const days = logTo(90).map(({ day }, index) => ({ day, weightKg: 64 - (2.1 * index) / 59 }));
  expect(planMilestone(plan, days, TODAY, false)?.kind).toBe('halfway');
  // 61.9 kg at 184 cm is a BMI of 18.3.
  const person = { ...plan.person, height: { ...plan.person.height, centimetres: cm(184) } };
  expect(planMilestone({ ...plan, person }, days, TODAY, false)).toBeNull();
});

test('the words are plain facts in the unit of the visitor', () => {
  const half = found(83.8);
  if (!half) throw new Error('none');
  expect(milestoneText(half, 'kg')).toMatch(/^More than halfway to the goal: 6\.\d of 12\.0 kg\.$/u);
  expect(milestoneText(half, 'st')).toMatch(/^More than halfway to the goal: 13\.\d of 26\.4 lb\.$/u);
  const five = found(85.2);
  expect(five && milestoneText(five, 'kg')).toMatch(/^5% or more below your starting weight: 4\.\d kg\.$/u);
});

test('a plan that was replaced counts as part of the way', () => {
  const first = { ...START_ENTRIES, weight: 'kg~90', goalWeight: 'kg~84' };
  const then = addDays(START, 45);
  const kept = {
    entries: { ...START_ENTRIES, weight: 'kg~85', goalWeight: 'kg~78' },
    start: then,
    update: null,
  };
  const earlier = { entries: first, start: START, update: null };
  const alone = followedPlanOf(kept);
  const whole = followedPlanOf(kept, [earlier]);
  expect(alone?.way.weight).toBe(85);
  expect(whole?.way.weight).toBe(90);
  expect(planMilestone(alone!, logTo(83.5), TODAY, false)?.kind).toBeUndefined();
  expect(planMilestone(whole!, logTo(83.5), TODAY, false)).toMatchObject({
    kind: 'halfway',
    start: 90,
    goal: 78,
  });
});
