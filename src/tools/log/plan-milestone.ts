/** How much of the way to a lower goal is behind somebody, as plain facts. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { cm, kg, years, type Kilograms } from '@evenscale/formulas/units';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/log-report.ts';
import { ageOn, type StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { isBodyChangeShown } from '#person/policy/body-change.ts';
import { trendNews } from './trend-news.ts';

/** From 5% on, less weight is known to do something for blood pressure and blood sugar. */
const FIRST_SHARE = 0.05;

export interface PlanMilestone {
  readonly kind: 'halfway' | 'fivePercent';
  /** From the plan's start to now, and to its goal. */
  readonly lost: Kilograms;
  readonly whole: Kilograms;
}

/** The weight lost since the plan's start, by a trend that is clearly falling since then; `null` otherwise. */
function lostSince(plan: FollowedPlan, days: readonly StoredLogDay[], today: string): number | null {
  const near = daysFrom(days, addDays(plan.start, -LEAD_DAYS)).filter(({ day }) => day <= today);
  const news = trendNews(buildLogTrend(weighingsIn(near.map(dayOfLog)), dayNumber(plan.start)));
  if (news.kind !== 'moved' || news.to.trend > news.from.trend) return null;
  return plan.person.weight.kilograms - news.to.trend;
}

/**
 * Halfway to the goal, or the first 5%; `null` before, at the goal, for a plan that isn't to lose, and for somebody for
 * whom a smaller body is no news to give.
 *
 * @param days - oldest first
 */
export function planMilestone(
  plan: FollowedPlan,
  days: readonly StoredLogDay[],
  today: string,
  pregnancy: boolean,
): PlanMilestone | null {
  const start = plan.person.weight.kilograms;
  const whole = start - plan.goal;
  const lost = whole > 0 ? lostSince(plan, days, today) : null;
  if (lost === null || lost >= whole) return null;
  const age = years(ageOn({ age: plan.person.age, saidOn: plan.start }, today));
  const bmi = bodyMassIndex(kg(start - lost), cm(plan.person.height.centimetres));
  if (!isBodyChangeShown({ age, bmi, pregnancy })) return null;
  const amounts = { lost: kg(lost), whole: kg(whole) };
  if (2 * lost >= whole) return { kind: 'halfway', ...amounts };
  return lost >= FIRST_SHARE * start ? { kind: 'fivePercent', ...amounts } : null;
}
