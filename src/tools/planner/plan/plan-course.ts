/** The course of the weight during a plan, and just after it. */
import { type Kcal, kg, type Kilograms } from '@evenscale/formulas/units';
import { projectWeight, type WeightModelPerson, type WeightPhase } from '@evenscale/formulas/weight-model';
import type { ProjectionPerson } from '#person/projection-person.ts';

const DAYS_PER_WEEK = 7;
/** Water and glycogen have settled this many days after the goal. */
export const SETTLED_AFTER = 14;

/** A person within the model's range. */
export type Modelled = ProjectionPerson & { readonly model: WeightModelPerson };

/** The course of the weight during a plan. */
export interface Course {
  /** Change over the first seven days, which is partly water. */
  readonly firstWeek: Kilograms;
  /** Change over the last seven days before the goal. */
  readonly lastWeek: Kilograms;
  /** Change over the two weeks after the goal, on maintenance: water and glycogen. */
  readonly rebound: Kilograms;
  /** Weight once water and glycogen have settled after the goal. */
  readonly settled: Kilograms;
}

/** The phases of a plan and one after it, at maintenance. */
export function withAfterwards(
  phases: readonly WeightPhase[],
  goalDay: number,
  intake: Kcal,
): readonly WeightPhase[] {
  return [...phases, { fromDay: goalDay, intake }];
}

/** Simulates a plan to its goal and two weeks beyond it. The last phase is the one after the goal. */
export function courseOf(model: WeightModelPerson, phases: readonly WeightPhase[], days: number): Course {
  const course = projectWeight(model, phases, days + SETTLED_AFTER).days;
  const at = (day: number): number => course[day]?.weight ?? model.weight;
  return {
    firstWeek: kg(at(DAYS_PER_WEEK) - at(0)),
    lastWeek: kg(at(days) - at(days - DAYS_PER_WEEK)),
    rebound: kg(at(days + SETTLED_AFTER) - at(days)),
    settled: kg(at(days + SETTLED_AFTER)),
  };
}
