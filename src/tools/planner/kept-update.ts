/** The update of a followed plan, for the pages that lead to the log. Pure. */
import { planAdvice, waitingUpdate } from '#person/plan/plan-advice.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import type { Kept } from './kept-log.ts';

/** The update that waits in the log of the person kept; `null` without one. */
export function updateIn({ keptPlan, plan, now, days, report, today }: Kept): PlanOffer | null {
  if (!keptPlan || !plan || now?.kind !== 'underWay') return null;
  return waitingUpdate(planAdvice(plan, now, days, report, today), keptPlan, today);
}
