import { projectWeight } from '@evenscale/formulas/weight-model';
import { kcal } from '@evenscale/formulas/units';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PLAN_ENTRIES } from '../../../../tests/some-plan.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import { planToday } from '#person/plan/plan-today.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { PlanAdvice } from './PlanAdvice.tsx';

afterEach(cleanup);

const kept = { entries: PLAN_ENTRIES, start: '2026-10-01', update: null };
const row = { ...kept, id: 'plan1', person: 'ben', state: 'current' } as const;

/** A log from a day of the plan on. */
interface Logged {
  /** How much more is eaten than the plan says. */
  readonly more?: number;
  /** How much more is used than the plan assumes. */
  readonly uses?: number;
  readonly from?: number;
  readonly until: number;
}

/** The advice on the last day of a log. */
function after({ more = 0, uses = 0, from = 0, until }: Logged): void {
  const plan = followedPlanOf(kept);
  if (!plan) throw new Error('no plan');
  const intake = kcal((plan.phases[0]?.intake ?? 0) + more);
  const phases = [{ fromDay: 0, intake: kcal(intake - uses) }];
  const course = projectWeight(plan.assumed, phases, until).days.slice(from);
  const days = course.map(({ day, weight }) => ({
    day: addDays(kept.start, day),
    weightKg: Math.round(10 * (weight + 0.4 * Math.sin(12.9898 * day * day))) / 10,
    intakeKcal: Math.round(intake),
  }));
  const today = addDays(kept.start, until);
  const now = planToday(plan, days, today);
  if (now.kind !== 'underWay') throw new Error(now.kind);
  const report = buildLogReport(
    days,
    { gender: 'male', age: 41, saidOn: kept.start, centimetres: 178 },
    today,
  );
  render(<PlanAdvice {...{ row, plan, now, days, report, today }} unit="kg" energyUnit="kcal" />);
}

test('a month over the plan says where that leads, and the way to another plan', () => {
  after({ more: 350, until: 28 });
  expect(
    screen.getByText(/^At the 2,\d{3} kcal a day that you ate lately, you’d be near 9\d kg/u),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Plan again from today’s weight' })).toBeDefined();
});

test('a month on the plan doesn’t', () => {
  after({ until: 28 });
  expect(screen.queryByText(/that you ate lately/u)).toBeNull();
  expect(screen.getByText('Your log agrees with the plan, so it stays as it is.')).toBeDefined();
});

test('a figure that comes within a week is compared at once, and the number stays until the next comparison', () => {
  const offered = (until: number): string | null => {
    cleanup();
    after({ uses: 500, from: 2, until });
    return screen.queryByRole('button', { name: /^Update my plan/u })?.textContent ?? null;
  };
  expect(offered(21)).toBeNull();
  const first = offered(23);
  expect(
    screen.getByText(/^Your log says you use about \d+ kcal a day more than your plan counted on\./u),
  ).toBeDefined();
  expect(first).not.toBeNull();
  expect(offered(26)).toBe(first);
});

test('a plan that starts at another weight than an imported log says so, and has the way to another plan', () => {
  const plan = followedPlanOf(kept);
  if (!plan) throw new Error('no plan');
  const days = Array.from({ length: 40 }, (_, index) => ({
    day: addDays(kept.start, index - 37),
    weightKg: 88 + 0.3 * Math.sin(12.9898 * index * index),
  }));
  const today = addDays(kept.start, 2);
  const now = planToday(plan, days, today);
  if (now.kind !== 'underWay') throw new Error(now.kind);
  const report = buildLogReport(days, null, today);
  render(<PlanAdvice {...{ row, plan, now, days, report, today }} unit="kg" energyUnit="kcal" />);
  expect(
    screen.getByText(/^Your plan starts at 93\.4 kg on Oct 1, 2026\. Your log’s trend at that time is 8\d/u),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Plan again from today’s weight' })).toBeDefined();
});
