import { fragments, paths } from '#config/paths.ts';
import { isLossUnneeded, isOlder } from '#person/assessment.ts';
import { readWeight } from '#person/entries/measure.ts';
import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { leannessOf } from '#person/leanness.ts';
import type { TargetResult } from '#person/page-result.ts';
import { planLine, planTitle, planWords } from '#person/plan/plan-words.ts';
import { isOffered } from '#person/targets.ts';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { weightUnitOf } from '#person/units.ts';
import type { OwnPlan } from '#tools/planner/own-plan.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { ChosenTarget } from './chosen-target.ts';

export const nextStepsLabel = 'Next steps';

/** A next step from a result. */
export interface NextStep {
  readonly title: string;
  readonly text: string | readonly TextPart[];
  readonly action: string;
  readonly href: string;
}

const TO_OWN_GOAL = 'Your goal: what to eat to get there, and how to stay there.';
const TO_THE_LOWER_END =
  'The lower end of your healthy range: what to eat to get there, and how to stay there.';
const TO_THE_UPPER_END =
  'The upper end of your healthy range: what to eat to get there, and how to stay there.';

const TOWARD_OLDER_RANGE = 'Toward the range for your age: what to eat to get there, and how to stay there.';

const toOwnGoal = (intake: string): string =>
  `Your goal: when you’d reach it with ${intake} a day, and how to stay there.`;
const towardOlderRange = (intake: string): string =>
  `Toward the range for your age: when you’d get there with ${intake} a day, and how to stay there.`;
const toTheLowerEnd = (intake: string): string =>
  `The lower end of your healthy range: when you’d reach it with ${intake} a day, and how to stay there.`;
const toTheUpperEnd = (intake: string): string =>
  `The upper end of your healthy range: when you’d reach it with ${intake} a day, and how to stay there.`;

const TO_A_DATE: NextStep = {
  title: 'Plan for a goal weight',
  text: 'How much to eat on the way, and what keeps your weight steady afterward.',
  action: 'Open the planner',
  href: paths.weightPlanner,
};

/** To the planner with a target that has no goal: it plans three months of it, to be followed. */
const toTarget = ({ text, intake, goal }: ChosenTarget, unit: EnergyUnit): NextStep => ({
  title: `Follow ${formatEnergy(intake, unit)} a day`,
  text: `${goal === 'maintain' ? 'Keep your weight' : 'Where your weight would be'} in three months, with a log that shows whether it works.`,
  action: 'Plan it',
  href: `${paths.weightPlanner}${CALCULATE_FRAGMENT}-${text}`,
});

/** For an older person above the range for that age. */
const TO_A_DOCTOR: NextStep = {
  ...TO_A_DATE,
  text: 'Ask a doctor before you try to lose weight. If it would help you, you can plan it here.',
};

/** For older people who don't need to lose weight. */
const TO_STRENGTH: NextStep = {
  title: 'Keep your strength',
  text: 'Training twice a week makes you stronger and helps your bones a little.',
  action: 'Read how to start',
  href: `${paths.article('strength-training-basics')}#${fragments.firstMoves}`,
};

/** During pregnancy and breastfeeding, when no weight is planned. */
const TO_PREGNANCY: NextStep = {
  title: 'Weight gain in pregnancy',
  text: 'What the US guideline says, and when to call your midwife or doctor.',
  action: 'Open the page',
  href: paths.pregnancyWeightGain,
};

/** What a plan to a goal says, with the intake that leads there if one is chosen. */
function wayText({ change, isOwn, isForOlder }: Way, intake: string | null = null): string {
  if (isOwn) return intake === null ? TO_OWN_GOAL : toOwnGoal(intake);
  if (change < 0) return intake === null ? TO_THE_UPPER_END : toTheUpperEnd(intake);
  if (isForOlder) return intake === null ? TOWARD_OLDER_RANGE : towardOlderRange(intake);
  return intake === null ? TO_THE_LOWER_END : toTheLowerEnd(intake);
}

