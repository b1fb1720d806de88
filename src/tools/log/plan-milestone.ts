/** How much of the way to a lower goal is behind somebody, as plain facts. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { cm, years, type Kilograms } from '@evenscale/formulas/units';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { ageOn, type StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { isBodyChangeShown } from '#person/policy/body-change.ts';
import { trendNews } from './trend-news.ts';

/** From 5% on, less weight is known to do something for blood pressure and blood sugar. */
const FIRST_SHARE = 0.05;

export interface PlanMilestone {
  readonly kind: 'halfway' | 'fivePercent';
  /** The weight at the way's start, the trend now, and the goal. */
  readonly start: Kilograms;
  readonly now: Kilograms;
  readonly goal: Kilograms;
}

/** The trend now, if it's clearly falling since the way's start; `null` otherwise. */
function fallenTo({ way }: FollowedPlan, days: readonly StoredLogDay[], today: string): Kilograms | null {
  const near = daysFrom(days, dayWithNumber(way.day - LEAD_DAYS)).filter(({ day }) => day <= today);
  const news = trendNews(buildLogTrend(weighingsIn(near.map(dayOfLog)), way.day));
  if (news.kind !== 'moved' || news.to.trend > news.from.trend) return null;
  return news.to.trend;
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
  const start = plan.way.weight;
  const whole = start - plan.goal;
  const now = whole > 0 ? fallenTo(plan, days, today) : null;
  if (now === null || now <= plan.goal) return null;
  const lost = start - now;
  const age = years(ageOn({ age: plan.person.age, saidOn: plan.start }, today));
  const bmi = bodyMassIndex(now, cm(plan.person.height.centimetres));
  if (!isBodyChangeShown({ age, bmi, pregnancy })) return null;
  const weights = { start, now, goal: plan.goal };
  if (2 * lost >= whole) return { kind: 'halfway', ...weights };
  return lost >= FIRST_SHARE * start ? { kind: 'fivePercent', ...weights } : null;
}
