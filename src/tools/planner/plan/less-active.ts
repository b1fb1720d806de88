/** The same goal on the same day for somebody who is one activity level less active than they said. */
import { ACTIVITY_LEVELS, type ActivityLevel } from '@evenscale/formulas/energy';
import type { FineFigure } from '#person/policy.ts';
import { buildPlanReport, type Planned } from '#tools/planner/report.ts';

export interface LessActive {
  readonly level: ActivityLevel;
  /** The intake from the first day on; `null` if the policy doesn't plan with it. */
  readonly intake: FineFigure | null;
}

/** `null` at the lowest level, and where a log's figure takes the level's place. */
export function lessActive({ input, own }: Planned): LessActive | null {
  const level = ACTIVITY_LEVELS[ACTIVITY_LEVELS.indexOf(input.person.activityLevel) - 1];
  if (!level || own) return null;
  const report = buildPlanReport({ ...input, person: { ...input.person, activityLevel: level } });
  return { level, intake: report.kind === 'planned' ? report.intake : null };
}
