/** The words of the part that loads with the chart: the path to the goal, its phases, and moving more. */
import { type Gender, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import { PAUSE_DAYS, type PlanShape } from '@evenscale/formulas/weight-model';
import { levelName } from '#person/fields/entry-words.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { dayErrorOf } from '#person/energy/day-error.ts';
import { energyMethodText } from '#person/energy/energy-method-words.ts';
import type { EnergyUnit, Kilograms } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { paths } from '#config/paths.ts';
import { formatKcal, formatPercent } from '#ui/text/format.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { shownBmiAt, shownBmiOfPerson } from '#person/shown-bmi.ts';
import type { ChartMark } from '#charts/curve/curve-words.ts';
import { formatMinutes } from './format-plan.ts';
import { isWalk, WALKS } from './move-more.ts';
import type { Movement } from './move-more.ts';
import { dateOf } from './plan-dates.ts';
import type { PlanInput } from './plan-input.ts';
import { RULE_KCAL_PER_POUND } from './rule-intake.ts';
import type { WeightCurve } from '#charts/curve/weight-curve.ts';
import type { Direction, Planned } from '#tools/planner/report.ts';
import { reboundOf } from '#tools/planner/words.ts';
import { SETTLED_AFTER } from './plan-course.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { planFigure } from './plan-figure.ts';

export const planChartWords = {
  title: 'Getting there',
  chartName: 'Weight on the way to your goal and after it',
  waiting: 'Drawing your chart…',
  expectTitle: 'What to expect',
  waitingMore: 'Loading what to expect…',
  address: (origin: string) => `From ${origin}${paths.weightPlanner}`,
  shape: 'Phases of the plan',
  phaseNotes: {
    steady: '',
    pause:
      'During the pause, you eat at maintenance. To reach your goal on the same date, you eat a little less on the other days, or a little more if you’re gaining.',
    slowerEnd: 'In the second half, you eat halfway between your first-half intake and maintenance.',
  },
  phasesTitle: 'Calories by date',
  fromColumn: 'From',
  eatColumn: 'Calories a day',
  weightColumn: 'Weight then',
  losing:
    'You’re losing already, so the water that goes in a first week is gone: expect the curve’s later pace from the start.',
  losingOnPlan: 'If the plan you follow needs a change, your log offers an update that starts from there.',
  drift: 'This assumes you eat exactly this much every day. Most people drift.',
  driftMore:
    'A different week isn’t a failure. If weighing is fine for you, watch your weight for a month and plan again from there.',
  ruleLink: 'Why the rule misleads',
  training:
    'The model doesn’t include training. How much of a gain is muscle depends on your workouts, so no plan can promise it.',
  moreLabel: 'In addition to your usual activity',
  asNow: 'Same activity as now',
  moving: 'Moving more',
  untilGoal: 'Until the goal',
  then: 'Afterward, to stay there',
  noIntake: 'Not by that date',
  walkNote:
    'A brisk walk at 3.5 mph (5.6 km/h) instead of sitting. The energy it burns varies by about 20% from person to person.',
  levelNote: 'A whole level up is a big jump: a different kind of job, or training on most days.',
} as const;

/** Heading of the comparison. */
export const moreTitles: Readonly<Record<Direction, string>> = {
  lose: 'Or move more and eat more',
  gain: 'If you move more as well',
};

const STILL_BELOW: Readonly<Record<Gender, (minimum: string) => string>> = {
  male: (minimum) =>
    `Still below ${minimum}, the usual minimum for men without professional support. A later date is better.`,
  female: (minimum) =>
    `Still below ${minimum}, the usual minimum for women without professional support. A later date is better.`,
};

/** For an intake that is below the guidance even with more movement. */
export function belowGuidance(gender: Gender, unit: EnergyUnit): string {
  return STILL_BELOW[gender](formatEnergy(MINIMUM_INTAKE[gender], unit));
}

const OLD_RULE: Readonly<Record<'shown' | 'withheld', Readonly<Record<Direction, string>>>> = {
  shown: {
    lose: 'The old rule of {rule} per pound would say {intake} a day. If you ate that every day, you’d be at {weight} on your date. The rule ignores that a lighter body uses less. ',
    gain: 'The old rule of {rule} per pound would say {intake} a day. If you ate that every day, you’d be at {weight} on your date. The rule ignores that a heavier body uses more. ',
  },
  withheld: {
    lose: '{intake}: the old rule of {rule} per pound would have you eat too little, and it ignores that a lighter body uses less. ',
    gain: '{intake}: the old rule of {rule} per pound gives nothing to plan with, and it ignores that a heavier body uses more. ',
  },
};

/** The 3,500-calorie rule's answer, with its intake, and why it is misleading. */
export function ruleText(
  { rule, direction, input: { unit } }: Pick<Planned, 'rule' | 'direction' | 'input'>,
  weight: Kilograms,
  energyUnit: EnergyUnit,
): readonly TextPart[] {
  return fillSentence<TextPart>(OLD_RULE[rule.status === 'withheld' ? 'withheld' : 'shown'][direction], {
    rule: formatEnergy(RULE_KCAL_PER_POUND, energyUnit),
    intake: planFigure('plan.rule', rule, energyUnit),
    weight: formatWeight(weight, unit),
  });
}

/** The phases a plan can have, in display order. */
export const shapeOptions: readonly { readonly value: PlanShape; readonly label: string }[] = [
  { value: 'steady', label: 'None: the same every day' },
  {
    value: 'pause',
    label: `A pause of ${PAUSE_DAYS / 7} weeks halfway`,
  },
  { value: 'slowerEnd', label: 'A slower second half' },
];

/** A movement, as labeled in the list. */
export function movementName(movement: Movement): string {
  if (isWalk(movement)) return `${formatMinutes(WALKS[movement])} of brisk walking a day`;
  return `${levelName(movement)}, as a new level`;
}

const WALKING_ALONE = ' If you don’t change what you eat, walking alone would take about {time} every day.';

/** How far walking alone would lead without eating less; `null` if it wouldn't lead to the goal. */
function walkingText(minutes: number | null): readonly TextPart[] {
  if (minutes === null)
    return [' Walking alone won’t get you there by then, but together with eating a little less it helps.'];
  const time = { name: 'plan.walkingAlone', value: minutes, text: formatMinutes(minutes) };
  return fillSentence<TextPart>(WALKING_ALONE, { time });
}

/** What a movement is worth, how certain that is, and what walking alone would do if that is known. */
export function movementText(movement: Movement, walk: number | null | undefined): readonly TextPart[] {
  const note = isWalk(movement) ? planChartWords.walkNote : planChartWords.levelNote;
  return [note, ...(walk === undefined ? [] : walkingText(walk))];
}

/** The BMI at both ends of the plan, for the printed page. */
export const bmiText = ({ input: { person, goal } }: Pick<Planned, 'input'>): string =>
  `BMI: ${shownBmiOfPerson(person)} now, ${shownBmiAt(goal.kilograms, person)} at the goal.`;

/** The day the plan was made, for the printed page. */
export const plannedText = ({ start }: PlanInput): string => `Planned on ${formatDay(dateOf(start), 0)}.`;

/** The formulas and their margin of error, for the printed page. */
export function methodText({ person }: PlanInput): string {
  const { own } = dayEnergyOf(person);
  const way =
    'Projected weight: from the body-weight model of Hall et al. (2011), if exactly this much is eaten every day.';
  if (own)
    return `Maintenance now: from a log of weights and meals, ${formatEnergy(own.value, 'kcal')} a day (95% interval ${formatKcal(own.low)}–${formatKcal(own.high)}). ${way}`;
  return `Maintenance now: ${energyMethodText(person)}, within ${formatPercent(dayErrorOf(person))}% for most adults. ${way}`;
}

/** The goal, and the water after it, as marked in the chart. */
export function goalMarks(plan: Planned, curve: WeightCurve): readonly ChartMark[] {
  const { goal, days } = plan.input;
  const atGoal: ChartMark = { day: days, weight: goal.kilograms, text: 'Your goal' };
  const settled = curve.days[days + SETTLED_AFTER];
  const rebound = reboundOf(plan);
  if (!rebound || !settled) return [atGoal];
  const text = `${rebound.isUp ? '+' : '−'}${rebound.text} of water`;
  return [atGoal, { day: settled.day, weight: settled.weight, text }];
}

const PACES_OF_SHAPE: Readonly<Record<PlanShape, string>> = {
  steady: 'It moves quickly at first, then more and more slowly.',
  pause: 'It moves quickly at first, then more slowly, with a pause halfway.',
  slowerEnd: 'It moves quickly at first, and more slowly in the second half.',
};

/** What the curve does after the goal. */
function afterGoalText(plan: Planned): string {
  const rebound = reboundOf(plan);
  if (!rebound) return 'From then on it’s level.';
  const { text: change } = rebound;
  return rebound.isUp
    ? `In the two weeks after that, about ${change} comes back because you’re eating more. It’s water, not fat. Then the curve is level.`
    : `In the two weeks after that, about ${change} goes away because you’re eating less. It’s water. Then the curve is level.`;
}

/** The chart in words. */
export function pictureSentence(plan: Planned): string {
  const { person, goal, unit, start, days, shape } = plan.input;
  const [from, to] = [person.weight, goal].map(({ kilograms }) => formatGivenWeight(kilograms, unit));
  const day = formatDay(dateOf(start), days);
  const way =
    goal.kilograms < person.weight.kilograms
      ? `The curve goes from ${from} down to ${to} by ${day}.`
      : `The curve goes from ${from} up to ${to} by ${day}.`;
  const drawn = plan.phases.length > 1 ? shape : 'steady';
  return `${way} ${PACES_OF_SHAPE[drawn]} ${afterGoalText(plan)}`;
}
