import { removePlan, resumePlan, type PlanWrite } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import type { Outcome } from '#person/database/with-store.ts';
import type { SavedMessage } from '#parts/saved-results/saved-state.ts';
import { planListWords as words } from './plan-list-words.ts';

/** The visitor's actions on earlier plans. */
export interface PlanActions {
  readonly removePlan: (plan: PlanRow) => Promise<void>;
  readonly resumePlan: (plan: PlanRow) => Promise<void>;
}

type Finish = (done: Outcome<unknown>, message: SavedMessage) => Promise<void>;

/** Each action says what was done, and can be undone. */
export function createPlanActions(finish: Finish): PlanActions {
  async function say(change: Promise<Outcome<PlanWrite>>, text: string): Promise<void> {
    const done = await change;
    if (!done.ok) return finish(done, { text });
    const undo = async (): Promise<void> => finish(await done.value.undo(), { text: words.undone });
    return finish(done, { text, undo });
  }
  return {
    removePlan: ({ id, person, start }) => say(removePlan(id, person), words.removed(start)),
    resumePlan: ({ id, person, start }) => say(resumePlan(id, person), words.resumed(start)),
  };
}
