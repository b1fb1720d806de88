import { expect, test } from 'vitest';
import { kcal, kg, years } from '@evenscale/formulas/units';
import { phasedPlan, projectWeight } from '@evenscale/formulas/weight-model';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { Person } from '#person/person.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { asEaten, type AsEaten } from './as-eaten.ts';
import { followedPlan, type FollowedPlan } from './followed-plan.ts';
import { asEatenText } from './plan-offer-words.ts';
import { planToday } from './plan-today.ts';

const START = '2026-10-01';
const DAYS = 120;
const man: Person = {
  units: 'metric',
  weight: weightOf(85, 'kg'),
  height: heightOf(178, 'cm'),
  age: years(41),
  gender: 'male',
  activityLevel: 'lightlyActive',
};

function planTo(goal: number): FollowedPlan {
  const { model } = projectionPersonOf(man);
  if (!model) throw new Error('not modelled');
  const found = phasedPlan(model, { weight: kg(goal), day: DAYS }, 'steady');
  if (found.kind !== 'found') throw new Error(found.kind);
  const way = { day: dayNumber(START), weight: model.weight };
  const course = { start: START, way, days: DAYS, goal: kg(goal), person: man, phases: found.phases };
  return followedPlan({ ...course, macros: undefined, trainingDays: '', ends: [], assumed: model }, null);
}

const losing = planTo(77);

/** A log of somebody who uses what the plan assumed, and eats so many kcal a day more than planned. */
function logOf(plan: FollowedPlan, more: number, length: number): readonly StoredLogDay[] {
  const intake = kcal((plan.phases[0]?.intake ?? 0) + more);
  return projectWeight(plan.assumed, [{ fromDay: 0, intake }], length - 1).days.map(({ day, weight }) => ({
    day: addDays(START, day),
    weightKg: Math.round(10 * (weight + 0.3 * Math.sin(12.9898 * day * day))) / 10,
    intakeKcal: Math.round(intake),
  }));
}

function after(log: readonly StoredLogDay[], plan = losing): AsEaten | null {
  const today = log.at(-1)?.day ?? START;
  const now = planToday(plan, log, today);
  if (now.kind !== 'underWay') throw new Error(now.kind);
  const report = buildLogReport(log, { gender: 'male', age: 41, saidOn: START, centimetres: 178 }, today);
  return asEaten(plan, now, log, report, today);
}

const said = (found: AsEaten | null, isHidden = false) =>
  found && asEatenText(found, losing, 'kg', 'kcal', isHidden);

test('some more than planned arrives later, as somebody who uses what the log says does', () => {
  const found = after(logOf(losing, 150, 43));
  const intake = found?.eaten ?? kcal(0);
  const course = projectWeight(losing.assumed, [{ fromDay: 0, intake }], 400).days;
  const arrival = course.find(({ weight }) => weight <= 77)?.day ?? 0;
  expect(Math.abs((found?.days ?? 0) - arrival)).toBeLessThan(10);
  expect(said(found)).toMatch(
    /^At the 1,\d{3} kcal a day that you ate lately, you’d arrive about Mar \d+, 2027\.$/u,
  );
});

test('much more than planned has the weight on the plan’s day instead of a day far away', () => {
  const found = after(logOf(losing, 600, 29));
  expect(found?.days).toBeNull();
  expect(found?.weight).toBeGreaterThan(84);
  expect(said(found)).toMatch(
    /^At the 2,\d{3} kcal a day that you ate lately, you’d be near 85 kg on Jan 29, 2027\.$/u,
  );
  expect(said(found, true)).toMatch(/lately, you wouldn’t get to your goal\.$/u);
});

test('less than planned on the way up is the same', () => {
  const gaining = planTo(90);
  expect(after(logOf(gaining, -300, 43), gaining)?.weight).toBeLessThan(88);
  expect(after(logOf(gaining, 300, 43), gaining)).toBeNull();
});

test.each([
  ['what was planned was eaten', logOf(losing, 0, 43)],
  ['less was eaten', logOf(losing, -200, 43)],
  ['a little more was eaten', logOf(losing, 60, 43)],
  ['the log has no figure yet', logOf(losing, 600, 15)],
  [
    'one weigh-in moves the figure',
    logOf(losing, 600, 29).map((row, at) =>
      at === 28 ? { ...row, weightKg: (row.weightKg ?? 0) + 1.8 } : row,
    ),
  ],
  [
    'meals are missing',
    logOf(losing, 600, 43).map(({ intakeKcal, ...row }, at) =>
      at % 3 ? row : { ...row, intakeKcal: intakeKcal ?? 0 },
    ),
  ],
  ['there are few weeks left', logOf(losing, 600, 110)],
])('nothing is said if %s', (_, log) => {
  expect(after(log)).toBeNull();
});

test('nothing is said about a plan to keep the weight', () => {
  const keeping = planTo(85);
  expect(after(logOf(keeping, 400, 43), keeping)).toBeNull();
});
