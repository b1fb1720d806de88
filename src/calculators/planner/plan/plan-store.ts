import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { PlannerEntries } from '#tools/planner/entries.ts';
import { followable, type Planned, type PlanReport } from '#tools/planner/report.ts';

const $report = atom<PlanReport | null>(null);
/** How often Calculate was pressed on this visit. */
const $calculations = atom(0);
/** The entries of the plan on the page. */
const $entries = atom<PlannerEntries | null>(null);
const $edits = atom<Partial<PlannerEntries>>({});
/** The plan that is followed in words, while the plan on the page is another one. */
const $other = atom<string | null>(null);
/** Whether the plan on the page begins with water that its person has lost already. */
const $isLosing = atom(false);
/** What the log says before any plan. */
const $concern = atom<string | null>(null);
const $isGoalHeld = atom(false);

/** Passes the report to the islands beside it; `null` once there is none. */
export function publishPlan(
  report: PlanReport | null,
  calculations = 0,
  entries: PlannerEntries | null = null,
): void {
  $calculations.set(calculations);
  $entries.set(report && followable(report) ? entries : null);
  $report.set(report);
}

/** The report on the page, live; `null` while there is none, and on the server. */
export const usePlanReport = (): PlanReport | null => useStore($report, { ssr: 'initial' });

/** The plan on the page, live; `null` while there is none, or only a reason why not. */
export function usePlanned(): Planned | null {
  const report = usePlanReport();
  return report?.kind === 'planned' ? report : null;
}

/** The entries of the plan on the page, live; `null` while there is no plan that could be followed. */
export const usePlanEntries = (): PlannerEntries | null => useStore($entries, { ssr: 'initial' });

/** Counts the plans that were calculated on this visit; 0 while there is only a restored one. */
export const useCalculations = (): number => useStore($calculations, { ssr: 'initial' });

/** What is kept of the person, for the answer: the plan that they follow, that they are losing already, and what the log says first. */
export function publishKept(other: string | null, isLosing: boolean, concern: string | null): void {
  $other.set(other);
  $isLosing.set(isLosing);
  $concern.set(concern);
}

/** What the log says before any plan, live; `null` for nothing. */
export const useConcern = (): string | null => useStore($concern, { ssr: 'initial' });

/** The plan that is followed in words, live; `null` without one, and if it is the one on the page. */
export const useOtherPlan = (): string | null => useStore($other, { ssr: 'initial' });

export const useIsLosing = (): boolean => useStore($isLosing, { ssr: 'initial' });

/** Changes some of the planner's entries, as if typed. */
export const editPlan = (edits: Partial<PlannerEntries>): void => $edits.set(edits);

/** Listens for changes made next to the chart. Returns a function that stops it. */
export const onPlanEdited = (edit: (field: keyof PlannerEntries, text: string) => void): (() => void) =>
  $edits.listen((edits) => {
    for (const [field, text] of Object.entries(edits)) edit(field as keyof PlannerEntries, text);
  });

/** Says whether the goal is being moved in the chart, which stays as long. */
export const holdGoal = (isHeld: boolean): void => $isGoalHeld.set(isHeld);

export const useIsGoalHeld = (): boolean => useStore($isGoalHeld, { ssr: 'initial' });
