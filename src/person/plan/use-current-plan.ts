import { useCallback, useEffect, useState } from 'react';
import { readPlans } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { onOwnChange, useStoreChanges } from '#person/database/store-channel.ts';

/** The plan that the current person follows, after every change; `null` without one, `undefined` until it was read. */
export function useCurrentPlan(): PlanRow | null | undefined {
  const [plan, setPlan] = useState<PlanRow | null>();
  const look = useCallback(() => {
    void readPlans().then((plans) =>
      setPlan((plans.ok && plans.value.find(({ state }) => state === 'current')) || null),
    );
  }, []);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return plan;
}
