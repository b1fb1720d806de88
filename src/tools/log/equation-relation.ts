/** How the log's figure relates to the equation's. Pure. */
import { ACTIVITY_LEVELS, type ActivityLevel } from '@evenscale/formulas/energy';
import type { Estimate } from '@evenscale/formulas/own-maintenance';

/** `farLower` is so far that the activity level may be a step too high: about that many kcal, and a level that can be lower. */
export type EquationRelation = 'within' | 'higher' | 'lower' | 'farLower';

const FAR_LOWER = 500;

export function relationOf(
  { value, low, high }: Estimate<number>,
  equation: { readonly value: number; readonly level: ActivityLevel },
): EquationRelation {
  if (equation.value >= low && equation.value <= high) return 'within';
  if (equation.value < low) return 'higher';
  const isFar = Math.round(equation.value - value) >= FAR_LOWER;
  return isFar && equation.level !== ACTIVITY_LEVELS[0] ? 'farLower' : 'lower';
}
