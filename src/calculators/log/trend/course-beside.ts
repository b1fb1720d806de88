import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import type { WeightOnDay } from '#charts/curve/log-trend.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { plannedDays, type FollowedPlan } from '#person/plan/followed-plan.ts';

/** With at least so many days of trend, the rest of a long plan leaves them room. */
const FEW_DAYS = 3;
/** How far ahead it is drawn then: at least so many times the days of the trend, and four weeks. */
const AHEAD = { times: 2, leastDays: 28 } as const;
/** The first end, in days from the plan's start. It doubles, so that it stays for weeks and the trend keeps its place. */
const FIRST_END = 42;

/** The last day that is drawn of a plan, unless all of it is. */
function lastDay(start: number, trend: readonly WeightOnDay[], today: number): number {
  const behind = today - (trend[0]?.day ?? today);
  if (behind < FEW_DAYS) return Infinity;
  const needed = today + Math.max(AHEAD.leastDays, AHEAD.times * behind) - start;
  return start + FIRST_END * 2 ** Math.ceil(Math.log2(Math.max(1, needed / FIRST_END)));
}

/**
 * The days of a plan from the first day of the trend on; none once the plan's day has passed. Up to its goal if
 * `isWhole`; otherwise only so far that the trend stays readable.
 */
export function courseBeside(
  plan: FollowedPlan | null,
  trend: readonly WeightOnDay[],
  today: string,
  isWhole: boolean,
): readonly ExpectedDay[] {
  const now = dayNumber(today);
  if (!plan || now > dayNumber(plan.start) + plan.days) return [];
  const [from, to] = [
    trend[0]?.day ?? -Infinity,
    isWhole ? Infinity : lastDay(dayNumber(plan.start), trend, now),
  ];
  return plannedDays(plan).filter(({ day }) => day >= from && day <= to);
}
