/** How the weight goes along a plan. */
import { kg } from '#formulas/units.ts';
import type { Kilograms } from '#formulas/units.ts';
import type { WeightPhase } from '#formulas/weight-model-phases.ts';
import type { WeightModelPerson } from '#formulas/weight-model-start.ts';
import { projectWeight } from '#formulas/weight-model.ts';
import type { OutlookPerson } from '#calculators/shared/outlook-person.ts';

const DAYS_PER_WEEK = 7;

/** A person whom the model takes. */
export type Modelled = OutlookPerson & { readonly model: WeightModelPerson };

/** How the weight goes along a plan. */
export interface Course {
  /** Change over the first seven days, part of it water. */
  readonly firstWeek: Kilograms;
  /** Change over the last seven days before the goal. */
  readonly lastWeek: Kilograms;
}

/** Follows a plan to its last day. */
export function courseOf(model: WeightModelPerson, phases: readonly WeightPhase[], days: number): Course {
  const course = projectWeight(model, phases, days).days;
  const at = (day: number): number => course[day]?.weight ?? model.weight;
  return {
    firstWeek: kg(at(DAYS_PER_WEEK) - at(0)),
    lastWeek: kg(at(days) - at(days - DAYS_PER_WEEK)),
  };
}
