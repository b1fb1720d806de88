import { LOWEST_SHOWN_TARGET } from '@evenscale/formulas/energy';
import { paths } from '#config/paths.ts';
import { LOG_NEEDS, type MaintenanceFlag } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import type { LogCounts } from '#person/log/log-report.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { EquationRelation } from '#tools/log/equation-relation.ts';
import type { LastFigure } from '#tools/log/last-figure.ts';
import type { FigureDay, MealPace, NextStep } from '#tools/log/next-step.ts';

const NEXT: Readonly<Record<Exclude<NextStep, 'meals'>, string>> = {
  eaten: 'Next: log what you eat, too. Weight alone can’t say what you use.',
  weigh: 'Next: weigh yourself, on any morning.',
  goOn: 'Next: log tomorrow, too. A day you missed counts as soon as you fill it in.',
};

const mealsText = ({ days, intakeDays }: LogCounts, isPaceTold: boolean): string => {
  const soFar = ` So far it’s ${intakeDays} of ${days} days, and the number needs ${LOG_NEEDS.intakePercent}% of them.`;
  return `Next: log what you eat on more days.${isPaceTold ? '' : soFar} You can fill in the days you missed in the week’s table.`;
};

/** Which of the days so far will count on the day of the figure. */
function keptText(stillCounts: number, intakeDays: number): string {
  if (stillCounts === 0) return 'What you logged before will be too old to count then.';
  if (stillCounts < intakeDays)
    return `Of the ${intakeDays} days with meals so far, ${stillCounts} still count then.`;
  return intakeDays === 1
    ? 'The day with meals so far still counts then.'
    : `All ${intakeDays} days with meals so far still count then.`;
}

/** After a gap: what still counts, and what is missing from now on. */
function gapText({ more, isEveryDay, stillCounts, intakeDays, isSoonerFilled }: FigureDay): string {
  const need = formatPlural(more, [
    'It takes # more day with weight and meals.',
    isEveryDay
      ? 'It takes # more days with weight and meals. It’s fine to miss days; the number then comes later.'
      : 'It takes most of the next # days with weight and meals.',
  ]);
  return [
    need,
    keptText(stillCounts, intakeDays),
    ...(isSoonerFilled ? ['Filling in days you missed makes it sooner.'] : []),
  ].join(' ');
}

/** While the log is too short: when the figure can be expected, and the one thing to do next. */
export function lackingText(
  figure: FigureDay,
  step: NextStep,
  counts: LogCounts,
  pace: MealPace | null = null,
): { readonly when: string; readonly next: string } {
  const { day, isEveryDay, stillCounts, intakeDays } = figure;
  const next = step === 'meals' ? mealsText(counts, pace !== null) : NEXT[step];
  const isAfterGap = intakeDays > 0 && (isEveryDay || stillCounts < intakeDays) && step !== 'weigh';
  return {
    when: isEveryDay ? answerWords.fromEvery(day) : answerWords.from(day),
    next: isAfterGap ? gapText(figure) : next,
  };
}

/** "Your last number: 2,164 kcal a day, from your days until Dec 24, 2026." */
export const lastParts = ({ value, day }: LastFigure, unit: EnergyUnit): readonly TextPart[] => [
  'Your last number: ',
  { name: 'maintenance.last', value, text: energyFigure(value, unit), unit },
  ` a day, from your days until ${formatIsoDay(day)}.`,
];

/** Whether a log is the reader's own. */
type Whose = 'yours' | 'theirs';

