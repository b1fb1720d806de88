/** The words around following a plan. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { goalText, planWords } from '#person/plan/plan-words.ts';
import { LEAST_RUN } from '#person/plan/way-start.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { OwnPlan } from './own-plan.ts';

export const followWords = {
  label: 'Following a plan',
  follow: 'Follow this plan',
  instead: 'Replace my plan with this one',
  whose: (name: string) =>
    `These entries may not be ${name === '' ? 'yours' : `${name}’s`}: they came from a link, or the visit began without the saved entries. Whose plan is it?`,
  whosePlan: (name: string) => `${name === '' ? 'Mine' : `${name}’s`}: change the saved entries`,
  somebodys: 'Somebody else’s: keep both',
  following: 'You follow this plan.',
  kept: 'Your plan and your entries are saved on this device, and nowhere else.',
  undo: 'Undo',
  startedWithPlan: 'The form has its goal and date.',
  startedWithStopped: 'The form has the goal of the plan that you stopped.',
  startNew: 'Start a new plan',
  /** Beside a new plan with the goal of the one that is followed. */
  adjust: 'To adjust it to what you’ve logged, use the update in your log when there is one.',
  /** What replacing a plan doesn't know of the one before. */
  startsAnew: 'A new plan here starts as if today were its first day.',
  startsWithWater:
    'A new plan here starts as if today were its first day, with a first week’s water still to lose. Yours is gone, so expect less from its first week.',
} as const;

/** "Eat 1,547 kcal a day from today.", or today's and a week's mean; `null` if they aren't shown. */
function todayText({ intake, mean, week }: OnTheWay, unit: EnergyUnit): string | null {
  if (intake.status === 'withheld' || mean.status === 'withheld') return null;
  const today = formatEnergy(intake.value, unit);
  return week
    ? `Eat ${today} today, a ${week.isTraining ? 'training' : 'rest'} day, and ${formatEnergy(mean.value, unit)} a day on average.`
    : `Eat ${today} a day from today.`;
}

/** What to do once a plan is followed, until the home page says it. */
export function nextParts(now: OnTheWay, unit: EnergyUnit): readonly TextPart[] {
  const today = todayText(now, unit);
  return [
    'Tomorrow morning: weigh yourself, open this site and enter your weight on the ',
    { as: 'a', href: paths.home, text: 'home page' },
    today === null ? '.' : `. ${today}`,
  ];
}

interface OtherPlanView {
  readonly weightUnit: WeightUnit;
  readonly unit: EnergyUnit;
  /** True if the new plan has the same goal weight. */
  readonly isSameGoal: boolean;
  /** True if the new plan is to lose weight, and begins with a first week's water. */
  readonly isLoss: boolean;
}

/** That the planner begins anew: about any replacement of a plan that has run for a while, or that has the same goal. */
function anewTexts(
  { day, direction }: OwnPlan['now'],
  { isSameGoal, isLoss }: Pick<OtherPlanView, 'isSameGoal' | 'isLoss'>,
): readonly string[] {
  const hasRun = day >= LEAST_RUN;
  const isWaterGone = hasRun && isLoss && direction === 'losing';
  const anew = followWords[isWaterGone ? 'startsWithWater' : 'startsAnew'];
  return [...(isSameGoal ? [followWords.adjust] : []), ...(isSameGoal || hasRun ? [anew] : [])];
}

/** The followed plan beside a new one: "You follow a plan with 1,910 kcal a day: 82 kg by May 24, 2027." */
export function otherPlanText(
  { plan, now, isNoted, isWeightHidden }: OwnPlan,
  { weightUnit, unit, ...other }: OtherPlanView,
): string {
  const { mean, week } = now;
  if (isNoted || mean.status === 'withheld') return `You follow a plan already. ${planWords.noted}.`;
  const daily = `${formatEnergy(mean.value, unit)} a day${week ? ' on average' : ''}`;
  const line = `You follow a plan with ${daily}${isWeightHidden ? '' : `: ${goalText(plan, weightUnit)}`}.`;
  return [line, ...anewTexts(now, other)].join(' ');
}
