/** Where somebody is on their plan today. Pure. */
import { mistakenWeighings, weighingsIn, weightTrend } from '@evenscale/formulas/own-maintenance';
import { kcal, years, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { ageOn, type StoredLogDay } from '#person/log/parse-log.ts';
import { weekdayOn } from '#person/training/training-choice.ts';
import { type ShownEnergies, trainingEnergies } from '#person/training/training-week.ts';
import { figureFor, type PolicyFigure, type PolicyPerson } from '#person/policy.ts';
import { besidePlan, LEAD_DAYS, type BesidePlan } from './beside-plan.ts';
import {
  type FollowedPlan,
  isKeeping,
  type PlannedDay,
  plannedDays,
  plannedIntake,
} from './followed-plan.ts';
import { factsAt, planFigureFor } from './plan-figures.ts';
import type { WayStart } from './way-start.ts';

/** A trend further back than this says nothing about today. */
const TREND_DAYS = 7;
/** The trend can leave the band from this day after the start or an update on; before, water alone moves it. */
export const FIRST_OUTSIDE = 14;
/** How many weigh-ins it takes to say so. */
const LEAST_WEIGHINGS = 6;

/** What was eaten lately is compared with the plan over at most these days, with calories on at least so many of them. */
const EATEN_DAYS = { most: 14, least: 7 } as const;

/** What was eaten on average lately, beside the plan for the same days. */
export interface EatenBeside {
  /** How many days, up to today, and how many of them have calories. */
  readonly days: number;
  readonly logged: number;
  /** The means of the days with calories. */
  readonly eaten: Kcal;
  readonly planned: Kcal;
}

/** The trend of the weight at the last weigh-in. */
export interface TrendNow {
  /** Number of the local day. */
  readonly day: number;
  readonly weight: Kilograms;
}

/** Training days and rest days, and which of them today is. */
export interface PlanWeek extends Pick<ShownEnergies, 'choice' | 'training' | 'rest'> {
  readonly isTraining: boolean;
}

export interface OnTheWay {
  readonly kind: 'underWay';
  /** Days since the start, and until the goal's day. */
  readonly day: number;
  readonly days: number;
  /** Where the way to the goal began. */
  readonly start: WayStart;
  readonly direction: 'losing' | 'level' | 'gaining';
  /** What to eat today; withheld if the person's weight no longer allows it. */
  readonly intake: PolicyFigure;
  /** The same as a week's mean, which the course follows from. */
  readonly mean: PolicyFigure;
  /** The training days and rest days of this week; `null` if every day is the same. */
  readonly week: PlanWeek | null;
  readonly expected: PlannedDay;
  readonly trend: TrendNow | null;
  /** Trend minus plan on the trend's day, in kg; `null` without a recent trend. */
  readonly distance: number | null;
  /** Whether the weigh-ins carry that distance. */
  readonly beside: BesidePlan;
  /** True if the trend has left the plan's band. */
  readonly isOutside: boolean;
  /** `null` for too few days with calories, or if this person may not see it. */
  readonly lately: EatenBeside | null;
}

/** Today on a plan, or that its day has passed. */
export type PlanToday = OnTheWay | { readonly kind: 'over'; readonly days: number; readonly daysAgo: number };

/** The trend at the last weigh-in that counts, however long ago. */
export function lastTrend(days: readonly StoredLogDay[], today: string): TrendNow | null {
  const weighed = days.findLast(({ day, weightKg }) => weightKg !== undefined && day <= today);
  if (!weighed) return null;
  const near = daysFrom(days, addDays(weighed.day, -LEAD_DAYS)).filter(({ day }) => day <= today);
  return weightTrend(weighingsIn(near.map(dayOfLog))).at(-1) ?? null;
}

/** The same, if that was in the last week. */
export function trendNow(days: readonly StoredLogDay[], today: string): TrendNow | null {
  const last = lastTrend(days, today);
  return last && dayNumber(today) - last.day <= TREND_DAYS ? last : null;
}

/** The person of a plan today, as the policy sees them. */
export const factsNow = (
  plan: FollowedPlan,
  today: string,
  now: Pick<PolicyPerson, 'weight' | 'tdee'>,
): PolicyPerson =>
  factsAt(plan.person, { ...now, age: years(ageOn({ age: plan.person.age, saidOn: plan.start }, today)) });

/** The weigh-ins that count from a day on. */
function weighingsSince(days: readonly StoredLogDay[], from: string): number {
  const weighings = weighingsIn(daysFrom(days, from).map(dayOfLog));
  return weighings.length - mistakenWeighings(weighings).length;
}

function isOutside(plan: FollowedPlan, expected: PlannedDay, trend: TrendNow, weighings: number): boolean {
  const since = trend.day - dayNumber(plan.start) - plan.since;
  if (since < FIRST_OUTSIDE || weighings < LEAST_WEIGHINGS) return false;
  return trend.weight < expected.low || trend.weight > expected.high;
}

const meanOf = (energies: readonly number[]): Kcal =>
  kcal(energies.reduce((sum, energy) => sum + energy, 0) / energies.length);

/**
 * The training days and rest days around a day of the plan; `null` if every day is the same. They are the planner's,
 * all along the way, unless today's weight no longer allows them.
 */
function weekAround(plan: FollowedPlan, day: number, facts: PolicyPerson): PlanWeek | null {
  const intake = plannedIntake(plan, day);
  const weekFor = (people: readonly PolicyPerson[]) =>
    trainingEnergies(plan.trainingDays, { intake, figureOf: planFigureFor(people) });
  const whole = weekFor(plan.ends);
  const figureNow = planFigureFor([facts]);
  const isAllowed =
    whole.kind === 'shown' &&
    [whole.training, whole.rest].every(({ figure }) => figureNow(figure.value).status === 'fine');
  const week = isAllowed ? whole : weekFor([...plan.ends, facts]);
  if (week.kind !== 'shown') return null;
  const { choice, training, rest } = week;
  return { choice, training, rest, isTraining: choice.days.includes(weekdayOn(addDays(plan.start, day))) };
}

/** What to eat on a day of the plan, by its weekday. */
function plannedOn(plan: FollowedPlan, day: number, facts: PolicyPerson): Kcal {
  const week = weekAround(plan, day, facts);
  return week ? week[week.isTraining ? 'training' : 'rest'].figure.value : plannedIntake(plan, day);
}

/** What was eaten in the last two weeks beside the plan, since its start or its last update. */
function eatenLately(
  plan: FollowedPlan,
  log: readonly StoredLogDay[],
  today: string,
  facts: PolicyPerson,
): EatenBeside | null {
  const first = dayNumber(plan.start);
  const from = Math.max(first + plan.since, dayNumber(today) - EATEN_DAYS.most + 1);
  const logged = daysFrom(log, dayWithNumber(from)).flatMap(({ day, intakeKcal }) =>
    intakeKcal === undefined || day > today ? [] : [{ day: dayNumber(day) - first, intakeKcal }],
  );
  if (logged.length < EATEN_DAYS.least) return null;
  const eaten = figureFor('logFigure', meanOf(logged.map(({ intakeKcal }) => intakeKcal)), facts);
  if (eaten.status === 'withheld') return null;
  const planned = meanOf(logged.map(({ day }) => plannedOn(plan, day, facts)));
  return { days: dayNumber(today) - from + 1, logged: logged.length, eaten: eaten.value, planned };
}

/** What to eat on a day of the plan, and what was eaten lately, as the person may see it at this weight. */
function intakeNow(
  plan: FollowedPlan,
  log: readonly StoredLogDay[],
  { day, today, weight }: { readonly day: number; readonly today: string; readonly weight: Kilograms },
): Pick<OnTheWay, 'intake' | 'mean' | 'week' | 'lately'> {
  const planned = plannedIntake(plan, day);
  const tdee = projectWeight(plan.model, plan.phases, day).days.at(-1)?.expenditure ?? planned;
  const facts = factsNow(plan, today, { weight, tdee });
  const mean = figureFor('plan', planned, facts);
  if (mean.status === 'withheld') return { intake: mean, mean, week: null, lately: null };
  const week = weekAround(plan, day, facts);
  const intake = week ? week[week.isTraining ? 'training' : 'rest'].figure : mean;
  return { intake, mean, week, lately: eatenLately(plan, log, today, facts) };
}

/** The trend beside the plan on the trend's day. */
function trendBeside(
  plan: FollowedPlan,
  log: readonly StoredLogDay[],
  on: (number: number) => PlannedDay,
  trend: TrendNow | null,
): Pick<OnTheWay, 'distance' | 'beside' | 'isOutside'> {
  const first = dayNumber(plan.start);
  if (!trend || trend.day < first) return { distance: null, beside: null, isOutside: false };
  const planned = on(trend.day);
  const distance = trend.weight - planned.weight;
  return {
    distance,
    beside: besidePlan(log, { start: first + plan.since, last: trend.day }, (day) => on(day).weight),
    isOutside: isOutside(plan, planned, trend, weighingsSince(log, addDays(plan.start, plan.since))),
  };
}

function directionOf(plan: FollowedPlan): OnTheWay['direction'] {
  if (isKeeping(plan)) return 'level';
  return plan.goal < plan.assumed.weight ? 'losing' : 'gaining';
}

/** Today on the plan, by the calendar: a day before the start, after traveling, counts as the start. */
export function planToday(plan: FollowedPlan, log: readonly StoredLogDay[], today: string): PlanToday {
  const first = dayNumber(plan.start);
  const day = Math.max(0, dayNumber(today) - first);
  if (day > plan.days) return { kind: 'over', days: plan.days, daysAgo: day - plan.days };
  const course = plannedDays(plan);
  const atGoal = {
    day: first + plan.days,
    weight: plan.goal,
    low: plan.goal,
    high: plan.goal,
    isMeasured: false,
  };
  const on = (number: number): PlannedDay => course[Math.max(0, number - first)] ?? course.at(-1) ?? atGoal;
  const trend = trendNow(log, today);
  const expected = on(first + day);
  return {
    kind: 'underWay',
    day,
    days: plan.days,
    start: plan.way,
    direction: directionOf(plan),
    ...intakeNow(plan, log, { day, today, weight: trend?.weight ?? expected.weight }),
    expected,
    trend,
    ...trendBeside(plan, log, on, trend),
  };
}
