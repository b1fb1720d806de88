import { useDeferredValue, useState } from 'react';
import type { Planned } from '#tools/planner/report.ts';
import { useChartedPlan, useIsGoalHeld, type ChartedPlan } from './plan-store.ts';

/** What the parts of a plan show. */
interface DrawnPlan {
  /** The last report for them. */
  readonly plan: ChartedPlan | null;
  /** The plan to draw: the last one while its goal is moved to where none is possible. */
  readonly shown: Planned | null;
}

/** The plan on the page; its own figures are painted first, and the parts follow shortly after. */
export function useDrawnPlan(): DrawnPlan {
  const plan = useDeferredValue(useChartedPlan());
  const isHeld = useIsGoalHeld();
  const [last, setLast] = useState<Planned | null>(null);
  const planned = plan?.kind === 'planned' ? plan : null;
  if (planned && planned !== last) setLast(planned);
  return { plan, shown: planned ?? (isHeld ? last : null) };
}
