import { useMemo } from 'react';
import { useLog } from '#calculators/log/log-state.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { planToday, type PlanToday } from '#person/plan/plan-today.ts';
import { useCurrentPlan, useEarlierPlans } from '#person/plan/use-current-plan.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';

/** The plan of the person whose log is shown: while another is being chosen, the current plan may be the next one's. */
export function usePlanOfLog(): PlanRow | null {
  const { id } = useLog();
  const current = useCurrentPlan();
  return current?.person === id ? current : null;
}

/** A plan that is followed, and where its person is on it today. */
export interface PlanShown {
  readonly row: PlanRow;
  readonly plan: FollowedPlan;
  readonly now: PlanToday;
}

/** The same with today on it; `null` without one that the planner still makes. */
export function usePlanShown(days: readonly StoredLogDay[], today: string): PlanShown | null {
  const [row, earlier] = [usePlanOfLog(), useEarlierPlans()];
  return useMemo(() => {
    const plan = row && followedPlanOf(row, earlier);
    return plan && { row, plan, now: planToday(plan, days, today) };
  }, [row, earlier, days, today]);
}
