import { useSyncExternalStore } from 'react';
import type { PlanShape } from '#formulas/weight-model-plan.ts';
import type { PlanReport } from './planner-report.ts';

/** What the part that loads later has something to say about. */
export type TalkedOfPlan = Extract<PlanReport, { kind: 'planned' | 'notSafe' }>;

const PLAN_EVENT = 'evenscale:plan';
const SHAPE_EVENT = 'evenscale:plan-shape';

declare global {
  interface Window {
    evenscalePlan?: TalkedOfPlan | null;
  }
  interface WindowEventMap {
    'evenscale:plan-shape': CustomEvent<PlanShape>;
  }
}

/**
 * Tells the picture which plan to draw; `null` once there is none. Islands share no modules at run time, so it stands
 * on the window; it never leaves the page.
 */
export function publishPlan(report: PlanReport | null): void {
  const isTalkedOf = report?.kind === 'planned' || report?.kind === 'notSafe';
  window.evenscalePlan = isTalkedOf ? report : null;
  dispatchEvent(new Event(PLAN_EVENT));
}

const latestPlan = (): TalkedOfPlan | null => window.evenscalePlan ?? null;

function onPlan(listener: () => void): () => void {
  addEventListener(PLAN_EVENT, listener);
  return () => removeEventListener(PLAN_EVENT, listener);
}

/** The plan on the page, live; `null` while there is none, and on the server. */
export function useTalkedOfPlan(): TalkedOfPlan | null {
  return useSyncExternalStore(onPlan, latestPlan, () => null);
}

/** Asks the planner for other phases. */
export function chooseShape(shape: PlanShape): void {
  dispatchEvent(new CustomEvent(SHAPE_EVENT, { detail: shape }));
}

/** Hears which phases were chosen beside the picture. Returns how to stop. */
export function onShapeChosen(listener: (shape: PlanShape) => void): () => void {
  const hear = ({ detail }: CustomEvent<PlanShape>): void => listener(detail);
  addEventListener(SHAPE_EVENT, hear);
  return () => removeEventListener(SHAPE_EVENT, hear);
}
