/** The macros of a plan that is followed. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import { dayMacros, type MacroGrams } from '@evenscale/formulas/macros';
import { kcal } from '@evenscale/formulas/units';
import { isKeeping, type FollowedPlan } from '#person/plan/followed-plan.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { planMacros } from './plan-macros.ts';

function directionOf(plan: FollowedPlan): Goal {
  if (isKeeping(plan)) return 'maintain';
  return plan.goal < plan.assumed.weight ? 'lose' : 'gain';
}

/** The macros for a day's calories, as the planner gives them; `null` if the policy doesn't plan with these. */
export function followedMacros(
  plan: FollowedPlan,
  { intake, mean }: Pick<OnTheWay, 'intake' | 'mean'>,
): MacroGrams | null {
  if (mean.status !== 'fine' || intake.status !== 'fine') return null;
  const { person, macros } = plan;
  const request = { input: { person }, direction: directionOf(plan), intake: mean };
  const { grams, flexible } = planMacros(request, macros);
  return dayMacros(grams, kcal(intake.value - mean.value), flexible);
}

/** The same on training days or rest days. */
export const macrosOn = (
  kind: 'training' | 'rest',
  plan: FollowedPlan,
  { week, mean }: Pick<OnTheWay, 'week' | 'mean'>,
): MacroGrams | null => (week ? followedMacros(plan, { intake: week[kind].figure, mean }) : null);
