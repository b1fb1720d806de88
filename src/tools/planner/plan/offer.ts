/** A plan that is offered in place of a request. */
import { type Kilograms, poundsFromKilograms } from '@evenscale/formulas/units';
import { readWeight } from '#person/entries/measure.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { dayAfter, type IsoDay } from './plan-dates.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * What rules out an earlier date: the minimum intake, the resting energy, the site's regular step in the healthy range,
 * the fastest pace, or how short a plan can be.
 */
export type DateLimit = 'minimum' | 'rest' | 'step' | 'pace' | 'shortest';

export interface DateOffer {
  readonly kind: 'date';
  readonly date: IsoDay;
  readonly days: number;
  readonly limit: DateLimit;
}

/** The change that one click makes. */
export type Offer =
  | DateOffer
  /** The weight is a field's text. */
  | { readonly kind: 'weight'; readonly weight: string; readonly date: IsoDay; readonly days: number };

/** The request with an offer accepted. An offered date was calculated for the same intake every day. */
export function withOffer(input: PlanInput, offer: Offer): PlanInput {
  const reading = offer.kind === 'weight' ? readWeight(offer.weight) : null;
  const goal = reading?.ok ? reading.value : input.goal;
  return { ...input, goal, days: offer.days, pace: undefined, shape: 'steady' };
}

export const isLoss = ({ person, goal }: PlanInput): boolean => goal.kilograms < person.weight.kilograms;

/** A weight as an offer, in days that a plan can have. */
export function weightOffer(weight: string, days: number, { start }: PlanInput): Offer {
  const within = Math.min(PLAN_DAYS.most, Math.max(PLAN_DAYS.least, days));
  return { kind: 'weight', weight, days: within, date: dayAfter(start, within) };
}

/** A goal between the current weight and another one, rounded toward the current one. */
export function onTheWay(weight: Kilograms, input: PlanInput): string {
  const { unit } = input;
  const amount = unit === 'kg' ? weight : poundsFromKilograms(weight);
  return roundedWeight(amount, unit, isLoss(input) ? 'up' : 'down');
}
