import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { shownChange } from '#person/format-weight.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { changeUnit } from './format-log.ts';
import type { PlanMilestone } from './plan-milestone.ts';

/** "Halfway to the goal: 3.1 of 6.0 kg." A fact, without praise; the weights as they are printed add up to it. */
export function milestoneText({ kind, start, now, goal }: PlanMilestone, unit: WeightUnit): string {
  const upTo = (end: Kilograms): string => formatOneDecimal(Math.abs(shownChange(start, end, unit)));
  if (kind === 'halfway')
    return `More than halfway to the goal: ${upTo(now)} of ${upTo(goal)} ${changeUnit(unit)}.`;
  return `5% or more below your starting weight: ${upTo(now)} ${changeUnit(unit)}.`;
}
