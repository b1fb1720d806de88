/** The target of an answer that a plan can begin with. Pure. */
import type { CalorieTargetKey } from '@evenscale/formulas/energy';
import type { Kcal, Kilograms } from '@evenscale/formulas/units';
import { daysUntil } from '@evenscale/formulas/weight-model';
import type { TargetResult } from '#person/page-result.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { stepOf } from '#person/targets.ts';

/** The chosen target, and the days until it leads to a weight; `null` if it doesn't. */
export interface ChosenTarget {
  readonly key: CalorieTargetKey;
  readonly intake: Kcal;
  readonly step: number;
  readonly daysUntil: (goal: Kilograms) => number | null;
}

/** The target to plan with; `null` on the home page, which has none, and below resting energy, where a plan is gentler. */
export function chosenTargetOf({ tool, input, report }: TargetResult): ChosenTarget | null {
  if (tool !== 'tdee') return null;
  const { chosen } = report;
  const { model } = projectionPersonOf(input);
  if (!model || !chosen || chosen.figure.isBelowRest) return null;
  const step = stepOf(chosen);
  const intake = chosen.figure.value;
  const daysTo = (goal: Kilograms): number | null => {
    const days = step === 0 ? null : daysUntil(model, { fromDay: 0, intake }, goal, PLAN_DAYS.most);
    return days && Math.max(days, PLAN_DAYS.least);
  };
  return { key: chosen.key, intake, step, daysUntil: daysTo };
}
