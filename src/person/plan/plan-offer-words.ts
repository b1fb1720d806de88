/** What is said about an update of a followed plan: why it's offered, and what each choice leads to. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight, formatWeight, formatWholeWeight } from '#person/format-weight.ts';
import { addDays } from '#person/log/local-day.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import type { AsEaten } from './as-eaten.ts';
import { isKeeping, type FollowedPlan } from './followed-plan.ts';
import { paceRatio } from './plan-change.ts';
import type { PlanOffer } from './plan-offer.ts';
import { onAverage, planWords } from './plan-words.ts';
import type { StartApart } from './start-apart.ts';

/** Why an update is offered; empty if it's only for the calories. */
function reasonText({ reason, assumed, own, isByOwn, update }: PlanOffer, unit: EnergyUnit): string {
  const more = isByOwn ? ` ${planWords.byOwn}` : '';
  if (reason === 'calories') return isByOwn ? planWords.byOwn : '';
  if (!own || reason === 'leftBand')
    return `Your trend has left the range in which nine in ten people would be on this plan.${more}`;
  const interval = `${energyFigure(own.low, unit)}–${energyFigure(own.high, unit)}`;
  const isBefore = (update.own?.to ?? 0) <= 0;
  const assumption = isBefore ? 'Your plan assumes' : 'For these days your plan assumed';
  return `${assumption} that you use ${formatEnergy(assumed, unit)} a day. Your log says ${energyFigure(own.value, unit)} (${interval}).${more}`;
}

/** Where the plan's calories lead: "At 1,976 kcal a day, you’d arrive about July 1, 2027." */
function unchangedText({ unchanged }: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string {
  if (!unchanged) return '';
  const at = `At ${formatEnergy(unchanged.intake, unit)} a day${onAverage(plan)}, you`;
  return unchanged.days === null
    ? `${at} wouldn’t get to your goal.`
    : `${at}’d arrive about ${formatIsoDay(addDays(plan.start, unchanged.days))}.`;
}

/** A pace this many times the planned one is worth a word. */
const FASTER = 1.25;

/** What that means for the pace: "That’s about 2.3 times as fast as you planned." */
function paceText({ update }: PlanOffer, plan: FollowedPlan): string {
  const ratio = isKeeping(plan) ? 1 : paceRatio(plan, update);
  return ratio < FASTER ? '' : ` That’s about ${formatNumber(ratio, 1)} times as fast as you planned.`;
}

/** What the same date takes: "For April 8, 2027: 1,790 kcal a day." */
function sameDateText(offer: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string {
  const { change } = offer;
  if (!change) return '';
  const date = formatIsoDay(addDays(plan.start, plan.days));
  return change.days === plan.days
    ? `For ${date}: ${formatEnergy(change.intake.value, unit)} a day${onAverage(plan)}.${paceText(offer, plan)}`
    : `Calories that lead there by ${date} would need a caution.`;
}

/** Why an update is offered, and what each choice leads to. */
export const offerText = (offer: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string =>
  [reasonText(offer, unit), unchangedText(offer, plan, unit), sameDateText(offer, plan, unit)]
    .filter((text) => text !== '')
    .join(' ');

/** The press that updates: "Update my plan to 2,190 kcal a day, same date". */
export function updateText({ change }: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string | null {
  if (!change) return null;
  const when =
    change.days === plan.days ? 'same date' : `by ${formatIsoDay(addDays(plan.start, change.days))}`;
  return `Update my plan to ${formatEnergy(change.intake.value, unit)} a day${onAverage(plan)}, ${when}`;
}

/** The press that keeps the pace: "Or keep your pace: 2,540 kcal a day, by June 18, 2027". */
export function samePaceText({ samePace }: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string | null {
  if (!samePace) return null;
  const date = formatIsoDay(addDays(plan.start, samePace.days));
  return `Or keep your pace: ${formatEnergy(samePace.intake.value, unit)} a day${onAverage(plan)}, by ${date}`;
}

/** The press that doesn't: "Keep 1,976 kcal a day". */
export const keepText = ({ unchanged }: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string =>
  unchanged ? `Keep ${formatEnergy(unchanged.intake, unit)} a day${onAverage(plan)}` : planWords.leave;

/**
 * Where eating on as lately leads: "At the 2,253 kcal a day that you ate lately, you’d arrive about Jun 5, 2027." While
 * weights are hidden, a goal that isn't reached has no weight.
 */
export function asEatenText(
  { eaten, days, weight }: AsEaten,
  plan: FollowedPlan,
  unit: WeightUnit,
  energyUnit: EnergyUnit,
  isWeightHidden: boolean,
): string {
  const at = `At the ${formatEnergy(eaten, energyUnit)} a day that you ate lately, you`;
  if (days !== null) return `${at}’d arrive about ${formatIsoDay(addDays(plan.start, days))}.`;
  if (isWeightHidden) return `${at} wouldn’t get to your goal.`;
  return `${at}’d be near ${formatWholeWeight(weight, unit)} on ${formatIsoDay(addDays(plan.start, plan.days))}.`;
}

/** Why a trend may be far from a plan from its first day on: "Your plan starts at 89 kg on Nov 10, 2026. …" */
export function startApartText(
  { planned, logged }: StartApart,
  { start }: Pick<FollowedPlan, 'start'>,
  unit: WeightUnit,
  isWeightHidden: boolean,
): string {
  return isWeightHidden
    ? 'Your plan starts at another weight than your log has for that time.'
    : `Your plan starts at ${formatGivenWeight(planned, unit)} on ${formatIsoDay(start)}. Your log’s trend at that time is ${formatWeight(logged, unit)}.`;
}
