/** Whatever one press offers leads to a plan that nothing is said against, on every page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_LEVELS, CALORIE_TARGET_KEYS, GENDERS } from '@evenscale/formulas/energy';
import { GOALS } from '#tools/tdee/entries.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import type { TargetResult } from '#person/page-result.ts';
import { chosenTargetOf } from '#parts/next-steps/chosen-target.ts';
import { planStep } from '#parts/next-steps/next-steps-words.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport, isGentle, offerOf, type PlanReport } from '#tools/planner/report.ts';
import { offeredEntries, typedGoal } from '#tools/planner/chosen-goal.ts';
import { planFor, requestedPlan } from '#tools/planner/requested-plan.ts';
import { check } from '../properties.ts';
import { someHomeResult, someResult } from '../some-person.ts';

/** A plan needs many projections, so that fewer people are drawn than for a formula. */
const RUNS = 60;
const TODAY = '2026-11-29';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const people = fc
  .record({
    gender: fc.constantFrom(...GENDERS),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    age: fc.integer({ min: 18, max: 90 }).map(String),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
    centimetres: fc.integer({ min: 145, max: 205 }),
    bmi: between(15, 48),
  })
  .map(({ centimetres, bmi, ...person }) => ({
    ...person,
    height: `cm~${centimetres}`,
    weight: `kg~${(bmi * (centimetres / 100) ** 2).toFixed(1)}`,
  }));

type SomeEntries = Readonly<Record<string, string>>;

/** The planner with another tool's entries, and what was asked of it. */
function plannerEntries(entries: SomeEntries, changes: Partial<PlannerEntries> = {}): PlannerEntries {
  const known = { ...knownEntries(planner, entries, 'session'), today: TODAY };
  return changedEntries(planner, changedEntries(planner, initialEntries(planner), known), changes);
}

function reportOf(entries: PlannerEntries): PlanReport {
  const reading = readEntries(planner, entries);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return buildPlanReport(planInputOf(reading.input));
}

const expectGentle = (report: PlanReport): void => {
  expect(report.kind).toBe('planned');
  expect(isGentle(report)).toBe(true);
};

/** What “Plan it” asks the planner for; `null` for another step. */
function requestOf(result: TargetResult): string | null {
  const { href = '' } = planStep(result, 'kcal', chosenTargetOf(result)) ?? {};
  const [, request] = href.split(`/weight-planner${CALCULATE_FRAGMENT}`);
  return request?.replace('-', '') ?? null;
}

/** What the planner makes of a request: a plan without a caution, or a form without a goal. */
function expectNoCaution(request: string | null, { entries }: TargetResult): void {
  if (request === null || request === 'maintain') return;
  const asked = plannerEntries(entries);
  const changes = requestedPlan(request, asked);
  if (changes.goalWeight === '') return;
  const report = reportOf(changedEntries(planner, asked, changes));
  // A goal that rounds to today’s weight is kept.
  if (report.kind !== 'maintain') expectGentle(report);
}

test('the planner’s offers', () =>
  check(
    [people, between(0.6, 1.2), fc.integer({ min: 21, max: 1095 })],
    (person, share, days) => {
      const goal = Number(person.weight.slice(3)) * share;
      const date = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
      const asked = plannerEntries(person, {
        goalWeight: `kg~${goal.toFixed(1)}`,
        by: 'date',
        goalDate: date,
      });
      const offer = offerOf(reportOf(asked));
      if (offer) expectGentle(reportOf(changedEntries(planner, asked, offeredEntries(offer, TODAY))));
    },
    RUNS,
  ));

test('home’s way, and its next step', () =>
  check(
    [people],
    (person) => {
      const result = someHomeResult(person);
      const way = result.report.hasWay ? planFor(result.entries, TODAY) : null;
      if (way) expectGentle(way);
      // A way takes the place of the step.
      expectNoCaution(result.report.hasWay ? null : requestOf(result), result);
    },
    RUNS,
  ));

test('a goal that was typed: the page’s plan has no caution, and is the one that the planner makes', () =>
  check(
    [people, between(0.6, 1.2)],
    (person, share) => {
      const goalWeight = `kg~${(Number(person.weight.slice(3)) * share).toFixed(1)}`;
      const result = someHomeResult({ ...person, goalWeight });
      const typed = typedGoal(goalWeight, result.entries, TODAY);
      if (typed?.kind === 'plan') {
        expectGentle(typed.plan);
        const asked = plannerEntries(result.entries);
        const report = reportOf(changedEntries(planner, asked, requestedPlan('', asked)));
        expect(report).toMatchObject({
          kind: 'planned',
          intake: typed.plan.intake,
          phases: typed.plan.phases,
        });
      }
      // Without a plan, what is offered is another goal.
      expectNoCaution(requestOf(result), result);
    },
    RUNS,
  ));

test('TDEE’s next step, for each goal and target', () =>
  check(
    [people, fc.constantFrom(...GOALS), fc.constantFrom(null, ...CALORIE_TARGET_KEYS)],
    (person, goal, target) => {
      const result = someResult({ ...person, goal, ...(target ? { target } : {}) });
      expectNoCaution(requestOf(result), result);
    },
    RUNS,
  ));
