import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { PlanShape } from '@evenscale/formulas/weight-model';
import type { PlanReport } from '#calculators/planner/planner-report.ts';

/** The plans that the chart island can show. */
export type ChartedPlan = Extract<PlanReport, { kind: 'planned' | 'notSafe' }>;

const $plan = atom<ChartedPlan | null>(null);
const $shape = atom<PlanShape | null>(null);

/** Passes the plan to the chart island; `null` once there is none. */
export function publishPlan(report: PlanReport | null): void {
  const isCharted = report?.kind === 'planned' || report?.kind === 'notSafe';
  $plan.set(isCharted ? report : null);
}

/** The plan on the page, live; `null` while there is none, and on the server. */
export const useChartedPlan = (): ChartedPlan | null => useStore($plan, { ssr: 'initial' });

/** Asks the planner for other phases. */
export const chooseShape = (shape: PlanShape): void => $shape.set(shape);

/** Listens for phases chosen next to the chart. Returns a function that stops it. */
export const onShapeChosen = (listener: (shape: PlanShape) => void): (() => void) =>
  $shape.listen((shape) => {
    if (shape) listener(shape);
  });
