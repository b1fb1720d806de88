/** The planner's form starts with the goal and the date of the plan that is followed. */
import { useEffect, useRef, useState } from 'react';
import type { PlanRow } from '#person/database/plan-row.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { personOfPlan } from '#person/plan/followed-plan.ts';
import { fillForm, useFormEntries, type FormContent } from '#person/store.ts';
import { dateLimits } from '#tools/planner/entries.ts';
import { followedPlanOf, restOfPlan } from '#tools/planner/kept-plan.ts';

type Entries = FormContent['entries'];

/** The goal of a followed plan, with its date if that can still be planned for; `null` if it can't be followed. */
export function planStart(plan: PlanRow, today: string): Entries | null {
  const rest = restOfPlan(plan);
  if (!rest) return null;
  const { goalWeight = '', goalDate = '', shape = 'steady' } = rest.entries;
  const isAhead = goalDate >= dateLimits(today).min;
  return { goalWeight, shape, ...(isAhead ? { by: 'date', goalDate } : {}) };
}

/** True for a form whose goal nobody chose, or whose date is only a proposal, which moves with the day, for the plan's goal. */
const isOpen = (entries: Entries, { entries: planned }: PlanRow): boolean =>
  entries['goalWeight'] === '' ||
  (entries['goalWeight'] === planned['goalWeight'] &&
    entries['by'] === 'date' &&
    entries['isDateChosen'] === 'no');

/** True for a form with the entries of the plan's person. */
const isWaiting = (entries: Entries, plan: PlanRow): boolean =>
  entries['weight'] !== '' && entries['gender'] === plan.entries['gender'] && !mayBeOthers();

/** True if the plan's person said in this visit that they're pregnant: nobody is led back to a goal then. */
function isPaused(plan: PlanRow, today: string): boolean {
  const followed = followedPlanOf(plan);
  return followed !== null && isPregnancyOf(personOfPlan(followed), today);
}

/** An empty goal, and half a year as at first. */
const NEW_PLAN: Entries = { goalWeight: '', by: 'date', shape: 'steady', isDateChosen: 'no' };

/** Starts the form once, unless it had a goal already. Returns how to begin a new plan instead, while the form has the plan's goal. */
export function usePlanStart(plan: PlanRow | null | undefined, today: string): (() => void) | null {
  const entries = useFormEntries();
  const [started, setStarted] = useState<Entries | null>(null);
  const hasOwnGoal = useRef(false);
  useEffect(() => {
    if (started || !plan || !entries || today === '') return;
    // From then on, an empty field is for another goal.
    hasOwnGoal.current ||= !isOpen(entries, plan);
    if (hasOwnGoal.current || !isWaiting(entries, plan) || isPaused(plan, today)) return;
    const start = planStart(plan, today);
    if (!start) return;
    fillForm({ entries: start });
    setStarted(start);
  }, [started, plan, entries, today]);
  if (!started || !plan || entries?.['goalWeight'] !== started['goalWeight']) return null;
  return () => fillForm({ entries: NEW_PLAN });
}
