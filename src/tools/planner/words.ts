import { type EnergyUnit, kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { weightWorries } from '#person/policy-words.ts';
import { ADULT_AGE } from '#person/policy.ts';
import { paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatGivenWeight, shownChange } from '#person/format-weight.ts';
import type { Weight } from '#person/entry/measure-text.ts';
import { boxesOf, readWeight, WEIGHT } from '#person/entries/measure.ts';
import { formatChange, formatLength, formatPace, formatRoughChange } from './plan/format-plan.ts';
import { dateLimits, type PlannerInput } from './entries.ts';
import { dateOf, daysBetween, type IsoDay } from './plan/plan-dates.ts';
import { PACE_SHARES, PACES, type Pace } from '#person/plan-entries.ts';
import type { PlanInput } from './plan/plan-input.ts';
import type { Offer } from './plan/offer.ts';
import { offersOf, type Planned, type PlanReport } from './report.ts';

export const dayText = (day: IsoDay, later = 0): string => formatDay(dateOf(day), later);

/** The words of the planner. */
export const plannerWords = {
  formTitle: 'Weight Planner',
  goalWeight: 'Goal weight',
  by: 'How to get there',
  date: 'Goal date',
  pace: 'Pace',
  resultsTitle: 'Your plan',
  /** While another plan is followed. */
  newTitle: 'A new plan, from today',
  noPlanTitle: 'No plan for this goal',
  tooSoonTitle: 'No plan by this date',
  /** What to eat; with the day, as long as it's earlier than the goal's, which the headline names. */
  daily: (unit: EnergyUnit, until: string | null) =>
    `${unit} a day${until === null ? '' : ` until ${until}`}`,
  /** Beside every plan to lose weight, also on paper. */
  medicine:
    'If you take insulin, pills for diabetes (such as glipizide) or blood pressure medicine, ask your doctor first: eating less can make a dose too strong. Ask about a GLP-1 (semaglutide), too.',
  kidney: 'With kidney disease, ask before you eat more protein.',
  macros: 'Protein, carbs, and fat for this plan',
  length: 'Length of the plan',
  now: 'Your maintenance calories now (TDEE)',
  bodyFatThen: (weight: string) => `Body fat at ${weight}, if you lose only fat`,
  firstWeek: 'First week, partly water',
  /** Of a plan that goes on from what was eaten before. */
  nextWeek: 'First week',
  lastWeek: 'Last week before the goal',
  underAge: `Under ${ADULT_AGE}, your body is still growing and needs enough food for that, so we don’t make a plan. ${weightWorries}`,
  outsideModel: 'These entries are far outside the range the model was made for. Please check them.',
} as const;

/** A few sentences near the form for people who shouldn't plan with it. */
export const plannerCautionText = `For adults, not while [pregnant](${paths.pregnancyWeightGain}), breastfeeding or ill. If you’re 65 or over, or a change in weight could affect your medicine, ask a doctor first. [Who should read the numbers differently](${paths.bmiInformation}#who-should-read-bmi-differently). If you’ve ever had an eating disorder, follow your treatment team’s plan, not a calculator’s.`;

export const goalByNames: Readonly<Record<PlannerInput['by'], string>> = {
  date: 'By a date',
  pace: 'At a pace',
};

const paceNames: Readonly<Record<Pace, string>> = {
  gentle: 'Gentle',
  steady: 'Steady',
  brisk: 'Brisk',
  fast: 'Fast',
};

/** The paces, each with its share of the weight per week. */
export const paceOptions = PACES.map((value) => ({
  value,
  label: `${paceNames[value]}: ${formatPace(PACE_SHARES[value])} of your weight a week`,
}));

/** What a pace means for a weight: "About 0.45 kg a week on average." */
export function paceHint(pace: Pace, weight: Weight | null, unit: WeightUnit): string | undefined {
  if (!weight) return undefined;
  return `About ${formatChange(kg(weight.kilograms * PACE_SHARES[pace]), unit)} a week on average, more at first and less later.`;
}

/** How far ahead a date is, and whether it's our proposal: "Our suggestion: about 30 weeks from today" */
export function dateHint(date: string, today: IsoDay, isProposed: boolean): string | undefined {
  const days = daysBetween(today, date);
  if (days === null || days <= 0) return undefined;
  const ahead = `${formatLength(days)} from today`;
  return isProposed ? `Our suggestion: ${ahead}` : ahead;
}

/** The message for a date that can't be planned for. */
export function dateProblemText(date: string, today: IsoDay): string {
  const { min, max } = dateLimits(today);
  const past = (daysBetween(today, date) ?? 0) < 0 ? `${dayText(date)} has passed. ` : '';
  return `${past}Choose a date from ${dayText(min)} to ${dayText(max)}: a plan takes three weeks to three years.`;
}

/** The offer of a date in place of one that can't be planned for. */
export const proposeText = (date: string): string => `Use ${dayText(date)}, half a year from today`;

/** That a plan starts on another day than when the visitor asked for it; `null` on the same day. */
export function againText(today: IsoDay, askedOn: IsoDay): string | null {
  if (today === askedOn || askedOn === '') return null;
  return `Calculated again for ${dayText(today)}: the figures may differ from those of ${dayText(askedOn)}.`;
}

/** The goal and its date: "80 kg by May 20, 2027". */
export function goalText({ goal, unit, start, days }: PlanInput): string {
  return `${formatGivenWeight(goal.kilograms, unit)} by ${dayText(start, days)}`;
}

/** What the calories below it are for: "Eat this to reach 80 kg by May 20, 2027". */
export const goalSentence = (input: PlanInput): string => `Eat this to reach ${goalText(input)}`;

/** The line below the maintenance calories at the goal. */
export function afterwardsText({ goal, unit }: PlanInput): string {
  return `a day afterward, to stay near ${formatGivenWeight(goal.kilograms, unit)}`;
}

/** In the form, before there is a plan that says which figure it starts from: the visitor's own, or one from a link. */
export const ownNumberText = (energy: string, isOwn: boolean): string =>
  isOwn
    ? `The plan will start from the number in your log, ${energy} a day, if it fits these entries.`
    : `The plan will start from the number in a log, ${energy} a day, if it fits these entries.`;

/** The weight change in the two weeks after the goal, from the two displayed weights. */
export interface Rebound {
  readonly isUp: boolean;
  readonly text: string;
}

/** `null` if the change is too small to display. */
export function reboundOf({ course, input: { goal, unit } }: Planned): Rebound | null {
  const change = shownChange(goal.kilograms, course.settled, unit);
  return change === 0 ? null : { isUp: change > 0, text: formatRoughChange(change, unit) };
}

/** "1.12 kg less" or "0.3 lb more". */
export function changeText(change: Kilograms, unit: WeightUnit): string {
  const amount = formatChange(change, unit);
  return change < 0 ? `${amount} less` : `${amount} more`;
}

/** An offer, as its button's label. */
export function offerText(offer: Offer): string {
  if (offer.kind === 'date') return `Plan for ${dayText(offer.date)}`;
  return `Plan for ${weightName(offer.weight)} by ${dayText(offer.date)}`;
}

/** A weight for the form, in the unit of its input. */
export function weightName(weight: string): string {
  const reading = readWeight(weight);
  if (!reading.ok) return '';
  return formatGivenWeight(reading.value.kilograms, boxesOf(WEIGHT, weight).unit);
}

/** The line below the maintenance calories if the goal is the current weight. */
export const saveText = 'a day keeps your weight where it is today, which is your goal';

/** The intake in a few words, to fit on one line with a button on a phone; `null` without a plan. */
export function briefText(report: PlanReport, unit: EnergyUnit): string | null {
  if (report.kind !== 'planned') return null;
  return `${formatEnergy(report.intake.value, unit)} a day`;
}

/** The heading of a refusal. If a later date would work, it names the date as the problem, not the goal. */
export const noPlanTitleOf = (report: PlanReport): string =>
  report.kind === 'notSafe' && offersOf(report).some(({ kind }) => kind === 'date')
    ? plannerWords.tooSoonTitle
    : plannerWords.noPlanTitle;

/** A plan in a sentence, for screen readers. */
export function announcement(report: PlanReport, unit: EnergyUnit): string {
  switch (report.kind) {
    case 'planned': {
      const { goal, unit: weightUnit, start, days } = report.input;
      return `Your plan: ${formatEnergy(report.intake.value, unit)} a day leads to ${formatGivenWeight(goal.kilograms, weightUnit)} by ${dayText(start, days)}.`;
    }
    case 'maintain':
      return report.intake.status !== 'withheld'
        ? `${formatEnergy(report.intake.value, unit)} a day keeps your weight where it is today, which is your goal.`
        : `${plannerWords.noPlanTitle}.`;
    default:
      return `${noPlanTitleOf(report)}. See why below${offersOf(report).length > 0 ? ', and what’s possible' : ''}.`;
  }
}
