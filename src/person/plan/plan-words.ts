/** What is said about a plan that somebody follows: facts, without praise or blame. */
import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { formatGivenWeight, shownChange } from '#person/format-weight.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { Person } from '#person/person.ts';
import { withheldText } from '#person/policy-words.ts';
import { hasTrainingDays } from '#person/training/training-choice.ts';
import { daysText, restDays } from '#person/training/training-words.ts';
import { formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { isKeeping, plannedIntake, type FollowedPlan } from './followed-plan.ts';
import { planFigureFor } from './plan-figures.ts';
import type { PlanOffer } from './plan-offer.ts';
import type { BesidePlan } from './beside-plan.ts';
import type { OnTheWay, PlanWeek } from './plan-today.ts';

export const planWords = {
  title: 'Your plan',
  day: { on: 'Day\u00a0', first: ['Starts today', '; tomorrow is day 1 of '] },
  /** The same within a sentence. */
  dayWithin: { on: 'day\u00a0', first: ['starting today', '; tomorrow is day 1 of '] },
  toLog: 'Open your log',
  paused:
    'You follow a plan on this device. It’s hidden only for this visit, since what you said isn’t stored. If you stop it now, it won’t be here when you come back.',
  leave: 'Keep the plan as it is',
  agrees: 'Your log agrees with the plan, so it stays as it is.',
  left: 'The plan stays as it is. If your log still asks for a change in a week, you’ll see it here.',
  stop: 'Stop following this plan',
  stopped: 'You no longer follow a plan.',
  /** Where its goal can still be planned for. */
  stoppedBeforeEnd:
    'You no longer follow this plan. It’s under “Earlier plans”, and the planner keeps its goal.',
  updated: 'Your plan is updated.',
  undone: 'Undone.',
  newPlan: 'Make a new plan',
  again: 'Plan again from today’s weight',
  noUpdate: 'No update of this plan leads to its goal without a caution.',
  noted: 'There’s a note about it in your log',
  waits: (day: string) =>
    `Your weigh-in on ${day}, stands out, and one day isn’t a reason to change a plan. The plan stays as it is until a few more weigh-ins show whether that was only water.`,
} as const;

/** The words around the day of a plan. */
interface DayWords {
  readonly on: string;
  /** In place of a day 0, and before the number of days. */
  readonly first: readonly [day: string, before: string];
}

/** "Day 12 of 182" on one line, "Starts today; tomorrow is day 1 of 182". */
export function dayParts(
  { on, first: [first, before] }: DayWords,
  { day, days }: Pick<OnTheWay, 'day' | 'days'>,
): readonly TextPart[] {
  const total = { name: 'plan.days', value: days, text: formatKcal(days) };
  if (day === 0) return [{ name: 'plan.day', value: 0, text: first, isInWords: true }, before, total];
  return [on, { name: 'plan.day', value: day, text: formatKcal(day) }, '\u00a0of\u00a0', total];
}

/** "1,910 kcal a day", as a plan ends; `null` for calories that this person may not plan with. */
export function dailyText(plan: FollowedPlan, unit: EnergyUnit): string | null {
  const figure = planFigureFor(plan.ends)(plannedIntake(plan, plan.days));
  return figure.status === 'fine' ? `${formatEnergy(figure.value, unit)} a day` : null;
}

/** "Updated with your log up to Nov 21, 2026. It began with 2,120 kcal a day."; `null` before any update. */
export function updatedOnText(plan: FollowedPlan, unit: EnergyUnit): string | null {
  if (plan.since === 0) return null;
  const daily = dailyText({ ...plan, phases: plan.made }, unit);
  const before = daily === null ? '' : ` It began with ${daily}.`;
  return `Updated with your log up to ${formatIsoDay(addDays(plan.start, plan.since))}.${before}`;
}

/** " today", " today, a training day" */
export const todayWords = ({ week }: Pick<OnTheWay, 'week'>): string =>
  week ? ` today, a\u00a0${week.isTraining ? 'training' : 'rest'}\u00a0day` : ' today';

/** "2,250 kcal today", "1,910 kcal today, a training day"; the reason if it isn't shown. */
export function intakeParts(
  { intake, week }: Pick<OnTheWay, 'intake' | 'week'>,
  unit: EnergyUnit,
): readonly TextPart[] {
  if (intake.status === 'withheld') return [{ name: 'plan.intake', text: withheldText[intake.reason] }];
  return [
    { name: 'plan.intake', value: intake.value, text: energyFigure(intake.value, unit), unit },
    todayWords({ week }),
  ];
}

/**
 * The other kind of day: "On rest days, 1,620 kcal.", "On training days (Mon, Wed, Fri), 1,910 kcal: 150 g protein …"
 *
 * @param grams - its macros; `null` without any
 */
export function otherDaysParts(
  { choice, training, rest, isTraining }: PlanWeek,
  grams: string | null,
  unit: EnergyUnit,
): readonly TextPart[] {
  const [kind, { figure }] = isTraining ? (['rest', rest] as const) : (['training', training] as const);
  return [
    `On ${kind} days (${daysText(isTraining ? restDays(choice.days) : choice.days)}), `,
    { name: `plan.intake.${kind}`, value: figure.value, text: energyFigure(figure.value, unit), unit },
    grams === null ? '.' : `: ${grams}`,
  ];
}

/** "ends May 24, 2027": what is said of the goal while weights are hidden. */
export const endText = (plan: FollowedPlan): string => `ends ${formatIsoDay(addDays(plan.start, plan.days))}`;

/** "82 kg by May 24, 2027"; "until" for a plan to keep the weight. */
export function goalText(plan: FollowedPlan, unit: WeightUnit): string {
  const day = formatIsoDay(addDays(plan.start, plan.days));
  return `${formatGivenWeight(plan.goal, unit)} ${isKeeping(plan) ? 'until' : 'by'} ${day}`;
}

/** A plan on another page than the log: whether its weights and figures are shown there. */
interface PlanElsewhere {
  readonly plan: FollowedPlan;
  readonly now: OnTheWay;
  readonly isNoted: boolean;
  /** The update that waits in the log. */
  readonly update: PlanOffer | null;
  readonly isWeightHidden: boolean;
}

/** "Your plan: 82 kg by May 24, 2027" */
export const planTitle = ({ plan, isNoted, isWeightHidden }: PlanElsewhere, unit: WeightUnit): string =>
  isNoted || isWeightHidden
    ? planWords.title
    : withUnbrokenUnits(`${planWords.title}: ${goalText(plan, unit)}`);

/** "2,250 kcal a day, day 12 of 182": a week's mean, if some days differ. */
export function planLine({ now, isNoted }: PlanElsewhere, unit: EnergyUnit): readonly TextPart[] {
  const { mean, week } = now;
  if (isNoted || mean.status === 'withheld') return [planWords.noted];
  return [
    { name: 'plan.intake', value: mean.value, text: energyFigure(mean.value, unit), unit },
    week ? ' a day on average, ' : ' a day, ',
    ...dayParts(planWords.dayWithin, now),
  ];
}

/** The same below today's calories, which aren't said again: "Day 12 of 182", unless a week's mean differs from them. */
export const planLineBelow = (own: PlanElsewhere, unit: EnergyUnit): readonly TextPart[] =>
  own.isNoted || own.now.mean.status === 'withheld' || own.now.week
    ? planLine(own, unit)
    : dayParts(planWords.day, own.now);

/**
 * Beside the numbers of a person who has chosen another activity level than for the plan; `null` otherwise, and once the
 * plan goes by a log instead.
 */
export function otherLevelText({ person, since }: FollowedPlan, now: Person): string | null {
  const isByLevel = since === 0 && !person.ownMaintenance && !now.ownMaintenance;
  if (!isByLevel || person.activityLevel === now.activityLevel) return null;
  const [made, said] = [person, now].map(({ activityLevel }) => levelName(activityLevel).toLowerCase());
  return `Your plan was made for ${made}. These entries say ${said}.`;
}

/** " on average", if some days have more to eat. */
export const onAverage = ({ trainingDays }: Pick<FollowedPlan, 'trainingDays'>): string =>
  hasTrainingDays(trainingDays) ? ' on average' : '';

/**
 * The update that waits in the log, as another page says it: "Your log suggests 1,777 kcal a day from now on". Without
 * other calories, it's another date; a plan to this goal may have neither.
 */
export function suggestionText({ change, update }: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string {
  if (!change) return 'Your log suggests a new plan';
  const { value } = change.intake;
  const now = plannedIntake(plan, dayNumber(update.on) - dayNumber(plan.start));
  return energyFigure(value, unit) === energyFigure(now, unit)
    ? `Your log suggests another date: ${formatIsoDay(addDays(plan.start, change.days))}`
    : `Your log suggests ${formatEnergy(value, unit)} a day${onAverage(plan) || ' from now on'}`;
}

/** The link to the log beside a plan: what the log suggests, if anything. */
export const logLinkText = ({ plan, update }: PlanElsewhere, unit: EnergyUnit): string =>
  update ? suggestionText(update, plan, unit) : planWords.toLog;

const apart = (amount: number, unit: WeightUnit): string =>
  `${formatOneDecimal(Math.abs(amount))} ${unit === 'kg' ? 'kg' : 'lb'}`;

/** What was eaten on average lately, beside the plan: "You ate 1,928 kcal a day on average in the last 14 days; …" */
export function latelyParts({ lately, week }: OnTheWay, unit: EnergyUnit): readonly TextPart[] | null {
  if (!lately) return null;
  const { days, logged, eaten, planned } = lately;
  const some = logged < days ? ` Calories are logged on ${logged} of these days.` : '';
  // By chance they may have more training days than a week has on average.
  const mix = week ? ', by the training days and rest days among them' : '';
  return [
    'You ate ',
    { name: 'plan.eaten', value: eaten, text: energyFigure(eaten, unit), unit },
    ` a day on average in the last ${days} days; the plan says ${energyFigure(planned, unit)}${mix}.${some}`,
  ];
}

/** The trend minus the plan on the same day, as both are printed; `null` for too little to say either. */
const changeBeside = ({ trend, distance, beside }: OnTheWay, unit: WeightUnit): number | null =>
  trend && distance !== null && beside !== null
    ? shownChange((trend.weight - distance) as Kilograms, trend.weight, unit)
    : null;

/** Where a trend is whose weight is lower than the plan's, and where one is that is higher: by the way to the goal. */
const SIDES: Readonly<Record<OnTheWay['direction'], readonly [lower: string, higher: string]>> = {
  losing: ['ahead of', 'behind'],
  gaining: ['behind', 'ahead of'],
  level: ['below', 'above'],
};

/** Why a distance may be chance. */
const DOUBTS: Readonly<Record<NonNullable<BesidePlan>, string>> = {
  apart: '',
  near: ', within the usual ups and downs',
  odd: ' by one odd weigh-in, likely water',
};

/** A distance that is printed as 0 is less than this. */
const LEAST_PRINTED = 0.1;

/** The side of a plan on which a trend is; what may be chance is neither ahead nor behind. */
function sideText(change: number, { direction, beside }: OnTheWay): string {
  const [lower, higher] = SIDES[beside === 'apart' ? direction : 'level'];
  return `${change < 0 ? lower : higher} the plan`;
}

/** "0.3 kg below the plan, within the usual ups and downs": the trend beside the plan; no distance if weights are hidden. */
export function besideText(now: OnTheWay, unit: WeightUnit, isWeightHidden = false): string | null {
  const change = changeBeside(now, unit);
  if (change === null) return null;
  if (change === 0 && isWeightHidden) return 'as near the plan as weigh-ins can tell';
  if (change === 0) return `within ${apart(LEAST_PRINTED, unit)} of the plan`;
  const distance = isWeightHidden ? '' : `${apart(change, unit)} `;
  return `${distance}${sideText(change, now)}${now.beside === null ? '' : DOUBTS[now.beside]}`;
}

/** A plan whose day has passed. */
export const overText = (daysAgo: number, day: string): string =>
  formatPlural(daysAgo, [
    `Your plan’s day, ${day}, was # day ago.`,
    `Your plan’s day, ${day}, was # days ago.`,
  ]);
