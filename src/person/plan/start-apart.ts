/** Whether a plan starts at another weight than its log has for that day, for example after an import. Pure. */
import type { Kilograms } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { weighedUntil } from './beside-plan.ts';
import type { FollowedPlan } from './followed-plan.ts';

/** Weigh-ins this near the start say what the weight was then, if there are a few. */
const NEAR = { days: 7, weighings: 3 } as const;

/** One weigh-in is easily this share of the weight away from the trend. */
const USUAL_SHARE = 0.03;

export interface StartApart {
  /** What the plan starts with. */
  readonly planned: Kilograms;
  /** The log's trend at that time. */
  readonly logged: Kilograms;
}

/** The two weights; `null` if they agree, if the log doesn't know, and after an update, which begins with the log's. */
export function startApart(plan: FollowedPlan, days: readonly StoredLogDay[]): StartApart | null {
  const start = dayNumber(plan.start);
  const awayOf = ({ day }: { readonly day: number }): number => Math.abs(day - start);
  const near = weighedUntil(days, start + NEAR.days).filter((weighed) => awayOf(weighed) <= NEAR.days);
  const [closest] = near.toSorted((one, other) => awayOf(one) - awayOf(other));
  const planned = plan.assumed.weight;
  if (!closest || near.length < NEAR.weighings || plan.since > 0) return null;
  const { trend } = closest;
  return Math.abs(trend - planned) > USUAL_SHARE * planned ? { planned, logged: trend } : null;
}
