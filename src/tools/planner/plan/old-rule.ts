/** The 3,500-calorie rule's answer to the same question, and the weight it actually leads to. */
import { kcal, KG_PER_POUND, type Kilograms } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { figureFor, type PolicyFigure } from '#person/policy.ts';
import type { Modelled } from './plan-course.ts';
import type { PlanInput } from './plan-input.ts';

/** The rule's energy per pound. */
export const RULE_KCAL_PER_POUND = 3500;

const RULE_KCAL_PER_KG = RULE_KCAL_PER_POUND / KG_PER_POUND;

/** The intake by the 3,500-calorie rule, and the weight it leads to by the same day. */
export interface OldRule {
  readonly intake: PolicyFigure;
  /** Weight on the goal's day by the model. */
  readonly weight: Kilograms;
}

/** The 3,500-calorie rule's answer to the same question. */
export function oldRule({ person, goal, days }: PlanInput, { model, tdee, facts }: Modelled): OldRule {
  const change = goal.kilograms - person.weight.kilograms;
  const intake = kcal(tdee + (change * RULE_KCAL_PER_KG) / days);
  const eaten = [{ fromDay: 0, intake: kcal(Math.max(0, intake)) }];
  const weight = projectWeight(model, eaten, days).days.at(-1)?.weight ?? model.weight;
  return { intake: figureFor('plan', intake, facts), weight };
}
