import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPlans } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { onOwnChange, useStoreChanges } from '#person/database/store-channel.ts';

/** The current person's plans, after every change; none if they can't be read, `undefined` until they were. */
function usePlans(): readonly PlanRow[] | undefined {
  const [plans, setPlans] = useState<readonly PlanRow[]>();
  const looks = useRef(0);
  const look = useCallback(() => {
    const mine = (looks.current += 1);
    void readPlans().then((read) => {
      // An earlier look may end later, with the plans of the person before.
      if (mine === looks.current) setPlans(read.ok ? read.value : []);
    });
  }, []);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return plans;
}

/** The plan that the current person follows, after every change; `null` without one, `undefined` until it was read. */
export function useCurrentPlan(): PlanRow | null | undefined {
  const plans = usePlans();
  return plans && (plans.find(({ state }) => state === 'current') ?? null);
}

/** The plans that the current person followed before, newest first. */
export function useEarlierPlans(): readonly PlanRow[] {
  const plans = usePlans();
  return useMemo(() => plans?.filter(({ state }) => state === 'earlier') ?? [], [plans]);
}
