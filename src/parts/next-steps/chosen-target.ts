/** The target of an answer that a plan can begin with. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import type { Kcal, Kilograms } from '@evenscale/formulas/units';
import { daysUntil } from '@evenscale/formulas/weight-model';
import type { TargetResult } from '#person/page-result.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { planTargetText, type TargetText } from '#person/plan/target-choice.ts';

/** The chosen target, and the days until it leads to a weight; `null` if it doesn't. */
export interface ChosenTarget {
  readonly text: TargetText;
  readonly intake: Kcal;
  readonly goal: Goal;
  readonly daysUntil: (goal: Kilograms) => number | null;
}

/** The target to plan with; `null` on the home page, which has none, and below resting energy, where a plan is gentler. */
export function chosenTargetOf({ tool, input, report }: TargetResult): ChosenTarget | null {
  if (tool !== 'tdee') return null;
  const { chosen } = report;
  const { model } = projectionPersonOf(input);
  if (!model || !chosen || chosen.figure.isBelowRest) return null;
  const { key, goal } = chosen;
  const intake = chosen.figure.value;
  const daysTo = (weight: Kilograms): number | null => {
    const days =
      goal === 'maintain' ? null : daysUntil(model, { fromDay: 0, intake }, weight, PLAN_DAYS.most);
    return days && Math.max(days, PLAN_DAYS.least);
  };
  return { text: key === 'plan' ? planTargetText({ goal, intake }) : key, intake, goal, daysUntil: daysTo };
}
