import { useCallback, useEffect, useRef, useState } from 'react';
import { readPlans } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { onOwnChange, useStoreChanges } from '#person/database/store-channel.ts';

/** The plan that the current person follows, after every change; `null` without one, `undefined` until it was read. */
export function useCurrentPlan(): PlanRow | null | undefined {
  const [plan, setPlan] = useState<PlanRow | null>();
  const looks = useRef(0);
  const look = useCallback(() => {
    const mine = (looks.current += 1);
    void readPlans().then((plans) => {
      // An earlier look may end later, with the plan of the person before.
      if (mine !== looks.current) return;
      setPlan((plans.ok && plans.value.find(({ state }) => state === 'current')) || null);
    });
  }, []);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return plan;
}
