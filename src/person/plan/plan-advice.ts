/** What is said about a plan beside its log: an update, agreement, or nothing. Pure. */
import { KCAL_PER_KG } from '#person/policy.ts';
import { plannedIntake, type FollowedPlan } from './followed-plan.ts';
import type { PlanChange } from './plan-change.ts';
import { planOffer, type PlanOffer } from './plan-offer.ts';
import { FIRST_OUTSIDE, type OnTheWay } from './plan-today.ts';

/** From this difference on, in printed calories or in days, another plan is worth a change. */
const NOTICEABLE = { kcal: 50, days: 14 } as const;

/** A trend this close to the plan's line, in kg, may be there by water alone. */
const NOISE = 0.5;

/** How far the calories of an update are from the plan's, as printed. */
const caloriesApart = (plan: FollowedPlan, { day }: OnTheWay, { intake }: PlanChange): number =>
  Math.abs(Math.round(intake.value) - Math.round(plannedIntake(plan, day)));

const isNoticeable = (plan: FollowedPlan, now: OnTheWay, change: PlanChange): boolean =>
  caloriesApart(plan, now, change) >= NOTICEABLE.kcal || Math.abs(change.days - plan.days) >= NOTICEABLE.days;

/**
 * False if water alone may be why the log asks for other calories: in the first two weeks, and while the difference is
 * less than that much water would have been a day as fat. False, too, if no other calories are without a caution.
 */
function isFirm({ reason, change }: PlanOffer, plan: FollowedPlan, now: OnTheWay): boolean {
  if (reason !== 'calories') return true;
  const days = now.day - plan.since;
  if (!change || days < FIRST_OUTSIDE) return false;
  return caloriesApart(plan, now, change) >= (NOISE * KCAL_PER_KG) / days;
}

/** False beside a distance that water alone doesn't explain. */
const isOnLine = ({ distance }: OnTheWay): boolean => distance !== null && Math.abs(distance) <= NOISE;

/**
 * What the log says about the plan: the update that it asks for, or that it agrees; `null` if it says nothing. It agrees
 * if the plan's calories still lead to the goal on its day, from the state that the body has now, and the trend is on the
 * plan's line.
 */
export function planAdvice(...of: Parameters<typeof planOffer>): PlanOffer | 'agrees' | null {
  const [plan, now] = of;
  const offer = planOffer(...of);
  if (!offer) return null;
  const { reason, change } = offer;
  if (reason === 'leftBand' || !change || isNoticeable(plan, now, change))
    return isFirm(offer, plan, now) ? offer : null;
  return reason === 'calories' && isOnLine(now) ? 'agrees' : null;
}
