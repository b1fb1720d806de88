import { useMemo } from 'react';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { planToday } from '#person/plan/plan-today.ts';
import { useCurrentPlan, useEarlierPlans } from '#person/plan/use-current-plan.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { courseBeside, type ShownSpan } from './course-beside.ts';

/** The plan that is followed, also once its day has passed. A visitor who is pregnant has none. */
export function useFollowedPlan(
  id: string | null,
  person: LogPerson | null,
  today: string,
): FollowedPlan | null {
  const [row, earlier] = [useCurrentPlan(), useEarlierPlans()];
  return useMemo(
    () => (row?.person === id && !isPregnancyOf(person, today) ? followedPlanOf(row, earlier) : null),
    [row, earlier, id, person, today],
  );
}

interface Options {
  readonly days: readonly StoredLogDay[];
  readonly today: string;
  readonly shown: ShownSpan;
}

/** A plan today, and its course beside the log. */
export function usePlanBeside(
  plan: FollowedPlan | null,
  { points }: LogTrend,
  { days, today, shown }: Options,
) {
  return {
    now: useMemo(() => plan && planToday(plan, days, today), [plan, days, today]),
    course: useMemo(() => courseBeside(plan, points, today, shown), [plan, points, today, shown]),
  };
}
