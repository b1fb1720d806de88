import { useMemo } from 'react';
import { readPlans } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { useStored } from '#person/database/use-stored.ts';

async function readAll(): Promise<readonly PlanRow[]> {
  const plans = await readPlans();
  return plans.ok ? plans.value : [];
}

/** The current person's plans, after every change; none if they can't be read, `undefined` until they were. */
export const usePlans = (): readonly PlanRow[] | undefined => useStored(readAll)[0];

/** The plan that the current person follows, after every change; `null` without one, `undefined` until it was read. */
export function useCurrentPlan(): PlanRow | null | undefined {
  const plans = usePlans();
  return plans && (plans.find(({ state }) => state === 'current') ?? null);
}

/**
 * The plan whose goal the planner keeps, after every change: the one that is followed, or the one that was stopped last;
 * `null` without one, `undefined` until it was read.
 */
export function usePlanOfGoal(): PlanRow | null | undefined {
  const plans = usePlans();
  return (
    plans && (plans.find(({ state, stoppedOn }) => state === 'current' || stoppedOn !== undefined) ?? null)
  );
}

/** The plans that the current person followed before, newest first. */
export function useEarlierPlans(): readonly PlanRow[] {
  const plans = usePlans();
  return useMemo(() => plans?.filter(({ state }) => state === 'earlier') ?? [], [plans]);
}
