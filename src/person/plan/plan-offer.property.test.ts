import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { kcal, kg, years } from '@evenscale/formulas/units';
import { phasedPlan, projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import { check } from '../../../tests/properties.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { Person } from '#person/person.ts';
import { figureFor, NO_CHANGE } from '#person/policy.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { fitOf, followedPlan, plannedIntake, type FollowedPlan } from './followed-plan.ts';
import { planOffer } from './plan-offer.ts';
import { factsNow, planToday } from './plan-today.ts';

/** Each run needs hundreds of projections. */
const RUNS = 120;
const START = '2026-10-01';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const situations = fc.record({
  gender: fc.constantFrom(...GENDERS),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  age: fc.integer({ min: 18, max: 80 }),
  height: between(150, 200),
  index: between(17, 42),
  share: fc.oneof(between(0.85, 0.99), between(1.01, 1.1)),
  days: fc.integer({ min: 60, max: 300 }),
  length: fc.integer({ min: 15, max: 110 }),
  /** What the body uses beside the plan, as a share. */
  energy: between(0.75, 1.3),
  /** What is eaten beside the plan, and how much of it is logged. */
  eaten: between(0.7, 1.4),
  logged: between(0.7, 1.1),
  /** The last week: another intake, and water. */
  odd: fc.record({ eaten: between(0.4, 2.5), water: between(-3, 4) }),
});

type Drawn = Parameters<Parameters<typeof situations.map>[0]>[0];

const personOf = ({ gender, activityLevel, age, height, index }: Drawn): Person => ({
  units: 'metric',
  gender,
  activityLevel,
  age: years(age),
  height: heightOf(height, 'cm'),
  weight: weightOf(index * (height / 100) ** 2, 'kg'),
});

function planOf(drawn: Drawn): FollowedPlan | null {
  const person = personOf(drawn);
  const { model } = projectionPersonOf(person);
  if (!model) return null;
  const goal = kg(model.weight * drawn.share);
  const found = phasedPlan(model, { weight: goal, day: drawn.days }, 'steady');
  if (found.kind !== 'found' || found.phases[0].intake < 800) return null;
  const { phases } = found;
  const way = { day: dayNumber(START), weight: model.weight };
  const course = { start: START, way, days: drawn.days, goal, person, macros: undefined, phases };
  return followedPlan({ ...course, trainingDays: '', ends: [], assumed: model }, null);
}

/** The log of a body that is known, whose last week is odd. */
function logOf(plan: FollowedPlan, { length, energy, eaten, logged, odd }: Drawn): readonly StoredLogDay[] {
  const { assumed, phases } = plan;
  const tdee = (assumed.maintenanceIntake ?? 2000) * energy;
  const body: WeightModelPerson = {
    ...assumed,
    maintenanceIntake: kcal(tdee),
    pal: Math.max(1, tdee / (assumed.restingEnergy ?? 1500)),
  };
  const last = length - 7;
  const usual = kcal((phases[0]?.intake ?? 2000) * eaten);
  const odder = kcal(usual * odd.eaten);
  const meals = [
    { fromDay: 0, intake: usual },
    { fromDay: last, intake: odder },
  ];
  return projectWeight(body, meals, length - 1).days.map(({ day, weight }) => ({
    day: addDays(START, day),
    weightKg: Math.round(10 * (weight + 0.4 * Math.sin(12.9898 * day) + (day >= last ? odd.water : 0))) / 10,
    intakeKcal: Math.round((day >= last ? odder : usual) * logged + 120 * Math.cos(78.233 * day * day)),
  }));
}

test('an update never asks for more than is used on the way down, for less on the way up, or for what isn’t planned', () =>
  check(
    [situations],
    (drawn) => {
      const plan = planOf(drawn);
      if (!plan) return;
      const log = logOf(plan, drawn);
      const today = addDays(START, drawn.length - 1);
      const now = planToday(plan, log, today);
      if (now.kind !== 'underWay' || !now.trend) return;
      const { gender, activityLevel: _, age, height } = drawn;
      const report = buildLogReport(log, { gender, age, saidOn: START, centimetres: height }, today);
      const offer = planOffer(plan, now, log, report, today);
      if (!offer?.change) return;
      const { change, own, update } = offer;
      const { value } = change.intake;
      const { weight } = now.trend;
      const used = [fitOf(plan, update)?.expenditure ?? kcal(0), ...(own ? [own.value] : [])];
      if (plan.goal < weight - NO_CHANGE) for (const tdee of used) expect(value).toBeLessThanOrEqual(tdee);
      if (plan.goal > weight + NO_CHANGE) for (const tdee of used) expect(value).toBeGreaterThanOrEqual(tdee);
      for (const tdee of used)
        expect(figureFor('plan', value, factsNow(plan, today, { weight, tdee })).status).toBe('fine');
      // The plan that was taken is the one that was offered.
      const taken = followedPlan({ ...plan, days: change.days }, update);
      expect(plannedIntake(taken, taken.since)).toBeCloseTo(value, 6);
    },
    RUNS,
  ));
