/** What a form starts with from the plan that the person kept follows. Loads only where a plan is kept. */
import type { PlanRow } from '#person/database/plan-row.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { personOfPlan } from '#person/plan/followed-plan.ts';
import { startOfPlan, type PlanStart } from '#person/plan/plan-target.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';

/** The goal, calories and macros of a plan on a day; `null` if it isn't followed then, and during a pregnancy. */
export function planGoal(row: PlanRow, today: string): PlanStart | null {
  const plan = followedPlanOf(row);
  if (!plan || isPregnancyOf(personOfPlan(plan), today)) return null;
  return startOfPlan(plan, today);
}