/** The words of the answer. */
export const answerWords = {
  title: 'What you really use',
  from: (day: string) =>
    `From ${formatIsoDay(day)}, your log can say how many calories you use, if you log on most days.`,
  fromEvery: (day: string) =>
    `On ${formatIsoDay(day)} at the earliest, your log can say how many calories you use.`,
  pace: ({ logged, days, needed }: MealPace) =>
    `Meals on ${logged} of the last ${days} days; it needs ${needed}.`,
  rule: `The calculation needs at least ${LOG_NEEDS.days} days, meals on ${LOG_NEEDS.intakePercent}% of them, and ${LOG_NEEDS.weighings} weigh-ins. With fewer days, it would mostly measure changes in water.`,
  empty:
    'Your own maintenance calories: what your body uses in a day, measured by your log instead of estimated from people like you.',
  trackedBefore: 'Tracked before? Import a file',
  personUnknown: 'Your log has enough days. Now enter the three details about you below.',
  underAge:
    'There’s no number here under 18, because a growing body needs more than it uses. Logging calories isn’t a good idea while you’re growing. A doctor or dietitian can tell you what’s right for you.',
  pregnancy: 'No calorie number and no plan while you’re pregnant or breastfeeding.',
  pregnancyWhy:
    'You said so on this site. Your midwife or doctor can tell you how much to eat. If it doesn’t apply to you, or no longer does:',
  notPregnant: 'Take this back',
  stopped: 'Please don’t go on logging calories on your own.',
  tooLittle: `What’s logged comes to less than ${LOWEST_SHOWN_TARGET} kcal a day, and a body can’t live on that. If it’s all you eat, please talk to a doctor this week. If meals are missing, add them, and the page goes on.`,
  toChildren: 'See the BMI percentile for your age',
  notModelled:
    'Our model doesn’t cover this weight or height. Please check both. If they’re right, a doctor or dietitian can measure what your body uses.',
  implausible:
    'The log doesn’t add up to an amount that a body can use. Units may be mixed up, for example kJ entered as kcal, or pounds as kilograms. Please check the entries.',
  belowRest:
    'A body like yours usually uses more than this at rest, so some meals may not be in the log. Please don’t use this number as a target. If everything is logged, talk to a doctor or dietitian.',
  unit: (energyUnit: EnergyUnit) => `${energyUnit} a day`,
  /** The figure's interval. */
  between: (low: TextPart, high: TextPart, unit: EnergyUnit): readonly TextPart[] =>
    fillSentence(`Between {low} and {high} ${unit}`, { low, high }),
  /** While a change of intake is new. */
  wider: (day: string, whose: Whose = 'yours') =>
    whose === 'yours'
      ? `Your calories changed around ${day}. How much of your weight since then is water isn’t known yet, so the range is wider for now.`
      : `The calories changed around ${day}. How much of the weight since then is water isn’t known yet, so the range is wider for now.`,
  intervalMeaning:
    'In 95 of 100 logs like yours, the true number is in this range, if everything you ate was logged.',
  habits:
    'This number fits the way you log. If some meals never get logged, it’s lower by that much, but it still matches the calories you log.',
  exercise: `**Can I eat back exercise?** Your usual exercise is already in this number, so don’t add it again. [Other common mistakes](${paths.calorieDeficitGuide}#common-mistakes)`,
  window: (from: string, to: string) => `From your log, ${from} to ${to}.`,
  how: 'Where this comes from',
  eaten: 'Eaten, on average',
  /** Over the days of the figure: since a later day, the weight may have gone the other way. */
  change: (from: string, to: string) =>
    `Weight change per week, ${from} to ${to}, without the first week’s water`,
  density: 'How much energy this change in weight holds',
  stored: 'Energy stored in your body per day',
  taken: 'Energy taken from your body per day',
  range: (low: string, high: string) => `(between ${low} and ${high})`,
  steady: 'no change',
  down: (amount: string) => `${amount} down`,
  up: (amount: string) => `${amount} up`,
  probablyDown: (amount: string) => `probably down: about ${amount}`,
  probablyUp: (amount: string) => `probably up: about ${amount}`,
  early: 'too early to see a clear change',
  unclear: 'no clear change',
  likelyMeaning: 'A few days of water can still explain part of it.',
  unclearMeaning: 'Any change since then is within the usual ups and downs of weigh-ins.',
  compareTitle: 'Compared with the equation',
  equation: 'The equation for people like you',
  own: 'Your own log',
  equationSays: 'The equation says',
  /** What the drawing of both shows. */
  compared: (figures: Readonly<Record<'own' | 'range' | 'equation' | 'likely' | 'unit', string>>) =>
    `Your own log: ${figures.own} (${figures.range}) ${figures.unit} a day. The equation: ${figures.equation} (${figures.likely}) ${figures.unit}.`,
  /** Where the true number is for most people with the equation's. */
  likely: (low: TextPart, high: TextPart): readonly TextPart[] =>
    fillSentence(' (likely {low} to {high})', { low, high }),
  fromSession: (method: string) => `From your last calculation: ${method}.`,
  fromPlan: (method: string) => `From your plan: ${method}.`,
  atLogWeight: 'It’s calculated for the weight in your log.',
  level: 'How active are you?',
  chooseLevel: 'Choose a level',
  levelWhy: 'Your own number doesn’t need this. The equation for people like you does: choose, and see both.',
  comparedAs: (level: string) => `Compared with people who are ${level}.`,
  changeLevel: 'Change',
  useInTdee: 'Use it in the TDEE calculator',
  planWith: 'Use it in the weight planner',
  fromSaved: (method: string) => `From your newest saved result: ${method}.`,
  fromKept: (method: string) => `From your details on this device, at the weight in your log: ${method}.`,
  leftOut: (count: number) =>
    formatPlural(count, [
      '# weigh-in doesn’t fit the days around it and is left out. It’s marked ✕ in its week under “Last 7 days,” where you can choose to count it.',
      '# weigh-ins don’t fit the days around them and are left out. They’re marked ✕ in their weeks under “Last 7 days,” where you can choose to count them.',
    ]),
} as const;

