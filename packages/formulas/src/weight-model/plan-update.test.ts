import { describe, expect, test } from 'vitest';
import { cm, kcal, kg, years } from '../units.ts';
import { intakeForGoal } from './goal.ts';
import { dayReached, fitPlan, meanExpenditure, updatedIntake } from './plan-update.ts';
import type { FittedPlan, PlanSoFar } from './plan-update.ts';
import type { WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';

/** The plan assumed 2,700 kcal. */
const assumed: WeightModelPerson = {
  gender: 'male',
  age: years(45),
  height: cm(175),
  weight: kg(100),
  pal: 1.5,
  bodyFat: null,
  restingEnergy: kcal(1800),
  maintenanceIntake: kcal(2700),
};
const GOAL = { weight: kg(92), day: 182 };

/** The body of a person who really uses this many kcal at the start. */
const body = (maintenance: number): WeightModelPerson => ({
  ...assumed,
  pal: maintenance / 1800,
  maintenanceIntake: kcal(maintenance),
});

/** The plan after some days of eating, by the weights of a body that is known. */
function soFar(maintenance: number, intake: number, day: number, own: PlanSoFar['own'] = null): PlanSoFar {
  const eaten = [{ fromDay: 0, intake: kcal(intake) }];
  const { days } = projectWeight(body(maintenance), eaten, day);
  return { person: assumed, eaten, day, weight: days[day]?.weight ?? kg(0), own };
}

function fitOf(plan: PlanSoFar): FittedPlan {
  const fit = fitPlan(plan);
  if (fit.kind !== 'fitted') throw new Error(`got ${fit.kind}`);
  return fit;
}

function intakeOf(fit: FittedPlan, goal = GOAL): number {
  const found = updatedIntake(fit, goal);
  if (found.kind !== 'found') throw new Error(`got ${found.kind}`);
  return found.intake;
}

/** An own maintenance around a figure. */
const own = (value: number, half: number): NonNullable<PlanSoFar['own']> => ({
  value: kcal(value),
  low: kcal(value - half),
  high: kcal(value + half),
  from: 0,
  to: 28,
});

describe('the offset of energy', () => {
  test.each([
    { uses: 2700, offset: 0 },
    { uses: 2450, offset: -250 },
    { uses: 3010, offset: 310 },
  ])('is found for a body that uses $uses kcal', ({ uses, offset }) => {
    const fit = fitOf(soFar(uses, 2200, 56));
    expect(fit.offset).toBeCloseTo(offset, 0);
    expect(fit.by).toBe('trend');
    expect(projectWeight(fit.person, fit.eaten, 56).days[56]?.weight).toBeCloseTo(
      soFar(uses, 2200, 56).weight,
      3,
    );
  });

  test('isn’t found if no usual amount of energy explains the trend', () => {
    expect(fitPlan({ ...soFar(2700, 2200, 28), weight: kg(60) })).toEqual({ kind: 'implausible' });
    expect(fitPlan({ ...soFar(2700, 2200, 28), weight: kg(140) })).toEqual({ kind: 'implausible' });
  });
});

describe('an own maintenance', () => {
  const plan = soFar(2450, 2200, 28);
  const used =
    projectWeight(body(2450), plan.eaten, 28).days.reduce((sum, day) => sum + day.expenditure, 0) / 29;

  test('changes nothing if the course agrees with it', () => {
    expect(fitPlan({ ...plan, own: own(used + 90, 100) })).toEqual(fitPlan(plan));
  });

  test.each([-300, 260])('wins if it differs by %s kcal, and the course still meets the trend', (by) => {
    const fit = fitOf({ ...plan, own: own(used + by, 100) });
    expect(fit.by).toBe('ownMaintenance');
    const { days } = projectWeight(fit.person, fit.eaten, 28);
    expect(days[28]?.weight).toBeCloseTo(plan.weight, 3);
    const mean = days.reduce((sum, day) => sum + day.expenditure, 0) / 29;
    // The moved start changes the energy of the tissue by a few kcal.
    expect(Math.abs(mean - (used + by))).toBeLessThan(25);
  });

  test('agrees up to the ends of its interval', () => {
    const fit = fitOf(plan);
    const mean = meanExpenditure(projectWeight(fit.person, fit.eaten, 28).days, 0, 28);
    for (const ends of [
      { low: mean, high: kcal(mean + 100) },
      { low: kcal(mean - 100), high: mean },
    ])
      expect(fitOf({ ...plan, own: { ...own(mean, 0), ...ends } }).by).toBe('trend');
  });

  test('decides alone on the day of the start, which a trend says nothing about', () => {
    const first = { ...plan, day: 0, weight: kg(99.4) };
    const fit = fitOf({ ...first, own: own(2300, 100) });
    expect(fit.by).toBe('ownMaintenance');
    expect(fit.expenditure).toBeCloseTo(2300, 0);
    expect(projectWeight(fit.person, fit.eaten, 0).days[0]?.weight).toBeCloseTo(99.4, 3);
    for (const weight of [first.weight, body(2450).weight])
      expect(fitPlan({ ...first, weight })).toEqual({ kind: 'implausible' });
  });

  test('decides alone if the trend has no offset', () => {
    expect(fitOf({ ...plan, weight: kg(104), own: own(2300, 100) }).by).toBe('ownMaintenance');
  });

  test('explains nothing if no usual amount of energy gives it, or no start near the plan’s meets the trend', () => {
    expect(fitPlan({ ...plan, own: own(20_000, 100) })).toEqual({ kind: 'implausible' });
    for (const weight of [kg(60), kg(140)])
      expect(fitPlan({ ...plan, weight, own: own(used, 100) })).toEqual({ kind: 'implausible' });
  });
});

test('the mean energy use is that of the whole projection if it has none of the days', () => {
  const { days } = projectWeight(body(2700), [{ fromDay: 0, intake: kcal(2200) }], 10);
  expect(meanExpenditure(days, 20, 30)).toBe(meanExpenditure(days, 0, 10));
  expect(meanExpenditure(days, 0, 1)).toBeGreaterThan(meanExpenditure(days, 0, 10));
  const last = days.slice(9).map(({ expenditure }) => expenditure);
  expect(meanExpenditure(days, 9, 10)).toBeCloseTo((Number(last[0]) + Number(last[1])) / 2, 9);
});

describe('the intake from today on', () => {
  test('stays what it was planned to be if everything went to plan', () => {
    const planned = intakeForGoal(assumed, GOAL);
    if (planned.kind !== 'found') throw new Error(planned.kind);
    const fit = fitOf(soFar(2700, planned.intake, 84));
    expect(intakeOf(fit)).toBeCloseTo(planned.intake, 0);
  });

  test('leads the known body to the goal on the day', () => {
    const plan = soFar(2450, 2250, 56);
    const found = updatedIntake(fitOf(plan), GOAL);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(projectWeight(body(2450), found.phases, 182).days[182]?.weight).toBeCloseTo(92, 2);
    expect(found.phases).toEqual([plan.eaten[0], { fromDay: 56, intake: found.intake }]);
    expect(found.afterwards).toBeLessThan(2450);
  });

  test('doesn’t ask for the water of the first days again', () => {
    // A new plan from today's weight would spend less food on the same kilograms, because water seems to come off again.
    const plan = soFar(2700, 2100, 28);
    const fresh = intakeForGoal({ ...assumed, weight: plan.weight }, { ...GOAL, day: 182 - 28 });
    if (fresh.kind !== 'found') throw new Error(fresh.kind);
    expect(Math.abs(intakeOf(fitOf(plan)) - fresh.intake)).toBeGreaterThan(10);
  });

  test('replaces what was planned from that day on', () => {
    const plan = soFar(2700, 2200, 56);
    const phase = { fromDay: 56, intake: kcal(3000) };
    const found = updatedIntake(fitOf({ ...plan, eaten: [...plan.eaten, phase] }), GOAL);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(found.phases).toEqual([plan.eaten[0], { fromDay: 56, intake: found.intake }]);
  });

  test.each([
    { goal: 60, intake: 0 },
    { goal: 180, intake: 2700 + 5000 },
  ])('doesn’t exist for $goal kg in two weeks, and the nearest weight is named', ({ goal, intake }) => {
    const fit = fitOf(soFar(2700, 2200, 56));
    const { days } = projectWeight(fit.person, [...fit.eaten, { fromDay: 56, intake: kcal(intake) }], 70);
    const answer = updatedIntake(fit, { weight: kg(goal), day: 70 });
    if (answer.kind !== 'unattainable') throw new Error(answer.kind);
    expect(answer.nearest).toBeCloseTo(days[70]?.weight ?? 0, 1);
  });
});

describe('a later day', () => {
  test('is the first on which a gentler intake reaches the goal', () => {
    const fit = fitOf(soFar(2450, 2200, 56));
    const day = dayReached(fit, kcal(2150), GOAL.weight, 1095) ?? 0;
    expect(day).toBeGreaterThan(56);
    const course = projectWeight(body(2450), [...fit.eaten, { fromDay: 56, intake: kcal(2150) }], day).days;
    expect(course[day]?.weight).toBeLessThanOrEqual(92.01);
    expect(course[day - 1]?.weight).toBeGreaterThan(91.99);
  });

  test('is in the future for a weight of the day before yesterday, after eating more again', () => {
    const fit = fitOf(soFar(2700, 2200, 56));
    const { days } = projectWeight(fit.person, fit.eaten, 56);
    const between = kg((Number(days[54]?.weight) + Number(days[56]?.weight)) / 2);
    expect(dayReached(fit, kcal(2750), between, 1095)).toBeGreaterThan(56);
  });

  test('is today for a goal that is reached, and null for one that never is', () => {
    const fit = fitOf(soFar(2700, 2200, 56));
    const { weight } = projectWeight(fit.person, fit.eaten, 56).days[56]!;
    expect(dayReached(fit, kcal(2200), weight, 1095)).toBe(56);
    expect(dayReached(fit, kcal(2690), GOAL.weight, 1095)).toBeNull();
  });
});
