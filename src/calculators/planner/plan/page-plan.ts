/** The plan on the page and the one that is kept. */
import type { PlanRow } from '#person/database/plan-row.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import type { PlannerEntries } from '#tools/planner/entries.ts';
import { keptPlanOf } from '#tools/planner/kept-plan.ts';

/** None during the turn of somebody who isn't the person kept. */
export const ownRow = (plan: PlanRow | null | undefined): PlanRow | null | undefined =>
  plan && isWithoutKept() ? null : plan;

/** True if the plan on the page is the one that is followed: the same goal from a later day has other calories. */
export function isFollowed(plan: PlanRow | null | undefined, entries: PlannerEntries | null): boolean {
  if (!plan || !entries || plan.update) return false;
  const shown = keptPlanOf(entries);
  return shown.start === plan.start && JSON.stringify(shown.entries) === JSON.stringify(plan.entries);
}
