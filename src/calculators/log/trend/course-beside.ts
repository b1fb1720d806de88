import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import type { WeightOnDay } from '#charts/curve/log-trend.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { plannedDays, type FollowedPlan } from '#person/plan/followed-plan.ts';

/** The days of a plan from the first day of the trend on; none once the plan's day has passed. */
export function courseBeside(
  plan: FollowedPlan | null,
  trend: readonly WeightOnDay[],
  today: string,
): readonly ExpectedDay[] {
  if (!plan || dayNumber(today) > dayNumber(plan.start) + plan.days) return [];
  const from = trend[0]?.day ?? -Infinity;
  return plannedDays(plan).filter(({ day }) => day >= from);
}
