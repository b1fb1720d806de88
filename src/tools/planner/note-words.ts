/** What is said beside a plan: about its pace, its calories, and the person whom it is for. */
import { BODY_FAT_STANDARD_ERROR, ESSENTIAL_FAT } from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit, Percent } from '@evenscale/formulas/units';
import { bodyMassIndexOf, isLossUnneeded, isOlder } from '#person/assessment.ts';
import { readWeight } from '#person/entries/measure.ts';
import { bodyFatAt, muscleLossText } from '#person/fat-alone.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { lowestSuggestedGoal } from '#person/healthy-goal.ts';
import type { Person } from '#person/person.ts';
import { PACE_SHARES } from '#person/plan-entries.ts';
import {
  isFarUnderweight,
  isUnderweight,
  LOWEST_BMI_FOR_DEFICIT,
  type PolicyFigure,
} from '#person/policy.ts';
import {
  belowGuidanceText,
  healthyRangeText,
  lostWithoutTrying,
  noLossText,
  underweightNotice,
} from '#person/policy-words.ts';
import { withGuide } from '#person/policy/gain-words.ts';
import { formatWhole } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { formatPace } from './plan/format-plan.ts';
import type { PlanInput } from './plan/plan-input.ts';
import type { Offer } from './plan/offer.ts';
import { isAtEdge, suggestedGoal } from './plan/plan-offers.ts';
import type { Planned, PlanReport } from './report.ts';
import { dayText, plannerWords, weightName } from './words.ts';

/** What makes a plan below resting calories easier: what is offered beside it, or by how its length was chosen. */
function belowRestRemark({ offer, input: { pace } }: Planned): string {
  if (offer?.kind === 'weight')
    return 'Below your resting calories (BMR). A first goal on the way is easier to stick to.';
  if (offer && !pace)
    return `Below your resting calories (BMR), so ask a doctor first. ${gentlerText(offer)}`;
  if (!pace) return 'Below your resting calories (BMR). A later date is easier to stick to.';
  return pace === 'gentle'
    ? 'Below your resting calories (BMR). Moving more lets you eat more.'
    : 'Below your resting calories (BMR). A slower pace is easier to stick to.';
}

/** Where a gentler plan leads, if one can be offered. */
export function gentlerText(offer: Offer | null): string {
  if (!offer)
    return 'We can’t suggest a gentler plan for this goal. Moving more creates a deficit without eating less, and a doctor or dietitian can help.';
  return offer.kind === 'date'
    ? `The earliest date we suggest is ${dayText(offer.date)}.`
    : `${weightName(offer.weight)} by ${dayText(offer.date)} is possible.`;
}

type Offering = Pick<Planned, 'offer' | 'other' | 'input'>;

/** What may be chosen beside a gentler plan, or without one; empty if there is nothing else. */
function otherText({ offer, other, input: { goal, unit } }: Offering): string {
  if (!other) return '';
  if (other.kind === 'weight')
    return `By ${dayText(other.date)}, you could reach ${weightName(other.weight)}.`;
  const weight = formatGivenWeight(goal.kilograms, unit);
  return `${weight} by ${dayText(other.date)} is possible${offer ? ', too' : ''}, but you’d eat less than your body uses at rest (BMR).`;
}

/** The sentence about the gentler plan, and what is offered beside it or in its place. */
export const offersText = (report: Offering, gentler = gentlerText(report.offer)): string =>
  [report.offer || !report.other ? gentler : '', otherText(report)].filter((text) => text !== '').join(' ');

const HIGH_START = `Below a BMI of ${LOWEST_BMI_FOR_DEFICIT}, it’s better to begin with less and to go up over some weeks.`;

/** The note next to the intake; `null` if there is none. */
export function planRemark(plan: Planned): string | null {
  const { intake, isFast, startsHigh, leanMass } = plan;
  if (startsHigh) return `${HIGH_START} ${offersText(plan)}`;
  if (!isFast) return intake.isBelowRest ? belowRestRemark(plan) : null;
  const fast = `Faster than ${formatPace(PACE_SHARES.fast)} of your weight a week, the most we suggest. More of what you lose would be muscle.`;
  // A later date doesn't help with a goal that losing fat alone can't reach.
  return leanMass === null ? `${fast} ${offersText(plan)}` : fast;
}

/** For someone older who loses weight all the same. */
const KEEP_MUSCLE = 'Strength training and enough protein help you keep muscle while you lose.';

/** The lowest goal that we suggest. */
const lowestGoalText = (weight: string): string => `We suggest going no lower than ${weightName(weight)}.`;

/** The same from 65 on, where it's the upper end of a range. */
export const upperEndText = (weight: string): string =>
  `${weightName(weight)} is the upper end of the range for your age; there’s no need to go lower.`;

/** From 65 on, what is said about a goal at that upper end or below it; empty for any other. */
function lowGoalText({ person, goal }: PlanInput): string {
  const lowest = lowestSuggestedGoal(person);
  const reading = readWeight(lowest);
  const isAbove = !reading.ok || goal.kilograms > reading.value.kilograms;
  return isAbove ? '' : ` ${upperEndText(lowest)}`;
}

