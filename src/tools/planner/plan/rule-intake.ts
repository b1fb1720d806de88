/** The 3,500-calorie rule's answer to a plan's question. */
import { kcal, type Kcal, KG_PER_POUND } from '@evenscale/formulas/units';
import type { PlanInput } from './plan-input.ts';

/** The rule's energy per pound. */
export const RULE_KCAL_PER_POUND = 3500;

/** The intake by the rule, which can be anything, even negative. */
export function ruleIntake({ person, goal, days }: PlanInput, tdee: Kcal): Kcal {
  const change = goal.kilograms - person.weight.kilograms;
  return kcal(tdee + (change * RULE_KCAL_PER_POUND) / KG_PER_POUND / days);
}
