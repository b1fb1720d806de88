import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { amountIn } from '#person/format-weight.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { changeUnit } from './format-log.ts';
import type { PlanMilestone } from './plan-milestone.ts';

/** "Halfway to the goal: 3.1 of 6.0 kg." A fact, without praise. */
export function milestoneText({ kind, lost, whole }: PlanMilestone, unit: WeightUnit): string {
  const inUnit = (amount: Kilograms): string => formatOneDecimal(amountIn(amount, changeUnit(unit)));
  if (kind === 'halfway')
    return `More than halfway to the goal: ${inUnit(lost)} of ${inUnit(whole)} ${changeUnit(unit)}.`;
  return `5% or more below the weight at the plan’s start: ${inUnit(lost)} ${changeUnit(unit)}.`;
}
