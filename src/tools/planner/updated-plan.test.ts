import { projectWeight } from '@evenscale/formulas/weight-model';
import { kcal, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../tests/some-plan.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import { ownMaintenanceIn } from '#person/log/own-figure.ts';
import { plannedDays, type FollowedPlan, type PlanUpdate } from '#person/plan/followed-plan.ts';
import { keptPlanIn, type KeptPlan } from '#person/plan/kept-plan.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import { planToday } from '#person/plan/plan-today.ts';
import { besideText, updatedOnText } from '#person/plan/plan-words.ts';
import { followedPlanOf, updatedPlanOf } from './kept-plan.ts';
import { followedCurve } from './plan/plan-horizon.ts';

const START = '2026-10-01';
const kept: KeptPlan = { entries: PLAN_ENTRIES, start: START, update: null };

function followed(plan: KeptPlan | null): FollowedPlan {
  const found = plan && followedPlanOf(plan);
  if (!found) throw new Error('no plan');
  return found;
}

const made = followed(kept);

test('a plan made with a log’s number goes on from what was eaten, in the planner and in the log', () => {
  const log = Array.from({ length: 84 }, (_, day) => ({
    day: addDays(START, day - 84),
    weightKg: 93.4 + 0.07 * (84 - day) + 0.4 * Math.sin(day * 2.1),
    intakeKcal: 2050,
  }));
  const person = { gender: 'male', age: 41, saidOn: START, centimetres: 178 } as const;
  const figure = ownMaintenanceIn(buildLogReport(log, person, START));
  expect(figure?.eaten).toMatchObject({ mean: 2050, lately: 2050 });
  expect(figure?.eaten?.weight).toBeCloseTo(96.3, 0);
  const entries = { ...PLAN_ENTRIES, ownMaintenance: ownMaintenanceText(figure) };
  const weekOf = (plan: FollowedPlan): number => {
    const days = plannedDays(plan);
    return (days[7]?.weight ?? NaN) - (days[0]?.weight ?? NaN);
  };
  const plan = followed({ ...kept, entries });
  expect(plan.assumed.eaten).toEqual(figure?.eaten);
  // Half a kilogram a week until now, and a third from now on.
  expect(weekOf(plan)).toBeGreaterThan(-0.4);
  expect(weekOf(plan)).toBeLessThan(-0.1);
  const { eaten: _, ...figureAlone } = figure!;
  const anew = { ...PLAN_ENTRIES, ownMaintenance: ownMaintenanceText(figureAlone) };
  expect(weekOf(followed({ ...kept, entries: anew }))).toBeLessThan(-0.9);
});

/** Three weeks later, the log's figure is higher than the trend says, so the fitted model starts heavier. */
const update: PlanUpdate = {
  on: addDays(START, 21),
  weightKg: 92.6,
  eaten: [{ fromDay: 0, kcal: made.phases[0]?.intake ?? 0 }],
  own: { value: 2750, low: 2700, high: 2800, from: 0, to: 20 },
};

/** The plan after that update, to another day of its goal if one is given. */
const updatedTo = (days: number, plan: KeptPlan = kept, on: PlanUpdate = update): KeptPlan | null =>
  updatedPlanOf(plan, {
    change: { intake: { status: 'fine', value: kcal(2100), isBelowRest: false }, days },
    update: on,
  } as PlanOffer);

const weightsOf = (plan: FollowedPlan, days: number) =>
  plannedDays(plan)
    .slice(0, days)
    .map(({ weight }) => weight);

test('an update leaves the days before it as the plan was made, and starts at the trend of its day', () => {
  const plan = followed(updatedTo(made.days));
  expect(plan.since).toBe(21);
  // The model that explains the log starts at another weight.
  expect(Math.abs(plan.model.weight - 93.4)).toBeGreaterThan(0.2);
  expect(weightsOf(plan, 21)).toEqual(weightsOf(made, 21));
  const days = plannedDays(plan);
  expect(days.flatMap(({ startsLine }, day) => (startsLine ? [day] : []))).toEqual([21]);
  expect(plannedDays(made).some(({ startsLine }) => startsLine)).toBe(false);
  expect(days[0]?.weight).toBe(93.4);
  expect(days[21]?.weight).toBeCloseTo(92.6, 2);
  expect(days.at(-1)?.weight).toBeCloseTo(85, 2);
  expect(days.map(({ day }) => day - dayNumber(START))).toEqual(days.map((_, index) => index));
  // Nothing is left to expect of the days that are over.
  for (const { weight, low, high } of days.slice(0, 21)) expect([low, high]).toEqual([weight, weight]);
  expect((days[21]?.high ?? 0) - (days[21]?.low ?? 0)).toBeCloseTo(2, 9);
  expect(plannedDays(made)[0]?.low).toBeLessThan(93);
});

test('home’s curve of it starts with the weight of the plan, too', () => {
  const [first, ...rest] = followedCurve(followed(updatedTo(made.days))).days;
  expect(first).toMatchObject({ day: 0, weight: 93.4 });
  expect(rest.at(-1)?.day).toBe(made.days);
});

test('a later date changes nothing before the update either, nor does a second update, or a file', () => {
  const later = updatedTo(made.days + 60);
  const plan = followed(later);
  expect(plan.days).toBe(made.days + 60);
  expect(later?.update?.madeFor).toBe(addDays(START, made.days));
  expect(weightsOf(plan, 21)).toEqual(weightsOf(made, 21));
  expect(keptPlanIn(structuredClone(later))).toEqual(later);
  const again = updatedTo(made.days + 90, later!, { ...update, on: addDays(START, 56), weightKg: 91.4 });
  expect(weightsOf(followed(again), 56)).toEqual(weightsOf(made, 56));
  // Back to its first date, it's as if it had never moved.
  expect(updatedTo(made.days, later!)?.update).toEqual(update);
});

test('what the plan began with is said as it was made, whatever its date is now', () => {
  const began = updatedOnText(followed(updatedTo(made.days)), 'kcal');
  expect(began).toMatch(/^Updated with your log up to Oct 22, 2026\. It began with 2,\d{3} kcal a day\.$/u);
  expect(updatedOnText(followed(updatedTo(made.days + 60)), 'kcal')).toBe(began);
  expect(updatedOnText(made, 'kcal')).toBeNull();
});

test('an update isn’t agreement: a distance is told again once a week of weigh-ins carries it', () => {
  const plan = followed(updatedTo(made.days));
  const log = projectWeight(made.assumed, [{ fromDay: 0, intake: kcal(2400) }], 40).days.map(
    ({ day, weight }) => ({ day: addDays(START, day), weightKg: Math.round(10 * weight) / 10 }),
  );
  const said = (day: number, of = plan) => {
    const today = addDays(START, day);
    const now = planToday(
      of,
      log.filter((row) => row.day <= today),
      today,
    );
    return now.kind === 'underWay' ? besideText(now, 'kg') : now.kind;
  };
  expect(said(21, made)).toMatch(/^\d\.\d kg behind the plan$/u);
  for (const day of [21, 22, 26]) expect(said(day)).toBeNull();
  expect(said(30)).not.toBeNull();
});

test('a way to gain is as steady', () => {
  const gaining = { ...kept, entries: { ...PLAN_ENTRIES, weight: 'kg~70', goalWeight: 'kg~74' } };
  const before = followed(gaining);
  const on = { ...update, weightKg: kg(70.8), own: null };
  const after = followed(updatedTo(before.days, gaining, on));
  expect(after.since).toBe(21);
  expect(weightsOf(after, 21)).toEqual(weightsOf(before, 21));
});
