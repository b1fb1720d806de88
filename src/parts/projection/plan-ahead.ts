/** Where a followed plan leads from today on: to its goal on its day, and then at maintenance. Pure. */
import type { Kilograms } from '@evenscale/formulas/units';
import { maintenanceIntake, projectWeight } from '@evenscale/formulas/weight-model';
import type { CurveRequest } from '#charts/curve/weight-curve.ts';
import type { OwnTarget } from '#person/plan/own-target.ts';
import type { PolicyFigure, PolicyPerson } from '#person/policy.ts';
import { maintenanceFigure } from '#person/targets.ts';
import { withAfterwards } from '#tools/planner/plan/plan-course.ts';

export interface PlanAhead {
  readonly goal: Kilograms;
  /** The goal's day, counted from today. */
  readonly goalDay: number;
  /** Maintenance at the goal. */
  readonly afterwards: PolicyFigure;
  /** The plan's own course, so that it reaches the goal on its day. */
  readonly course: Omit<CurveRequest, 'horizon'>;
}

export function planAheadOf({ plan, day }: Pick<OwnTarget, 'plan' | 'day'>, facts: PolicyPerson): PlanAhead {
  const { model, phases, days, goal } = plan;
  const afterwards = maintenanceIntake(model, projectWeight(model, phases, days).end);
  return {
    goal,
    goalDay: days - day,
    afterwards: maintenanceFigure(afterwards, facts),
    course: { person: model, phases: withAfterwards(phases, days, afterwards), from: day },
  };
}

/** In days: the first water of a plan has gone, or come, by then. */
const WATER_DAYS = 7;

/** True if the quick change of a plan's first days is over. */
export const isPastWater = ({ course: { from = 0 } }: PlanAhead): boolean => from >= WATER_DAYS;

/** True if the goal is within some days. */
export const reachesGoal = (plan: PlanAhead, { days }: { readonly days: readonly unknown[] }): boolean =>
  plan.goalDay < days.length;
