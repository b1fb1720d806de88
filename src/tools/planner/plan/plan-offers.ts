/** Alternatives to a plan that can't or shouldn't be made: another goal weight, or a later date. */
import { OVERWEIGHT_FROM } from '@evenscale/formulas/bmi';
import { MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { kcal, type Kcal, kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { daysUntil, projectWeight } from '@evenscale/formulas/weight-model';
import { readWeight } from '#person/entries/measure.ts';
import { healthyGoalOf, lowestSuggestedGoal } from '#person/healthy-goal.ts';
import { idealWeightRangeOf, isOlder, needsNoLoss } from '#person/assessment.ts';
import { amountIn } from '#person/format-weight.ts';
import { leanMassAbove, lowestByFatAlone } from '#person/fat-alone.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { isGainGentle, NO_CHANGE, STEP_LIMITS } from '#person/policy.ts';
import { daysAtPace, PACE_SHARES, PLAN_DAYS } from '#person/plan-entries.ts';
import { daysProposed } from '../entries.ts';
import { dayAfter } from './plan-dates.ts';
import {
  isLoss,
  onTheWay,
  weightOffer,
  withOffer,
  type DateLimit,
  type DateOffer,
  type Offer,
} from './offer.ts';
import type { PlanInput } from './plan-input.ts';
import type { Modelled } from './plan-course.ts';

/**
 * The parts of the weight that a first step takes off, in the half year that is proposed: guidance begins with 5 to 10%
 * in six months (Jensen and others, 2014, 10.1161/01.cir.0000437739.71477.ee).
 */
export const FIRST_STEPS = [0.1, 0.05] as const;

const kilogramsOf = (weight: string): number => {
  const reading = readWeight(weight);
  return reading.ok ? reading.value.kilograms : NaN;
};

/** A plan for less than a kilogram isn't worth offering. */
export const LEAST_CHANGE = 1;

/** The lowest goal that is suggested; `null` for somebody who is there already. */
export function suggestedGoal({ person }: PlanInput): string | null {
  const lowest = lowestSuggestedGoal(person);
  return kilogramsOf(lowest) <= person.weight.kilograms - LEAST_CHANGE ? lowest : null;
}

/** True for a loss that ends below the lowest goal that is suggested. */
const isBelowSuggested = (input: PlanInput): boolean =>
  isLoss(input) && input.goal.kilograms < kilogramsOf(lowestSuggestedGoal(input.person));

/** True for a goal at the lower edge of the healthy range; from 65 on, what is said of a low goal is another thing. */
export const isAtEdge = (input: PlanInput): boolean => !isOlder(input.person) && isBelowSuggested(input);

/** An intake to offer, and why it isn't less (to gain: more). */
interface Gentle {
  readonly intake: Kcal;
  readonly limit: DateLimit;
}

/** To lose: the minimum of the guidance, in the healthy range no more than the site's regular step, and a least intake, if there is one. */
function lossIntake({ tdee, bmi }: Modelled, { person }: PlanInput, least: readonly Gentle[]): Gentle | null {
  const limits: readonly Gentle[] = [
    { intake: MINIMUM_INTAKE[person.gender], limit: 'minimum' },
    ...least,
    ...(bmi < OVERWEIGHT_FROM ? [{ intake: kcal(tdee + TARGET_STEPS.loss), limit: 'step' } as const] : []),
  ];
  const highest = limits.reduce((one, other) => (other.intake > one.intake ? other : one));
  return tdee > highest.intake ? highest : null;
}

/** The intake of the earliest plan that needs no caution; `null` if there is none. To lose, the resting energy at least. To gain: the regular step, below a healthy weight a gentle one, and enough to eat. */
function gentleIntake(projection: Modelled, input: PlanInput): Gentle | null {
  const { tdee, bmr, bmi } = projection;
  if (isLoss(input)) return lossIntake(projection, input, [{ intake: bmr, limit: 'rest' }]);
  const minimum = Math.max(MINIMUM_INTAKE[input.person.gender], bmr);
  const surplus = isGainGentle(bmi) ? STEP_LIMITS.firstSurplusWhenUnderweight : TARGET_STEPS.gain;
  const intake = kcal(Math.max(minimum, tdee + surplus));
  return intake - tdee < STEP_LIMITS.large ? { intake, limit: 'step' } : null;
}

/** The first date on which an intake reaches the goal, not too fast; `null` if it takes too long. */
function dateOffer({ model }: Modelled, input: PlanInput, { intake, limit }: Gentle): DateOffer | null {
  const goal = input.goal.kilograms;
  const days = daysUntil(model, { fromDay: 0, intake }, goal, PLAN_DAYS.most);
  if (days === null) return null;
  const leastDays = isLoss(input) ? daysAtPace('fast', model.weight - goal, model.weight) : 0;
  const later = Math.max(days, leastDays, PLAN_DAYS.least);
  const byPace = later === leastDays ? 'pace' : 'shortest';
  return {
    kind: 'date',
    date: dayAfter(input.start, later),
    days: later,
    limit: later === days ? limit : byPace,
  };
}

/** The weight on the way that a gentle intake reaches on a day, not too fast; `null` if that's hardly any change, or the goal. */
function reachedOffer({ model }: Modelled, input: PlanInput, { intake }: Gentle, days: number): Offer | null {
  const reached = projectWeight(model, [{ fromDay: 0, intake }], days).days.at(-1)?.weight ?? model.weight;
  const slowest = model.weight * (1 - (PACE_SHARES.fast * days) / 7);
  const weight = kg(isLoss(input) ? Math.max(reached, slowest) : reached);
  const toward = Math.sign(input.goal.kilograms - model.weight);
  const [change, rest] = [weight - model.weight, input.goal.kilograms - weight].map((way) => way * toward);
  if (change === undefined || rest === undefined || change < LEAST_CHANGE || rest <= 0) return null;
  return weightOffer(onTheWay(weight, input), days, input);
}

/** The first date on which a gentle intake reaches the goal or, if it takes too long, the weight that it reaches. */
function gentlerOffer(projection: Modelled, input: PlanInput): Offer | null {
  const gentle = gentleIntake(projection, input);
  if (gentle === null) return null;
  return dateOffer(projection, input, gentle) ?? reachedOffer(projection, input, gentle, PLAN_DAYS.most);
}

/** The days that are asked for: those until the chosen date, or those that the chosen pace takes to this weight. A date that nobody chose is proposed anew. */
function daysTo(weight: string, { days, isDateProposed, pace, person }: PlanInput): number {
  const [now, goal] = [person.weight.kilograms, kg(kilogramsOf(weight))];
  if (isDateProposed) return daysProposed(now, goal, person.age);
  return pace ? daysAtPace(pace, Math.abs(goal - now), now) : days;
}

/** A goal weight as an offer: when it is asked for if that needs no caution, otherwise as early as is gentle. */
function goalOffers(weight: string, projection: Modelled, input: PlanInput): readonly Offer[] {
  const onTheDay = weightOffer(weight, daysTo(weight, input), input);
  const changed = withOffer(input, onTheDay);
  if (Math.abs(changed.goal.kilograms - input.person.weight.kilograms) < NO_CHANGE) return [];
  const gentler = gentlerOffer(projection, changed);
  if (!gentler) return [onTheDay];
  return [onTheDay, gentler.kind === 'weight' ? gentler : weightOffer(weight, gentler.days, input)];
}

/** The nearest weight of the healthy range; `null` for someone who needn't lose to get there. */
function healthyWeight({ person, unit }: PlanInput): string | null {
  const { min } = idealWeightRangeOf(person);
  if (amountIn(person.weight.kilograms, unit) < min) return healthyGoalOf(person);
  if (needsNoLoss(person)) return null;
  return isOlder(person) ? lowestSuggestedGoal(person) : healthyGoalOf(person);
}

/** The first steps of a loss from a weight, the longest first, that end above another one: as fields' texts. */
export function firstSteps(from: Kilograms, above: Kilograms, unit: WeightUnit): readonly string[] {
  const steps = FIRST_STEPS.map((share) => roundedWeight(amountIn(from, unit) * (1 - share), unit, 'up'));
  return steps.filter((step) => {
    const reading = readWeight(step);
    return reading.ok && reading.value.kilograms > above;
  });
}

/** True for a loss that fat alone doesn't allow. */
const hasLeanGoal = ({ model }: Modelled, input: PlanInput): boolean =>
  isLoss(input) && leanMassAbove(input.goal.kilograms, model) !== null;

/** The lowest weight that losing fat alone can reach; `null` if that's no real loss. */
function fatAloneWeight({ model }: Modelled, input: PlanInput): string | null {
  const least = lowestByFatAlone(model);
  return least !== null && least < model.weight - 1 ? onTheWay(least, input) : null;
}

/** The weight that the chosen pace reaches in the longest plan. */
function nearerWeight(input: PlanInput): string {
  const { kilograms } = input.person.weight;
  const change = ((input.goal.kilograms - kilograms) * PLAN_DAYS.most) / input.days;
  return onTheWay(kg(kilograms + change), input);
}

/** In place of a goal that isn't planned for: the nearest healthy weight, or for a large loss its first step. */
function refusedOffers(projection: Modelled, input: PlanInput): readonly Offer[] {
  const weight = healthyWeight(input);
  const reading = weight === null ? null : readWeight(weight);
  if (weight === null || !reading?.ok) return [];
  const healthy = reading.value.kilograms;
  const { person, unit } = input;
  const steps = isOlder(person) ? [] : firstSteps(person.weight.kilograms, healthy, unit);
  return [...steps, weight].flatMap((each) => goalOffers(each, projection, input));
}

/** The first date on which the policy plans for a goal to lose to, even below the resting energy; `null` if there is none. */
function earliestOffer(projection: Modelled, input: PlanInput): DateOffer | null {
  const least = isLoss(input) ? lossIntake(projection, input, []) : null;
  return least && dateOffer(projection, input, least);
}

/** The weight that can be reached gently by a date that the visitor chose. */
function sameDateOffer(projection: Modelled, input: PlanInput): Offer | null {
  const gentle = input.pace || input.isDateProposed ? null : gentleIntake(projection, input);
  return gentle && reachedOffer(projection, input, gentle, input.days);
}

const present = <Value>(values: readonly (Value | null)[]): readonly Value[] =>
  values.filter((value) => value !== null);

/**
 * A later date for the same goal; where none within three years is gentle, what the chosen date allows, a first step, or
 * what can be reached. None of them ends when the goal itself could be reached, or after that.
 */
function gentlerOffers(
  kind: 'notSafe' | 'planned',
  projection: Modelled,
  input: PlanInput,
): readonly Offer[] {
  const gentler = gentlerOffer(projection, input);
  if (gentler?.kind === 'date') return [gentler];
  const { person, goal, unit } = input;
  const steps = firstSteps(person.weight.kilograms, goal.kilograms, unit);
  const onTheDay = kind === 'notSafe' ? sameDateOffer(projection, input) : null;
  const end = kind === 'planned' ? input.days : (earliestOffer(projection, input)?.days ?? Infinity);
  const nearer = present([
    onTheDay,
    ...steps.flatMap((step) => goalOffers(step, projection, input)),
    gentler,
  ]);
  return nearer.filter(({ days }) => days < end);
}

/**
 * What may be chosen beside the gentle offer, or without one: beside a later date, the weight that a refused one allows; in
 * place of a gentle date, the goal itself on the first later one that the policy plans for.
 */
export function otherOffer(
  kind: 'notSafe' | 'planned',
  offer: Offer | null,
  projection: Modelled,
  input: PlanInput,
): Offer | null {
  if (isAtEdge(input) || hasLeanGoal(projection, input)) return null;
  if (offer?.kind === 'date') return kind === 'notSafe' ? sameDateOffer(projection, input) : null;
  const earliest = earliestOffer(projection, input);
  return earliest && (kind === 'notSafe' || earliest.days > input.days) ? earliest : null;
}

/** What could be planned instead of a request, the closest to it first. */
export function offersFor(
  kind: 'refused' | 'tooLong' | 'notSafe' | 'planned',
  projection: Modelled,
  input: PlanInput,
): readonly Offer[] {
  const toward = (weight: string | null): readonly Offer[] =>
    weight ? goalOffers(weight, projection, input) : [];
  if (kind === 'refused') return refusedOffers(projection, input);
  if (kind === 'tooLong') return toward(nearerWeight(input));
  if (isAtEdge(input)) return toward(suggestedGoal(input));
  if (hasLeanGoal(projection, input)) return toward(fatAloneWeight(projection, input));
  const offers = gentlerOffers(kind, projection, input);
  // A plan is as late already if only its phases are below the resting energy.
  return offers.filter((offer) => kind !== 'planned' || offer.kind === 'weight' || offer.days > input.days);
}
