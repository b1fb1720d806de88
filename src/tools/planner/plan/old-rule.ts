/** Where the 3,500-calorie rule actually leads. */
import { kcal, type Kilograms } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import type { Planned } from '#tools/planner/report.ts';
import { ruleIntake } from './rule-intake.ts';

/** The weight on the goal's day, by the model, of somebody who eats what the rule says. */
export function weightByRule({ input, model, tdee }: Pick<Planned, 'input' | 'model' | 'tdee'>): Kilograms {
  const { days } = input;
  const eaten = [{ fromDay: 0, intake: kcal(Math.max(0, ruleIntake(input, tdee))) }];
  return projectWeight(model, eaten, days).days.at(-1)?.weight ?? model.weight;
}
