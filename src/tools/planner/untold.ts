/** What the planner's fixed texts leave out beside a report. Pure. */
import { bodyMassIndexOf } from '#person/assessment.ts';
import { isUnderweight } from '#person/policy.ts';
import { untoldTo } from '#person/policy/what-is-said.ts';
import type { PlanReport } from './report.ts';

/** What the person doesn't read; and about losing, nobody does who wants to gain. */
export function untoldBeside(report: PlanReport): ReturnType<typeof untoldTo> {
  if (report.kind === 'underAge') return 'targets';
  if (report.kind === 'outsideModel') return null;
  if (report.kind === 'maintain') return untoldTo(report);
  const { person, goal } = report.input;
  const isGain = goal.kilograms > person.weight.kilograms;
  return untoldTo({ ...person, bmi: bodyMassIndexOf(person) }) ?? (isGain ? 'loss' : null);
}

/** True if the report refuses a plan, or comes with a notice for somebody below a healthy weight. */
export function isStop(report: PlanReport): boolean {
  if (report.kind === 'planned') return isUnderweight(bodyMassIndexOf(report.input.person));
  return report.kind !== 'maintain' || untoldTo(report) !== null;
}

/** The page's drawing of a path to a goal, hidden when there's no plan. */
export const drawingBeside = (report: PlanReport | null, drawing?: string): string | undefined =>
  report === null || report.kind === 'planned' || report.kind === 'maintain' ? drawing : undefined;