/** The weight that a plan can lead to: the visitor's own goal, or the nearest healthy one. */
interface Way {
  readonly goal: Kilograms;
  readonly change: number;
  readonly isOwn: boolean;
  readonly isForOlder: boolean;
}

function wayOf(person: Person, own: Kilograms | null): Way {
  const { kilograms } = person.weight;
  const text = healthyGoalOf(person);
  const reading = text === null ? null : readWeight(text);
  const goal = own ?? (reading?.ok ? reading.value.kilograms : kilograms);
  return { goal, change: goal - kilograms, isOwn: own !== null, isForOlder: isOlder(person) };
}

/**
 * Whether the healthy range is a suitable goal for someone above it, and some loss can be planned with; for the visitor's own
 * goal, the planner has said so.
 */
const isLossFitting = ({ input, report }: TargetResult, { isOwn }: Way): boolean =>
  input.goal !== 'gain' && (isOwn || (isOffered('loss', report) && leannessOf(input) === null));

/**
 * To the planner, with the visitor's own goal, or the nearest healthy weight where that suits a person outside the range; for
 * older people who don't need to lose weight, to strength training. `null` for somebody whose gain the policy withholds.
 *
 * @param own - the goal of the visit, if a plan leads there
 */
export function planStep(
  result: TargetResult,
  unit: EnergyUnit,
  target: ChosenTarget | null,
  own: Kilograms | null = null,
): NextStep | null {
  const { input: person, report } = result;
  if (person.pregnancy) return TO_PREGNANCY;
  if (isLossUnneeded(person)) return TO_STRENGTH;
  const way = wayOf(person, own);
  const { goal, change } = way;
  if (change > 0 && !isOffered('gain', report)) return null;
  const isElsewhere = target !== null && target.goal === (change < 0 ? 'gain' : 'lose');
  if (change === 0 || isElsewhere || (change < 0 && !isLossFitting(result, way)))
    return target ? toTarget(target, unit) : TO_A_DATE;
  if (change < 0 && way.isForOlder) return TO_A_DOCTOR;
  const days = target && target.daysUntil(goal);
  const step = {
    title: `Reach ${formatGivenWeight(goal, weightUnitOf(person))}`,
    text: wayText(way),
    action: 'Plan it',
    href: `${paths.weightPlanner}${CALCULATE_FRAGMENT}`,
  };
  if (!target || days === null) return step;
  const intake = formatEnergy(target.intake, unit);
  return {
    ...step,
    text: wayText(way, intake),
    href: `${step.href}-${days}`,
  };
}

/** To the log, for somebody who follows a plan already. */
export const followedStep = (own: OwnPlan, weightUnit: WeightUnit, unit: EnergyUnit): NextStep => ({
  title: planTitle(own, weightUnit),
  text: planLine(own, unit),
  action: planWords.toLog,
  href: paths.log,
});

function macrosLine(isLossOffered: boolean, isGainOffered: boolean): string {
  if (!isGainOffered) return 'Protein, carbs and fat for a day. Your entries will be filled in.';
  return isLossOffered
    ? 'Protein, carbs and fat for losing, maintaining or gaining. Your entries will be filled in.'
    : 'Protein, carbs and fat for maintaining or gaining. Your entries will be filled in.';
}

/** To the TDEE calculator, with the same entries. */
export const energyStep = (isLossOffered: boolean, isGainOffered: boolean): NextStep => ({
  title: 'Calories and macros for a goal',
  text: macrosLine(isLossOffered, isGainOffered),
  action: 'Open the TDEE calculator',
  href: `${paths.tdeeCalculator}${CALCULATE_FRAGMENT}`,
});

/** To the part of the page about waist and lean mass; what was entered there takes the place of the offer. */
export const waistStep: NextStep = {
  title: 'Add your waist',
  text: 'Your waist says more about health risk than BMI alone. Measuring takes a minute.',
  action: 'Waist and height',
  href: '#beyond-bmi',
};
