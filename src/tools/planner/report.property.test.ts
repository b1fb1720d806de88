import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { percent, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { check } from '../../../tests/properties.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { withOffer } from './plan/offer.ts';
import { isAtEdge } from './plan/plan-offers.ts';
import { buildPlanReport, offerOf, offersOf } from './report.ts';
import { UNITS, weightUnitOf } from '#person/units.ts';

/** A report needs many projections, so it gets fewer runs than a formula. */
const RUNS = 40;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anything: fc.Arbitrary<PlanInput> = fc
  .record({
    person: fc.record({
      units: fc.constantFrom(...UNITS),
      weight: between(0.1, 1000).map((amount) => weightOf(amount, 'kg')),
      height: between(1, 300).map((amount) => heightOf(amount, 'cm')),
      age: between(1, 120).map(years),
      gender: fc.constantFrom(...GENDERS),
      activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
      bodyFat: fc.option(between(1, 70).map(percent)),
    }),
    goal: between(0.1, 1000).map((amount) => weightOf(amount, 'kg')),
    start: fc.constant('2026-11-21'),
    days: fc.integer({ min: 21, max: 3000 }),
    shape: fc.constantFrom('steady' as const, 'pause' as const, 'slowerEnd' as const),
  })
  .map((input) => ({ ...input, unit: weightUnitOf(input.person) }));

const plausible = anything.chain((input) =>
  fc
    .record({
      height: between(150, 200),
      index: between(16, 45),
      share: between(0.7, 1.2),
      age: between(18, 85),
    })
    .map(({ height, index, share, age }): PlanInput => {
      const kilograms = index * (height / 100) ** 2;
      const person = {
        ...input.person,
        bodyFat: null,
        age: years(age),
        height: heightOf(height, 'cm'),
        weight: weightOf(kilograms, 'kg'),
      };
      return { ...input, person, goal: weightOf(kilograms * share, 'kg') };
    }),
);

/** Every number in a report, at any depth. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test('no report contains an invalid number, for any request', () =>
  check(
    [anything],
    (input) => {
      for (const number of numbersIn(buildPlanReport(input))) expect(Number.isFinite(number)).toBe(true);
    },
    RUNS,
  ));

test('a shown plan is never below 800 kcal, never leads to underweight, and reaches its goal', () =>
  check(
    [plausible],
    (input) => {
      const report = buildPlanReport(input);
      if (report.kind !== 'planned') return;
      for (const { intake } of report.phases) expect(intake).toBeGreaterThanOrEqual(800);
      const goalBmi = bodyMassIndex(input.goal.kilograms, input.person.height.centimetres);
      if (report.direction === 'lose') expect(goalBmi).toBeGreaterThanOrEqual(18.5);
      const { days } = projectWeight(report.model, report.phases, input.days);
      expect(Math.abs((days.at(-1)?.weight ?? NaN) - input.goal.kilograms)).toBeLessThan(0.001);
    },
    RUNS,
  ));

test('every offer, once accepted, is a plan without a caution, apart from the goal itself below the resting energy', () =>
  check(
    [plausible],
    (input) => {
      const report = buildPlanReport(input);
      for (const offer of offersOf(report)) {
        const taken = buildPlanReport(withOffer(input, offer));
        expect(taken).toMatchObject({ kind: 'planned', isFast: false, leanMass: null });
        // Only the goal itself may be offered with a plan below the resting energy.
        if (offer === offerOf(report) || offer.kind === 'weight') expect(offersOf(taken)).toEqual([]);
      }
    },
    RUNS,
  ));

test('after a refused date, the goal itself is offered if there is a day for it, and no step ends then or later', () =>
  check(
    [plausible, fc.integer({ min: 21, max: 1095 })],
    (drawn, days) => {
      const input: PlanInput = { ...drawn, shape: 'steady' };
      const report = buildPlanReport(input);
      const [date, weight] = (['date', 'weight'] as const).map((kind) =>
        offersOf(report).find((offer) => offer.kind === kind),
      );
      const isOther = report.kind === 'planned' && (report.leanMass !== null || isAtEdge(input));
      if (report.kind === 'planned' && weight && !isOther) expect(weight.days).toBeLessThan(input.days);
      if (report.kind !== 'notSafe') return;
      if (date && weight) expect(weight.days).toBeLessThan(date.days);
      const later = buildPlanReport({ ...input, days });
      if (later.kind !== 'planned' || later.leanMass !== null || isAtEdge(input)) return;
      if (later.isFast || later.direction === 'gain') return;
      // Without a gentle date, it's the first that is planned; calories are compared as printed, which may be days earlier.
      const isGentleDate = date !== undefined && date === offerOf(report);
      expect(date?.days).toBeLessThanOrEqual(isGentleDate ? Infinity : 1.01 * days + 1);
    },
    RUNS,
  ));

test('kilograms and pounds agree', () =>
  check(
    [plausible],
    (input) => {
      const pounds: PlanInput = {
        ...input,
        person: { ...input.person, weight: weightOf(input.person.weight.pounds, 'lb') },
        goal: weightOf(input.goal.pounds, 'lb'),
      };
      const [one, other] = [buildPlanReport(input), buildPlanReport(pounds)];
      if (one.kind !== 'planned' || other.kind !== 'planned') return;
      expect(Math.abs(one.intake.value - other.intake.value)).toBeLessThan(0.2);
    },
    RUNS,
  ));
