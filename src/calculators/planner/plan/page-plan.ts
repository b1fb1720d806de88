/** The plan on the page and the one that is kept. */
import type { KeptTexts } from '#person/database/read-fields.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import type { PlannerEntries } from '#tools/planner/entries.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { chosenSettings } from '#person/macros/own-split.ts';
import { keptPlanOf } from '#tools/planner/kept-plan.ts';

/** None during the turn of somebody who isn't the person kept. */
export const ownRow = (plan: PlanRow | null | undefined): PlanRow | null | undefined =>
  plan && isWithoutKept() ? null : plan;

/** To compare entries: the suggested split is the same whether it is named or left to the plan. */
const comparable = ({ macros = DEFAULT_MACROS, ...others }: KeptTexts): string =>
  JSON.stringify([others, chosenSettings(macros)]);

/** True if the plan on the page is the one that is followed: the same goal from a later day has other calories. */
export function isFollowed(plan: PlanRow | null | undefined, entries: PlannerEntries | null): boolean {
  if (!plan || !entries || plan.update) return false;
  const shown = keptPlanOf(entries);
  return shown.start === plan.start && comparable(shown.entries) === comparable(plan.entries);
}
