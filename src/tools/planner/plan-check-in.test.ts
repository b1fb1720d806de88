import { projectWeight } from '@evenscale/formulas/weight-model';
import { kcal } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../tests/some-plan.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import { followedPlanOf } from './kept-plan.ts';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import { planAdvice, waitingUpdate } from '#person/plan/plan-advice.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import { planToday } from '#person/plan/plan-today.ts';

const START = '2026-10-01';
const kept: KeptPlan = { entries: PLAN_ENTRIES, start: START, update: null };
const plan = followedPlanOf(kept);
if (!plan) throw new Error('no plan');
const planned = plan.phases[0]?.intake ?? kcal(0);

/** Eight weeks before the plan and ten on it, of a body that uses 320 kcal less than the plan assumes. */
const log = projectWeight(
  { ...plan.assumed, maintenanceIntake: kcal((plan.assumed.maintenanceIntake ?? 0) - 320) },
  [
    { fromDay: 0, intake: kcal(2350) },
    { fromDay: 56, intake: planned },
  ],
  126,
).days.map(({ day, weight }) => ({
  day: addDays(START, day - 56),
  weightKg: Math.round(10 * (weight + 0.4 * Math.sin(12.9898 * day * day))) / 10,
  intakeKcal: Math.round((day < 56 ? 2350 : planned) + 150 * Math.cos(78.233 * day * day)),
}));

/** The update that waits on a day of the plan. */
function waitingOn(day: number, row: KeptPlan = kept, from = -56): PlanOffer | null {
  const today = addDays(START, day);
  const days = log.filter((logged) => logged.day >= addDays(START, from) && logged.day <= today);
  const followed = followedPlanOf(row);
  const now = followed && planToday(followed, days, today);
  if (now?.kind !== 'underWay') throw new Error('not under way');
  const report = buildLogReport(days, { gender: 'male', age: 41, saidOn: START, centimetres: 178 }, today);
  return waitingUpdate(planAdvice(followed!, now, days, report, today), row, today);
}

test('what is offered stays the same until the next week of the plan is over', () => {
  for (const week of [0, 3, 6]) {
    const first = waitingOn(7 * week);
    expect(first?.change, `week ${week}`).toBeTruthy();
    for (const day of [1, 3, 6]) expect(waitingOn(7 * week + day), `week ${week}, day ${day}`).toEqual(first);
  }
  expect(waitingOn(28)?.change).not.toEqual(waitingOn(21)?.change);
});

test('a plan that was made by a log’s figure isn’t corrected by it in its first week', () => {
  const own = { ...kept, entries: { ...PLAN_ENTRIES, ownMaintenance: '2600~2500~2700~93.4' } };
  expect(followedPlanOf(own)?.person.ownMaintenance).toBeDefined();
  for (const day of [0, 1, 6]) expect(waitingOn(day, own)).toBeNull();
  expect(waitingOn(7, own)).not.toBeNull();
  expect(waitingOn(6)).not.toBeNull();
});

test('an update isn’t followed by the next one within a week of the press', () => {
  const update = { on: addDays(START, 28), weightKg: 92, eaten: [{ fromDay: 0, kcal: planned }] };
  const own = { value: 2750, low: 2700, high: 2800, from: 0, to: 28 };
  const updated = { ...kept, update: { ...update, own } };
  expect(followedPlanOf(updated)?.since).toBe(28);
  for (const day of [28, 29, 34, 35, 41]) expect(waitingOn(day, updated), `${day}`).toBeNull();
  expect(waitingOn(42, updated)).not.toBeNull();
});
