/** Alternatives to a plan that can't or shouldn't be made: another goal weight, or a later date. */
import { MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { kcal, type Kcal, kg, type Kilograms, poundsFromKilograms } from '@evenscale/formulas/units';
import { daysUntil, projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import type { ProjectionPerson } from '#person/projection-person.ts';
import type { WeightText } from '#person/draft.ts';
import { idealWeightRangeOf } from '#person/assessment.ts';
import { lowestByFatAlone } from '#person/fat-alone.ts';
import { boxesOf } from '#person/healthy-goal.ts';
import { dayAfter, type IsoDay } from './plan-dates.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { daysAtPace, type PlanInput } from './plan-input.ts';

/** The change that one click makes. */
export type Offer =
  | { readonly kind: 'date'; readonly date: IsoDay; readonly days: number }
  /** Has its own date if the requested one is also too soon for this weight. */
  | { readonly kind: 'weight'; readonly weight: WeightText; readonly date: IsoDay | null };

/** A goal between the current weight and another one, rounded toward the current one. */
function onTheWay(weight: Kilograms, { person, goal, unit }: PlanInput, date: IsoDay | null): Offer {
  const amount = unit === 'kg' ? weight : poundsFromKilograms(weight);
  const isLosing = goal.kilograms < person.weight.kilograms;
  return { kind: 'weight', weight: boxesOf(amount, unit, isLosing ? 'up' : 'down'), date };
}

/** The lowest weight of the healthy range. */
export function healthyOffer({ person, unit }: PlanInput): Offer {
  const { min } = idealWeightRangeOf(person);
  return { kind: 'weight', weight: boxesOf(min, unit, 'up'), date: null };
}

/** The lowest weight that losing fat alone can reach; `null` if that's no real loss. */
export function fatAloneOffer(model: WeightModelPerson, input: PlanInput): Offer | null {
  const least = lowestByFatAlone(model);
  return least !== null && least < model.weight - 1 ? onTheWay(least, input, null) : null;
}

/** The weight that the chosen pace reaches in the longest plan. */
export function nearerOffer(input: PlanInput): Offer {
  const { kilograms } = input.person.weight;
  const change = ((input.goal.kilograms - kilograms) * PLAN_DAYS.most) / input.days;
  return onTheWay(kg(kilograms + change), input, null);
}

/** The first date on which an intake reaches the goal or, if it takes too long, the weight that it reaches. */
function offerOf(model: WeightModelPerson, intake: Kcal, input: PlanInput, leastDays: number): Offer | null {
  const phase = { fromDay: 0, intake };
  const goal = input.goal.kilograms;
  const days = daysUntil(model, phase, goal, PLAN_DAYS.most);
  if (days !== null) {
    const later = Math.max(days, leastDays, PLAN_DAYS.least);
    return { kind: 'date', date: dayAfter(input.start, later), days: later };
  }
  const reached = projectWeight(model, [phase], PLAN_DAYS.most).days.at(-1)?.weight ?? model.weight;
  const isLosing = goal < model.weight;
  // A plan for less than a kilogram isn't worth offering.
  if (Math.abs(reached - model.weight) < 1 || reached < model.weight !== isLosing) return null;
  return onTheWay(reached, input, dayAfter(input.start, PLAN_DAYS.most));
}

/** The gentlest loss: the minimum intake of the guidance, and never faster than guidance supports. */
export function gentlerLoss({ model, tdee }: ProjectionPerson, input: PlanInput): Offer | null {
  const minimum = MINIMUM_INTAKE[input.person.gender];
  if (!model || tdee <= minimum) return null;
  const change = model.weight - input.goal.kilograms;
  return offerOf(model, minimum, input, daysAtPace('fast', change, model.weight));
}

/** The gentler gain: the site's regular step for gaining. */
export function gentlerGain({ model, tdee }: ProjectionPerson, input: PlanInput): Offer | null {
  return model && offerOf(model, kcal(tdee + TARGET_STEPS.gain), input, 0);
}
