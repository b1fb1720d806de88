/** The validated input of a plan. */
import type { WeightUnit } from '@evenscale/formulas/units';
import type { PlanShape } from '@evenscale/formulas/weight-model';
import type { Weight } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { daysAtPace, PLAN_DAYS, type Pace } from '#person/plan-entries.ts';
import type { PlannerInput } from '#tools/planner/entries.ts';
import { daysBetween, type IsoDay } from './plan-dates.ts';
import { weightUnitOf } from '#person/units.ts';

/** Everything that a plan is calculated from. */
export interface PlanInput {
  readonly person: Person;
  readonly goal: Weight;
  /** The day the plan starts. */
  readonly start: IsoDay;
  /** Whole days until the goal. A pace may give more than a plan can have. */
  readonly days: number;
  /** True for a date that nobody chose: another goal has its own. */
  readonly isDateProposed?: boolean | undefined;
  /** The pace that the days follow from; none for a date. */
  readonly pace?: Pace | undefined;
  /** The unit for weights: pounds, stone and pounds, or kilograms. */
  readonly unit: WeightUnit;
  readonly shape: PlanShape;
}

/** Days from today to the goal. A pace never gives fewer than the shortest plan, but may give more than the longest. */
function daysOf({ goalDate, today, pace, weight, goalWeight }: PlannerInput): number {
  if (goalDate !== null) return daysBetween(today, goalDate) ?? 0;
  const change = Math.abs(goalWeight.kilograms - weight.kilograms);
  return Math.max(PLAN_DAYS.least, daysAtPace(pace, change, weight.kilograms));
}

/** What a plan is calculated from. */
export const planInputOf = (input: PlannerInput): PlanInput => ({
  person: input,
  goal: input.goalWeight,
  start: input.today,
  days: daysOf(input),
  isDateProposed: input.goalDate !== null && !input.isDateChosen,
  pace: input.goalDate === null ? input.pace : undefined,
  unit: weightUnitOf(input),
  shape: input.shape,
});
