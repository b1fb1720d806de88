/** What is said about an update of a followed plan: why it's offered, and what each choice leads to. */
import { kcal, type EnergyUnit, type WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
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

const words = {
  leftBand: 'Your trend has left the likely range of your plan',
  uses: (apart: string, side: 'more' | 'less') =>
    `Your log says you use about ${apart} a day ${side} than your plan counted on`,
  usesSame: 'Your log says you use about what your plan counted on',
  but: { ahead: ', but you’re ahead of it', behind: ', but you’re behind it' },
  never: 'Eating on as planned, you wouldn’t get to your goal.',
  arrival: (day: string) => `Eating on as planned, you’d arrive about ${day}`,
  caution: (day: string) => `Calories for ${day} would need a caution, so the update has another date.`,
  faster: (times: string) => `Keeping your date is about ${times} times as fast as you planned.`,
  byOwn: 'Your trend alone says something else, likely from early water or a few days’ ups and downs.',
} as const;

/** The goal's day of a plan, or another of its days. */
const dateOf = ({ start }: FollowedPlan, day: number): string => formatIsoDay(addDays(start, day));

/** True if the plan's calories lead to its goal after its day, or not at all. */
const isLate = ({ unchanged }: PlanOffer, plan: FollowedPlan): boolean =>
  unchanged !== null && (unchanged.days ?? Infinity) > plan.days;

/**
 * Where the weight is beside the plan, if that is why eating on as planned leads elsewhere than the log's figure alone
 * would: who uses more arrives earlier on the way down, and later on the way up.
 */
function butText(offer: PlanOffer, plan: FollowedPlan, apart: number): string {
  const { unchanged, distance } = offer;
  if (!unchanged || unchanged.days === plan.days || !distance) return '';
  const direction = Math.sign(plan.goal - plan.assumed.weight);
  const late = isLate(offer, plan);
  const isBehind = distance * direction < 0;
  if (late !== isBehind || (apart !== 0 && late === apart * direction > 0)) return '';
  return words.but[isBehind ? 'behind' : 'ahead'];
}

/** What the log says beside what the plan counted on: one number, their difference. */
function useText(offer: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string {
  const { reason, assumed, uses: used, own } = offer;
  if (!own || reason === 'leftBand') return words.leftBand;
  const apart = 10 * Math.round((used - assumed) / 10);
  const said =
    apart === 0
      ? words.usesSame
      : words.uses(formatEnergy(kcal(Math.abs(apart)), unit), apart > 0 ? 'more' : 'less');
  return said + butText(offer, plan, apart);
}

/** Where the plan's calories lead: "Eating on as planned, you’d arrive about Jul 1, 2027 instead of Apr 1, 2027." */
function arrivalText({ unchanged }: PlanOffer, plan: FollowedPlan): string {
  if (!unchanged) return '';
  const { days } = unchanged;
  if (days === null) return words.never;
  const instead = days === plan.days ? '' : ` instead of ${dateOf(plan, plan.days)}`;
  return `${words.arrival(dateOf(plan, days))}${instead}.`;
}

/** A pace this many times the planned one is worth a word. */
const FASTER = 1.25;

/** What else matters most: that the date would need a caution, how fast it would be, or that trend and log disagree. */
function moreText({ change, update, isByOwn }: PlanOffer, plan: FollowedPlan): string {
  if (change && change.days !== plan.days) return words.caution(dateOf(plan, plan.days));
  const ratio = change && !isKeeping(plan) ? paceRatio(plan, update) : 1;
  if (ratio >= FASTER) return words.faster(formatNumber(ratio, 1));
  return isByOwn ? words.byOwn : '';
}

/** Why an update is offered, in three short sentences at most: what the log says, where the plan leads, and what else matters. */
export const offerText = (offer: PlanOffer, plan: FollowedPlan, unit: EnergyUnit): string =>
  [`${useText(offer, plan, unit)}.`, arrivalText(offer, plan), moreText(offer, plan)]
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
