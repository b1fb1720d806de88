/** What a plan can be changed to, without a caution and towards its goal. Pure. */
import { OVERWEIGHT_FROM } from '@evenscale/formulas/bmi';
import { MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { kcal, type Kcal } from '@evenscale/formulas/units';
import { dayReached, type FittedPlan, updatedIntake } from '@evenscale/formulas/weight-model';
import { dayNumber } from '#person/log/local-day.ts';
import { daysAtPace, PLAN_DAYS } from '#person/plan-entries.ts';
import { figureFor, NO_CHANGE, STEP_LIMITS, type FineFigure, type PolicyPerson } from '#person/policy.ts';
import { isKeeping, type FollowedPlan, type PlanUpdate } from './followed-plan.ts';
import { planFigureFor } from './plan-figures.ts';

/** What the plan would be after the update; it needs no caution. */
export interface PlanChange {
  readonly intake: FineFigure;
  /** The goal's day, in days from the plan's start; another one than now if the same date needs a caution. */
  readonly days: number;
}

/** Somebody on their plan, when it is to be updated. */
export interface Situation {
  readonly plan: FollowedPlan;
  readonly fit: FittedPlan;
  readonly facts: PolicyPerson;
  /** The same person by each figure for what they use: the model's today, and the log's. */
  readonly uses: readonly PolicyPerson[];
}

const isLoss = ({ plan, facts }: Situation): boolean => plan.goal < facts.weight;

/** The fewest days in which losing the rest isn't faster than guidance supports. */
function leastDays(situation: Situation): number {
  const { plan, facts } = situation;
  const rest = isLoss(situation) ? daysAtPace('fast', facts.weight - plan.goal, facts.weight) : 0;
  return Math.max(PLAN_DAYS.least, rest);
}

/**
 * True for calories that don't lead away from the goal: more than somebody uses isn't for losing weight, and less isn't
 * for gaining it, even if water that comes or goes would make it so for a while.
 */
function isTowards({ plan, facts, uses }: Situation, intake: Kcal): boolean {
  const change = plan.goal - facts.weight;
  if (Math.abs(change) < NO_CHANGE) return true;
  return uses.every(({ tdee }) => (intake - tdee) * Math.sign(change) >= 0);
}

/** The plan that ends on a day, if it needs no caution. */
function changeOn(situation: Situation, days: number): PlanChange | null {
  const { plan, fit, uses } = situation;
  if (days - fit.day < leastDays(situation)) return null;
  const found = updatedIntake(fit, { weight: plan.goal, day: days });
  if (found.kind !== 'found' || !isTowards(situation, found.intake)) return null;
  const intake = planFigureFor(uses)(found.intake);
  return intake.status === 'fine' ? { intake, days } : null;
}

/** True if the plan's own date takes calories that lead away from its goal. */
export function isContrary(situation: Situation): boolean {
  const { plan, fit } = situation;
  const found = updatedIntake(fit, { weight: plan.goal, day: plan.days });
  return found.kind === 'found' && !isTowards(situation, found.intake);
}

/** An intake that needs no caution: the minimum of the guidance, and the site's regular step in the healthy range. */
function gentleIntake(situation: Situation): Kcal {
  const { gender, tdee, bmi } = situation.facts;
  const minimum = MINIMUM_INTAKE[gender];
  if (!isLoss(situation))
    return kcal(Math.max(minimum, tdee + Math.min(STEP_LIMITS.large, TARGET_STEPS.gain)));
  return bmi < OVERWEIGHT_FROM ? kcal(Math.max(minimum, tdee + TARGET_STEPS.loss)) : minimum;
}

/** The first day that a gentle intake reaches the goal on. */
function laterChange(situation: Situation): PlanChange | null {
  const { plan, fit } = situation;
  const day = dayReached(fit, gentleIntake(situation), plan.goal, PLAN_DAYS.most);
  return day === null ? null : changeOn(situation, Math.max(day, fit.day + leastDays(situation)));
}

/** A date this many days later is worth a choice. */
const LATER = 14;

/** The mean pace that a plan was made for, in kg a day. */
const paceOf = ({ goal, assumed, days }: FollowedPlan): number => Math.abs(goal - assumed.weight) / days;

/** The plan's own date from here on, as a multiple of the pace that it was made for. */
export function paceRatio(plan: FollowedPlan, { on, weightKg }: PlanUpdate): number {
  const left = plan.days - (dayNumber(on) - dayNumber(plan.start));
  return Math.abs(plan.goal - weightKg) / left / paceOf(plan);
}

/** The pace that the plan was made for, from here on; `null` if the date isn't weeks later, or needs a caution. */
export function samePaceChange(situation: Situation): PlanChange | null {
  const { plan, fit, facts } = situation;
  if (isKeeping(plan)) return null;
  const days = Math.ceil(fit.day + Math.abs(plan.goal - facts.weight) / paceOf(plan));
  return days < plan.days + LATER || days > PLAN_DAYS.most ? null : changeOn(situation, days);
}

/** The same date if that needs no caution, otherwise a later one; `null` if the goal itself needs one. */
export function changeOf(situation: Situation): PlanChange | null {
  const { plan, facts } = situation;
  if (figureFor('goalWeight', plan.goal, facts).status !== 'fine') return null;
  return changeOn(situation, plan.days) ?? laterChange(situation);
}
