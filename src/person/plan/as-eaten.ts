/** Where eating on as lately leads, beside a plan. Pure. */
import type { Kcal, Kilograms } from '@evenscale/formulas/units';
import { dayReached, projectWeight } from '@evenscale/formulas/weight-model';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { figureFor } from '#person/policy.ts';
import { planBesideLog } from './plan-offer.ts';
import { FIRST_OUTSIDE, type OnTheWay } from './plan-today.ts';

/** What leads elsewhere than the plan: from so many kcal a day on, and so many days later. */
const NOTICEABLE = { kcal: 100, days: 14 } as const;

/** A day that takes more than so many times as long as the plan depends too much on what can't be measured. */
const LONGEST = 2;

/** Where what was eaten lately leads. */
export interface AsEaten {
  /** The mean that was eaten. */
  readonly eaten: Kcal;
  /** The goal's day, in days from the plan's start; `null` if that takes too long to name a day. */
  readonly days: number | null;
  /** The weight on the plan's own day. */
  readonly weight: Kilograms;
}

/** How many kcal a day lead away from the goal: more than planned on the way down, less on the way up. */
function awayFromGoal({ lately, direction }: OnTheWay): number {
  if (!lately || direction === 'level') return 0;
  return (lately.eaten - lately.planned) * (direction === 'losing' ? 1 : -1);
}

/** True once two weeks of meals say how much is eaten, and nothing else explains the log's figure. */
function isSaid([plan, now, , report]: Parameters<typeof planBesideLog>): boolean {
  const isFigure = report.kind === 'estimated' && report.odd === null && !report.isBelowRest;
  const isLong = now.day - plan.since >= FIRST_OUTSIDE;
  return isFigure && isLong && now.mean.status === 'fine' && awayFromGoal(now) >= NOTICEABLE.kcal;
}

/**
 * Where somebody arrives who goes on eating as in the last two weeks, by what their log says they use; `null` if that is
 * about where the plan leads, or if the log can't tell.
 */
export function asEaten(...of: Parameters<typeof planBesideLog>): AsEaten | null {
  const [plan, { lately }] = of;
  const found = lately && isSaid(of) ? planBesideLog(...of) : null;
  if (!lately || !found) return null;
  const { fit, facts } = found.situation;
  if (figureFor('goalWeight', plan.goal, facts).status !== 'fine') return null;
  const { eaten } = lately;
  const days = dayReached(fit, eaten, plan.goal, Math.min(LONGEST * plan.days, PLAN_DAYS.most));
  if (days !== null && days < plan.days + NOTICEABLE.days) return null;
  const phases = [
    ...fit.eaten.filter(({ fromDay }) => fromDay < fit.day),
    { fromDay: fit.day, intake: eaten },
  ];
  const onPlannedDay = projectWeight(fit.person, phases, plan.days).days.at(-1);
  return onPlannedDay ? { eaten, days, weight: onPlannedDay.weight } : null;
}
