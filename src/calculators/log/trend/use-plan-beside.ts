import { useMemo } from 'react';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { planToday } from '#person/plan/plan-today.ts';
import { useCurrentPlan, useEarlierPlans } from '#person/plan/use-current-plan.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { courseBeside, type ShownSpan } from './course-beside.ts';

interface Options {
  /** Whose log it is, by id. */
  readonly id: string | null;
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson | null;
  readonly today: string;
  readonly shown: ShownSpan;
}

/** The current plan today, and its course beside the log. A visitor who is pregnant has no plan. */
export function usePlanBeside({ points }: LogTrend, { id, days, person, today, shown }: Options) {
  const [row, earlier] = [useCurrentPlan(), useEarlierPlans()];
  const plan = useMemo(
    () => (row?.person === id && !isPregnancyOf(person, today) ? followedPlanOf(row, earlier) : null),
    [row, earlier, id, person, today],
  );
  return {
    now: useMemo(() => plan && planToday(plan, days, today), [plan, days, today]),
    course: useMemo(() => courseBeside(plan, points, today, shown), [plan, points, today, shown]),
  };
}
