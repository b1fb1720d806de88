import { useEffect, useMemo } from 'react';
import { readEntries } from '#person/entries/field.ts';
import type { FormState } from '#person/entries/machine.ts';
import { planner, type PlannerEntries, type PlannerInput } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport, isGoalRefused, offerOf, type PlanReport } from '#tools/planner/report.ts';

/** The form is left alone for this long before its plan is calculated ahead. */
const PAUSE_MS = 250;

type BuildReport = (input: PlannerInput) => PlanReport;

/** Builds reports, and keeps the last one for as long as it is asked for the same. */
export function reportBuilder(build = buildPlanReport): BuildReport {
  let last: { readonly key: string; readonly report: PlanReport } | null = null;
  return (input) => {
    const asked = planInputOf(input);
    const key = JSON.stringify(asked);
    if (last?.key !== key) last = { key, report: build(asked) };
    return last.report;
  };
}

/** True if the goal is refused. It isn't if only the proposed date is too early: home plans it for a later one. */
export function hasRefusedGoal(entries: PlannerEntries, reportOf: BuildReport): boolean {
  const reading = readEntries(planner, entries);
  if (!reading.ok) return false;
  const report = reportOf(reading.input);
  const isOnlyEarly = entries.isDateChosen === 'no' && offerOf(report)?.kind === 'date';
  return isGoalRefused(report) && !isOnlyEarly;
}

/**
 * The plan of the result. The first search for an intake takes a fifth of the time from the press to the answer, so it
 * runs before that, once the form can be read and is left alone.
 */
export function useCalculatedPlan(
  { entries, result }: Pick<FormState<PlannerEntries, PlannerInput>, 'entries' | 'result'>,
  reportOf: BuildReport,
): PlanReport | null {
  const isAsked = result !== null;
  useEffect(() => {
    if (isAsked) return undefined;
    const timer = setTimeout(() => {
      const reading = readEntries(planner, entries);
      if (reading.ok) reportOf(reading.input);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entries, isAsked, reportOf]);
  return useMemo(() => result && reportOf(result.input), [result, reportOf]);
}
