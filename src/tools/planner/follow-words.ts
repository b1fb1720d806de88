/** The words around following a plan. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { goalText, planWords } from '#person/plan/plan-words.ts';
import type { OwnPlan } from './own-plan.ts';

export const followWords = {
  label: 'Following a plan',
  follow: 'Follow this plan',
  instead: 'Replace my plan with this one',
  /** Before a plan to lose weight is begun. */
  medicine:
    'If you take medicine for diabetes (such as insulin, glipizide or metformin) or for blood pressure, talk to the doctor who prescribes it before you start. When you eat less and lose weight, doses may have to change.',
  whose: (name: string) =>
    `These entries may not be ${name === '' ? 'yours' : `${name}’s`}: they came from a link, or the visit began without the saved entries. Whose plan is it?`,
  whosePlan: (name: string) => `${name === '' ? 'Mine' : `${name}’s`}: change the saved entries`,
  somebodys: 'Somebody else’s: keep both',
  following: (intake: string) => `You follow this plan: ${intake} a day,`,
  kept: 'Your plan and your entries are saved on this device, and nowhere else.',
  undo: 'Undo',
  startedWithPlan: 'The form has its goal and date.',
  startedWithStopped: 'The form has the goal of the plan that you stopped.',
  startNew: 'Start a new plan',
  toLog: 'Open your log',
} as const;

/** The followed plan beside a new one: "You follow a plan with 1,910 kcal a day: 82 kg by May 24, 2027." */
export function otherPlanText(
  { plan, now: { mean, week }, isNoted, isWeightHidden }: OwnPlan,
  weightUnit: WeightUnit,
  unit: EnergyUnit,
): string {
  if (isNoted || mean.status === 'withheld') return `You follow a plan already. ${planWords.noted}`;
  const daily = `${formatEnergy(mean.value, unit)} a day${week ? ' on average' : ''}`;
  return `You follow a plan with ${daily}${isWeightHidden ? '' : `: ${goalText(plan, weightUnit)}`}.`;
}
