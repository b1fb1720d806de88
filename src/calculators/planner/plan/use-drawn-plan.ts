import { useDeferredValue, useState } from 'react';
import type { Planned } from '#tools/planner/report.ts';
import { useIsGoalHeld, usePlanned } from './plan-store.ts';

/** What the parts of a plan show. */
interface DrawnPlan {
  readonly plan: Planned | null;
  /** The plan to draw: the last one while its goal is moved to where none is possible. */
  readonly shown: Planned | null;
}

/** The plan on the page; its own figures are painted first, and the parts follow shortly after. */
export function useDrawnPlan(): DrawnPlan {
  const plan = useDeferredValue(usePlanned());
  const isHeld = useIsGoalHeld();
  const [last, setLast] = useState<Planned | null>(null);
  if (plan && plan !== last) setLast(plan);
  return { plan, shown: plan ?? (isHeld ? last : null) };
}
