/** When the calories of home's row would lead to the same goal. Pure. */
import { OBESITY_FROM } from '@evenscale/formulas/bmi';
import type { Kcal } from '@evenscale/formulas/units';
import { daysUntil } from '@evenscale/formulas/weight-model';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { targetAt, type Targets } from '#person/targets.ts';
import { buildPlanReport, isGentle, type Planned } from '#tools/planner/report.ts';

/** As little as this between two intakes isn't another pace: two dates would look like two answers. */
const SAME_INTAKE = 50;

/** The calories of the row, and the days until they lead to the goal. */
export interface RowPace {
  readonly intake: Kcal;
  readonly days: number;
}

/** The calories of the row toward the plan's goal; `null` if they have a remark, or are folded away as not needed. */
export function rowIntake(
  { direction, bmi }: Pick<Planned, 'direction' | 'bmi'>,
  { targets }: Pick<Targets, 'targets'>,
): Kcal | null {
  if (direction === 'gain' && bmi >= OBESITY_FROM) return null;
  const { figure } = targetAt(targets, direction === 'lose' ? 'loss' : 'gain');
  return figure.status === 'fine' && !figure.isBelowRest ? figure.value : null;
}

/** The days until these calories lead to the plan's goal; `null` if that isn't another pace, or not one that is planned without a caution. */
export function daysOfRow({ input, model, intake: planned }: Planned, intake: Kcal): number | null {
  if (Math.abs(intake - planned.value) <= SAME_INTAKE) return null;
  const days = daysUntil(model, { fromDay: 0, intake }, input.goal.kilograms, PLAN_DAYS.most);
  if (days === null || days < PLAN_DAYS.least) return null;
  const report = buildPlanReport({ ...input, days, pace: undefined, shape: 'steady' });
  return isGentle(report) ? days : null;
}