/** The words of the line with today's number. */
export const todayLineWords = {
  plan: (energy: string, which: 'any' | 'training' | 'rest') =>
    which === 'any' ? `Today: ${energy} by your plan` : `Today, a ${which} day: ${energy}`,
  day: (day: string, days: string) => `day\u00a0${day}\u00a0of\u00a0${days}`,
  left: (left: string, energy: string, which: 'any' | 'training' | 'rest') =>
    `${left} left of ${which === 'any' ? 'today' : `this ${which} day`}’s ${energy}`,
  over: (energy: string) => `${energy} over today; the week’s average is what counts`,
  uses: (energy: string, range: string) => `By your log, you use about ${energy} a day (${range})`,
  from: (day: string, isEarliest: boolean) =>
    isEarliest
      ? `Your own calories: on ${day} at the earliest`
      : `Your own calories: from ${day}, if you log on most days`,
} as const;

/** What the difference from the equation means. */
export function differenceText(difference: string, relation: EquationRelation): string {
  switch (relation) {
    case 'within':
      return 'The equation’s number is within your range, so it may be right as well. Your own number gets more precise every week.';
    case 'higher':
      return `Your log says ${difference} a day more than the equation. The equation describes an average person; you may move more, or have more muscle. Your own number is the better guide for you.`;
    case 'farLower':
      return `Your log says ${difference} a day less than the equation. The activity level may be a step too high, you may use less than an average person of your size, or some meals aren’t in the log. Either way, your own number fits the calories you log.`;
    case 'lower':
      return `Your log says ${difference} a day less than the equation. You may use less than an average person of your size, or some meals aren’t in the log. Either way, your own number fits the calories you log.`;
  }
}

/** How much water can still shift the figure of a short log, in kcal per day. */
const WATER_SHIFT = 150;

/** What somebody should know about the figure of their own log, or of somebody else's. */
export function flagText(flag: MaintenanceFlag, unit: EnergyUnit, whose: Whose = 'yours'): string {
  const isYours = whose === 'yours';
  switch (flag) {
    case 'waterShift':
      return isYours
        ? 'Water seems to have shifted your weight, in the first week or after a change in what you eat. The calculation leaves that out.'
        : 'Water seems to have shifted the weight, in the first week or after a change in intake. The calculation leaves that out.';
    case 'fewWeeks':
      return isYours
        ? `With less than six weeks of entries, a shift in water can still move the number by ${formatEnergy(WATER_SHIFT, unit)} a day or more. It settles as you log more.`
        : `With less than six weeks of entries, a shift in water can still move the number by ${formatEnergy(WATER_SHIFT, unit)} a day or more.`;
    case 'wideInterval':
      return 'The range is wide. More weigh-ins and more days with meals make it narrower.';
    case 'intakeChanged':
      return isYours
        ? 'You changed how much you eat during this time. The calculation allows for how our weight model expects your body to respond.'
        : 'The intake changed during this time. The calculation allows for how the weight model expects a body to respond.';
  }
}
