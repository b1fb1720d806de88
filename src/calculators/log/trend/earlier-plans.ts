/** The plans that were followed before, for the printed page. Pure. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { PlanRow } from '#person/database/plan-row.ts';
import { addDays } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { dailyText, endText, goalText } from '#person/plan/plan-words.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { doctorWords as words } from './doctor-words.ts';

/** So many lines at most, of the newest plans. */
const MOST_LINES = 6;

/** The last day of an earlier plan: it was stopped, replaced by the next one, or its own day came. */
function lastDay({ start, stoppedOn }: PlanRow, days: number, plans: readonly PlanRow[]): string {
  const next = plans.map((plan) => plan.start).filter((other) => other > start);
  return (
    [addDays(start, days), ...next, ...(stoppedOn === undefined ? [] : [stoppedOn])].toSorted()[0] ?? start
  );
}

interface Shown {
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
}

/**
 * A line for each earlier plan that was followed during a log, newest first: "Nov 29, 2026 to Jan 3, 2027: 150 lb by Jun 14,
 * 2027, 1,637 kcal a day".
 *
 * @param plans - of one person, with the current one
 */
export function earlierPlanLines(
  plans: readonly PlanRow[],
  days: readonly StoredLogDay[],
  { unit, energyUnit, isWeightHidden }: Shown,
): readonly string[] {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const lineOf = (row: PlanRow): string | null => {
    const plan = followedPlanOf(row);
    const end = plan && lastDay(row, plan.days, plans);
    if (!end || end <= row.start || end < from) return null;
    const goal = isWeightHidden ? endText(plan) : goalText(plan, unit);
    return words.earlierPlan(row.start, end, [goal, dailyText(plan, energyUnit)]);
  };
  const lines: string[] = [];
  for (const row of plans.filter(({ state, start }) => state === 'earlier' && start <= to)) {
    const line = lineOf(row);
    if (line !== null) lines.push(line);
    // Each plan is calculated again.
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}
