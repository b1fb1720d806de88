import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { PlanShape } from '@evenscale/formulas/weight-model';
import type { PlannerEntries } from '#tools/planner/entries.ts';
import type { PlanReport } from '#tools/planner/report.ts';

/** The plans that the chart island can show. */
export type ChartedPlan = Extract<PlanReport, { kind: 'planned' | 'notSafe' }>;

const $plan = atom<ChartedPlan | null>(null);
/** How often Calculate was pressed on this visit. */
const $calculations = atom(0);
/** The entries of the plan on the page. */
const $entries = atom<PlannerEntries | null>(null);
const $shape = atom<PlanShape | null>(null);

/** Passes the plan to the islands beside it; `null` once there is none. */
export function publishPlan(
  report: PlanReport | null,
  calculations = 0,
  entries: PlannerEntries | null = null,
): void {
  const isCharted = report?.kind === 'planned' || report?.kind === 'notSafe';
  $calculations.set(calculations);
  $entries.set(report?.kind === 'planned' ? entries : null);
  $plan.set(isCharted ? report : null);
}

/** The plan on the page, live; `null` while there is none, and on the server. */
export const useChartedPlan = (): ChartedPlan | null => useStore($plan, { ssr: 'initial' });

/** The entries of the plan on the page, live; `null` while there is no plan that could be followed. */
export const usePlanEntries = (): PlannerEntries | null => useStore($entries, { ssr: 'initial' });

/** Counts the plans that were calculated on this visit; 0 while there is only a restored one. */
export const useCalculations = (): number => useStore($calculations, { ssr: 'initial' });

/** Asks the planner for other phases. */
export const chooseShape = (shape: PlanShape): void => $shape.set(shape);

/** Listens for phases chosen next to the chart. Returns a function that stops it. */
export const onShapeChosen = (listener: (shape: PlanShape) => void): (() => void) =>
  $shape.listen((shape) => {
    if (shape) listener(shape);
  });