/** That a goal is at the lower edge of the healthy range, and what we suggest; `null` for any other goal. */
function edgeText(input: PlanInput): string | null {
  if (!isAtEdge(input)) return null;
  const goal = formatGivenWeight(input.goal.kilograms, input.unit);
  const suggested = suggestedGoal(input);
  return `${goal} is at the lower edge of the healthy range, so ordinary ups and downs would take you below it. ${suggested === null ? 'We suggest staying at your weight.' : lowestGoalText(suggested)}`;
}

/** True where the notice for a weight below the healthy range says the sentence below already. */
function isInNotice({ kind }: PlanReport, person: Person): boolean {
  const bmi = bodyMassIndexOf(person);
  if (!isUnderweight(bmi)) return false;
  return isFarUnderweight(bmi) || kind === 'planned' || (kind === 'refused' && isOlder(person));
}

/** First for somebody below their range, and for anyone from 65 on who isn't above it: about a gain, and about a loss that isn't planned. */
export function lostFirstText(report: PlanReport): string | null {
  if (!('input' in report) || report.kind === 'underAge') return null;
  if (report.kind === 'planned' && report.direction === 'lose') return null;
  const { person } = report.input;
  if (person.pregnancy || isInNotice(report, person)) return null;
  return isUnderweight(bodyMassIndexOf(person)) || isLossUnneeded(person) ? lostWithoutTrying : null;
}

/** What comes before a loss that the weight gives no reason for, to a low goal, or at 65 or over; `null` for any other plan. */
export function beforePlanText({ isUnneeded, direction, bmi, input }: Planned): string | null {
  const { person } = input;
  if (direction === 'gain') return null;
  if (!isOlder(person))
    return [isUnneeded ? healthyRangeText(bmi) : null, edgeText(input)].filter(Boolean).join(' ') || null;
  return isLossUnneeded(person)
    ? `${noLossText(person.age)} Ask a doctor before you follow this plan. ${KEEP_MUSCLE}`
    : `At ${person.age}, ask a doctor before you follow this plan.${lowGoalText(input)} ${KEEP_MUSCLE}`;
}

/** The body fat at the goal by the body fat that was entered; `null` without one, and if fat alone doesn't lead there. */
export function bodyFatThen({
  direction,
  leanMass,
  model,
  input: { goal },
}: Pick<Planned, 'direction' | 'leanMass' | 'model' | 'input'>): Percent | null {
  return direction === 'lose' && leanMass === null ? bodyFatAt(goal.kilograms, model) : null;
}

/** That a goal is as close to essential fat as a measurement of body fat can be off; `null` for any other goal. */
function lowFatText(plan: Planned): string | null {
  const then = bodyFatThen(plan);
  const essential = ESSENTIAL_FAT[plan.gender];
  if (then === null || then - essential > BODY_FAT_STANDARD_ERROR) return null;
  return `Losing only fat would leave you about ${formatWhole(then)}% body fat. The body needs about ${essential}% to work, and a measurement is often off by ${formatWhole(BODY_FAT_STANDARD_ERROR)} points. Ask a doctor before you go this low.`;
}

/** What a goal would take of somebody who entered their body fat: muscle, or nearly all fat; `null` for any other goal. */
export function leanMassText(plan: Planned): string | null {
  const {
    leanMass,
    input: { goal, unit },
  } = plan;
  return leanMass === null
    ? lowFatText(plan)
    : muscleLossText(leanMass, formatGivenWeight(goal.kilograms, unit), unit);
}

/** Who asks a doctor before eating by a plan to lose; `null` for any other plan. */
export const askFirstText = ({ direction }: Pick<Planned, 'direction'>): string | null =>
  direction === 'lose' ? `${plannerWords.medicine} ${plannerWords.kidney}` : null;

/** The note next to maintenance; `null` if it meets the guidance. */
export function maintenanceRemark(figure: PolicyFigure, gender: Gender, unit: EnergyUnit): string | null {
  return figure.status === 'shown'
    ? `${belowGuidanceText(gender, unit)} Moving more lets you eat more.`
    : null;
}

const whoseOf = (report: Extract<PlanReport, { kind: 'planned' | 'maintain' }>) =>
  report.kind === 'planned' ? report.input.person : report;

/** Shown to someone who starts below a healthy weight; `null` to anyone else. */
export function underweightParts(report: PlanReport, unit: EnergyUnit): readonly TextPart[] | null {
  if (report.kind !== 'planned' && report.kind !== 'maintain') return null;
  const { bmi } = report;
  const notice = underweightNotice(bmi, whoseOf(report));
  return notice === null ? null : withGuide(notice, { age: whoseOf(report).age, bmi }, unit);
}

/** The same without the link to the guide. */
export function underweightText(report: PlanReport, unit: EnergyUnit): string | null {
  const [text] = underweightParts(report, unit) ?? [];
  return typeof text === 'string' ? text.trim() : null;
}
