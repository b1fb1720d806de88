/** When a plan no longer fits the log: what an update would change. Pure. */
import { kcal, type Kcal } from '@evenscale/formulas/units';
import { dayReached, meanExpenditure, projectWeight } from '@evenscale/formulas/weight-model';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { LogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import type { PolicyPerson } from '#person/policy.ts';
import { fitOf, isKeeping, type EatenLevel, type FollowedPlan, type PlanUpdate } from './followed-plan.ts';
import { changeOf, isContrary, samePaceChange, type PlanChange, type Situation } from './plan-change.ts';
import { factsNow, type OnTheWay, type TrendNow } from './plan-today.ts';

/** The log's own figure, as it is compared with the plan's. */
export interface OwnBeside {
  readonly value: Kcal;
  readonly low: Kcal;
  readonly high: Kcal;
}

/** The plan as it is, by the log. */
export interface UnchangedPlan {
  /** A week's mean. */
  readonly intake: Kcal;
  /** The goal's day, in days from the plan's start; `null` if it isn't reached within the longest plan. */
  readonly days: number | null;
}

export interface PlanOffer {
  /** What the log contradicts: the plan's maintenance, its band, or only the calories that lead to its goal. */
  readonly reason: 'maintenance' | 'leftBand' | 'calories';
  /** What the plan's model uses on the days of the own figure. */
  readonly assumed: Kcal;
  /** What the model that is fitted to the log uses on these days, which the update goes by. */
  readonly uses: Kcal;
  /** `null` if the log doesn't give a figure yet. */
  readonly own: OwnBeside | null;
  /** Trend minus plan, in kg; `null` without both. */
  readonly distance: number | null;
  /** True if the own figure was used although the trend since the start says otherwise. */
  readonly isByOwn: boolean;
  /** `null` if no plan to this goal is without a caution. */
  readonly change: PlanChange | null;
  /** The plan's own pace instead, with a later date; `null` without one, and where `change` has another date already. */
  readonly samePace: PlanChange | null;
  /** Where the plan's calories lead, if they stay; `null` without a change, and for a plan that keeps the weight. */
  readonly unchanged: UnchangedPlan | null;
  readonly update: PlanUpdate;
}

/** A level of the log counts from this many days with meals on; otherwise the plan's own calories stand for it. */
const LEAST_INTAKES = 7;

/** The estimate of a log, with its days counted from the plan's start. */
function ownOn(report: LogReport, first: number): NonNullable<PlanUpdate['own']> | null {
  if (report.kind !== 'estimated') return null;
  const { maintenance, window } = report.found;
  return { ...maintenance, from: window.from - first, to: window.to - first };
}

/** The mean of the logged meals between two days of the plan; `null` if too few were logged. */
function meanLogged(log: readonly StoredLogDay[], from: number, to: number): number | null {
  const logged = log.flatMap(({ day, intakeKcal }) => {
    const number = dayNumber(day);
    return intakeKcal !== undefined && number >= from && number < to ? [intakeKcal] : [];
  });
  const sum = logged.reduce((total, intake) => total + intake, 0);
  return logged.length < Math.max(LEAST_INTAKES, (to - from) / 2) ? null : sum / logged.length;
}

/** What was eaten in each phase of the plan until now, as logged. */
function eatenUntil(plan: FollowedPlan, log: readonly StoredLogDay[], until: number): readonly EatenLevel[] {
  const first = dayNumber(plan.start);
  const begun = plan.phases.filter(({ fromDay }) => fromDay < Math.max(1, until));
  return begun.map(({ fromDay, intake }, place) => {
    // What an earlier update found in the log stays as it was.
    if (fromDay < plan.since) return { fromDay, kcal: intake };
    const to = begun[place + 1]?.fromDay ?? until;
    return { fromDay, kcal: meanLogged(log, first + fromDay, first + to) ?? intake };
  });
}

/** What an update would be calculated from today. */
function updateOf(
  plan: FollowedPlan,
  log: readonly StoredLogDay[],
  { weight }: TrendNow,
  own: PlanUpdate['own'],
  today: string,
): PlanUpdate {
  const eaten = eatenUntil(plan, daysFrom(log, plan.start), dayNumber(today) - dayNumber(plan.start));
  return { on: today, weightKg: weight, eaten, own };
}

/** False once the goal is reached: the rest is less than a scale shows. */
const isGoalAhead = (plan: FollowedPlan, { weight }: TrendNow): boolean =>
  isKeeping(plan) || (plan.goal - weight) * Math.sign(plan.goal - plan.assumed.weight) > 0.1;

/** The log beside the plan, on a day when an update could help. */
interface Beside {
  readonly trend: TrendNow;
  readonly own: PlanUpdate['own'];
  readonly assumed: Kcal;
  readonly reason: PlanOffer['reason'];
}

/** True if there was no update since the first day: a log from before the plan may contradict it, too. */
const isFresh = ({ since }: FollowedPlan): boolean => since === 0;

/** True if the plan can be updated at all: it lasts three more weeks, and its goal is still ahead. */
function isOpen(plan: FollowedPlan, trend: TrendNow, { day, days }: OnTheWay): boolean {
  const isLater = isFresh(plan) || trend.day > dayNumber(plan.start) + plan.since;
  return isLater && days - day >= PLAN_DAYS.least && isGoalAhead(plan, trend);
}

/** True if the log's figure is about days since the last update, and the plan's isn't in its interval. */
const isOtherThan = (assumed: Kcal, own: PlanUpdate['own'], plan: FollowedPlan): boolean =>
  own !== null && (isFresh(plan) || own.to > plan.since) && (assumed < own.low || assumed > own.high);

/** What a model uses on the days of the log's figure, or on all days until now. */
function usedBeside(
  { model, phases }: Pick<FollowedPlan, 'model' | 'phases'>,
  day: number,
  own: PlanUpdate['own'],
): Kcal {
  const course = projectWeight(model, phases, day).days;
  return own ? meanExpenditure(course, own.from, own.to) : meanExpenditure(course, 0, day);
}

/** Why an update is looked for; `null` if the log has no figure for days of the plan, and the trend is in its band. */
function reasonFor(
  plan: FollowedPlan,
  { isOutside }: OnTheWay,
  assumed: Kcal,
  own: PlanUpdate['own'],
): PlanOffer['reason'] | null {
  if (isOtherThan(assumed, own, plan)) return 'maintenance';
  if (isOutside) return 'leftBand';
  return own && own.to > plan.since ? 'calories' : null;
}

/** The log beside the plan; `null` if it says nothing about it. */
function besideLog(plan: FollowedPlan, now: OnTheWay, report: LogReport): Beside | null {
  const { trend, day } = now;
  if (!trend || !isOpen(plan, trend, now)) return null;
  const own = ownOn(report, dayNumber(plan.start));
  const assumed = usedBeside(plan, day, own);
  const reason = reasonFor(plan, now, assumed, own);
  return reason && { trend, own, assumed, reason };
}

/** Where the plan's calories lead from today's state. */
function unchangedOf({ plan, fit }: Situation, { mean }: OnTheWay): UnchangedPlan | null {
  if (isKeeping(plan) || mean.status !== 'fine') return null;
  return { intake: mean.value, days: dayReached(fit, mean.value, plan.goal, PLAN_DAYS.most) };
}

/** The plan fitted to the log; `null` if the model can't explain it. */
function situationOf(
  plan: FollowedPlan,
  { trend, own }: Beside,
  update: PlanUpdate,
  today: string,
): Situation | null {
  const fit = fitOf(plan, update);
  if (!fit) return null;
  const factsAt = (tdee: Kcal): PolicyPerson => factsNow(plan, today, { weight: trend.weight, tdee });
  const facts = factsAt(fit.expenditure);
  return { plan, fit, facts, uses: own ? [facts, factsAt(kcal(own.value))] : [facts] };
}

/** The update by the log's figure alone, whatever the trend says. */
const byOwnAlone = ({ own, ...update }: PlanUpdate): PlanUpdate => ({
  ...update,
  own: own && { ...own, low: own.value, high: own.value },
});

/**
 * What an update is calculated from, and the plan fitted to it. After an odd week the trend may ask for calories that lead
 * away from the goal; then the log's figure decides alone. `null` if they still do, or the model can't explain the log.
 */
function soundUpdate(
  plan: FollowedPlan,
  beside: Beside,
  update: PlanUpdate,
  today: string,
): { readonly update: PlanUpdate; readonly situation: Situation } | null {
  for (const candidate of [update, byOwnAlone(update)]) {
    const situation = situationOf(plan, beside, candidate, today);
    if (situation && !isContrary(situation)) return { update: candidate, situation };
  }
  return null;
}

/** The log beside the plan as it is today, with what an update is calculated from. */
export interface PlanBesideLog {
  readonly beside: Beside;
  readonly update: PlanUpdate;
  readonly situation: Situation;
}

/** The plan, today's place on it, and the log. */
export type PlanAndLog = readonly [
  plan: FollowedPlan,
  now: OnTheWay,
  log: readonly StoredLogDay[],
  report: LogReport,
  today: string,
];

/**
 * The plan fitted to the log; `null` if the log says nothing about the plan, the model can't explain it, or the plan ends
 * within three weeks.
 *
 * An own maintenance is compared with what the plan's model uses on the same days, since a body uses less on a diet.
 */
export function planBesideLog(...[plan, now, log, report, today]: PlanAndLog): PlanBesideLog | null {
  const beside = today < plan.start ? null : besideLog(plan, now, report);
  const found =
    beside && soundUpdate(plan, beside, updateOf(plan, log, beside.trend, beside.own, today), today);
  return found && { beside, ...found };
}

/** The update that the log asks for, however small; `null` if it says nothing about the plan. */
export function planOffer(...of: PlanAndLog): PlanOffer | null {
  const found = planBesideLog(...of);
  if (!found) return null;
  const [plan, now] = of;
  const { beside, update, situation } = found;
  const { own, assumed, reason } = beside;
  const { fit } = situation;
  const change = changeOf(situation);
  return {
    reason,
    assumed,
    uses: usedBeside({ model: fit.person, phases: fit.eaten }, now.day, own),
    own: own && { value: kcal(own.value), low: kcal(own.low), high: kcal(own.high) },
    distance: now.distance,
    isByOwn: fit.by === 'ownMaintenance' && fit.day > 0,
    change,
    samePace: change?.days === plan.days ? samePaceChange(situation) : null,
    unchanged: change && unchangedOf(situation, now),
    update,
  };
}
