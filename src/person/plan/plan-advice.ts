/** What is said about a plan beside its log: an update, agreement, or nothing. Pure. */
import { placeOf } from '#person/log/days-from.ts';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import { standingOut } from '#person/log/odd-weighing.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { KCAL_PER_KG } from '#person/policy.ts';
import { weighedUntil } from './beside-plan.ts';
import { plannedIntake, type FollowedPlan } from './followed-plan.ts';
import { isLeftAside, isSettling, type KeptPlan } from './kept-plan.ts';
import type { PlanChange } from './plan-change.ts';
import { planOffer, type PlanAndLog, type PlanOffer } from './plan-offer.ts';
import { FIRST_OUTSIDE, planToday, type OnTheWay } from './plan-today.ts';

/** From this difference on, in printed calories or in days, another plan is worth a change. */
const NOTICEABLE = { kcal: 50, days: 14 } as const;

/** A weigh-in that stands out is waited for during so many days; by then, the trend is mostly from others. */
const ODD_DAYS = 14;

/** A trend this close to the plan's line, in kg, may be there by water alone. */
const NOISE = 0.5;

/** How far the calories of an update are from the plan's, as printed. */
const caloriesApart = (plan: FollowedPlan, { day }: OnTheWay, { intake }: PlanChange): number =>
  Math.abs(Math.round(intake.value) - Math.round(plannedIntake(plan, day)));

const isNoticeable = (plan: FollowedPlan, now: OnTheWay, change: PlanChange): boolean =>
  caloriesApart(plan, now, change) >= NOTICEABLE.kcal || Math.abs(change.days - plan.days) >= NOTICEABLE.days;

/**
 * False if water alone may be why the log asks for other calories: in the first two weeks, and while the difference is
 * less than that much water would have been a day as fat. False, too, if no other calories are without a caution.
 */
function isFirm({ reason, change }: PlanOffer, plan: FollowedPlan, now: OnTheWay): boolean {
  if (reason !== 'calories') return true;
  const days = now.day - plan.since;
  if (!change || days < FIRST_OUTSIDE) return false;
  return caloriesApart(plan, now, change) >= (NOISE * KCAL_PER_KG) / days;
}

/** False beside a distance that water alone doesn't explain. */
const isOnLine = ({ distance }: OnTheWay): boolean => distance !== null && Math.abs(distance) <= NOISE;

/** No change is asked for until other weigh-ins show whether one that stands out was more than water. */
export interface PlanWait {
  readonly reason: 'oddWeighing';
  /** The local day of that weigh-in. */
  readonly day: string;
}

type Advice = PlanOffer | 'agrees' | null;

/**
 * What the log says about the plan: the update that it asks for, or that it agrees; `null` if it says nothing. It agrees
 * if the plan's calories still lead to the goal on its day, from the state that the body has now, and the trend is on the
 * plan's line.
 */
function adviceOf(...of: PlanAndLog): Advice {
  const [plan, now] = of;
  const offer = planOffer(...of);
  if (!offer) return null;
  const { reason, change } = offer;
  if (reason === 'leftBand' || !change || isNoticeable(plan, now, change))
    return isFirm(offer, plan, now) ? offer : null;
  return reason === 'calories' && isOnLine(now) ? 'agrees' : null;
}

/** The days of weigh-ins that stand out: the newest, which move the trend, and the one that moves the log's figure. */
function oddDays(days: readonly StoredLogDay[], report: LogReport, today: string): readonly string[] {
  const odd = standingOut(weighedUntil(days, dayNumber(today)));
  const newest = odd.map(({ day }) => dayWithNumber(day)).filter((day) => day > addDays(today, -ODD_DAYS));
  return report.kind === 'estimated' && report.odd ? [...newest, dayWithNumber(report.odd.day)] : newest;
}

/** True if the page would lead to another plan: by an update, or by planning again from the trend. */
const asksForChange = (advice: Advice, { beside }: OnTheWay): boolean =>
  advice === null ? beside === 'apart' || beside === 'odd' : advice !== 'agrees';

/** True if both ask for about the same. */
function isSame(advice: Advice, other: Advice): boolean {
  if (advice === null || other === null || advice === 'agrees' || other === 'agrees') return advice === other;
  const [one, two] = [advice.change, other.change];
  if (!one || !two) return one === two;
  const kcalApart = Math.abs(one.intake.value - two.intake.value);
  return kcalApart < NOTICEABLE.kcal && Math.abs(one.days - two.days) < NOTICEABLE.days;
}

/** A report of other days of the same log. */
const reportOn = (
  day: string,
  days: readonly StoredLogDay[],
  [, , , report, today]: PlanAndLog,
): LogReport =>
  report.kind === 'estimated' ? buildLogReport(days, { ...report.person, saidOn: today }, day) : report;

/** True if the log asks for the same without the weigh-in of a day. */
function isSameWithout(day: string, advice: Advice, of: PlanAndLog): boolean {
  const [plan, , days, , today] = of;
  const without = days.map((row) => {
    const { weightKg: _, ...rest } = row;
    return row.day === day ? rest : row;
  });
  const now = planToday(plan, without, today);
  if (now.kind !== 'underWay') return true;
  const adviceWithout = adviceOf(plan, now, without, reportOn(today, without, of), today);
  return asksForChange(adviceWithout, now) && isSame(advice, adviceWithout);
}

/** The same; it waits where a single weigh-in is why the log asks for a change. */
function carefulAdvice(...of: PlanAndLog): Advice | PlanWait {
  const [, now, days, report, today] = of;
  const advice = adviceOf(...of);
  if (!asksForChange(advice, now)) return advice;
  const day = oddDays(days, report, today).find((odd) => !isSameWithout(odd, advice, of));
  return day === undefined ? advice : { reason: 'oddWeighing', day };
}

/** Plan and log are compared once a week, so that what is offered stays the same for a week. */
const CHECK_IN_DAYS = 7;

/** The plan and the log as they were on a day; `null` where the plan wasn't under way. */
function atDay(day: string, ...of: PlanAndLog): PlanAndLog | null {
  const [plan, , days] = of;
  const until = days.slice(0, placeOf(addDays(day, 1), days));
  const now = planToday(plan, until, day);
  return now.kind === 'underWay' ? [plan, now, until, reportOn(day, until, of), day] : null;
}

/**
 * The plan and the log on the last day of a whole week since the start, or since the last update. A figure that the log
 * didn't have on that day isn't a week late: then on its first day.
 */
function atCheckIn(...of: PlanAndLog): PlanAndLog {
  const [plan, , , report, today] = of;
  const since = dayNumber(today) - dayNumber(plan.start) - plan.since;
  for (let back = Math.max(0, since) % CHECK_IN_DAYS; back > 0; back -= 1) {
    const then = atDay(addDays(today, -back), ...of);
    if (then === null || then[3].kind === report.kind) return then ?? of;
  }
  return of;
}

const isWait = (advice: Advice | PlanWait): advice is PlanWait =>
  advice !== null && advice !== 'agrees' && advice.reason === 'oddWeighing';

/** What the log says about the plan, as of the last check-in. */
export function planAdvice(...of: PlanAndLog): Advice | PlanWait {
  const [, now] = of;
  const weekly = carefulAdvice(...atCheckIn(...of));
  if (weekly !== null && weekly !== 'agrees') return weekly;
  // Where the page would lead to another plan by now, a weigh-in since then may be why.
  const lately = asksForChange(null, now) ? carefulAdvice(...of) : null;
  if (isWait(lately)) return lately;
  return weekly === 'agrees' && isOnLine(now) ? weekly : null;
}

/**
 * The update that waits for an answer, on the log and wherever another page says so; `null` while it's left aside, waits
 * for more weigh-ins, or would correct a plan that the log's figure has just made.
 */
export function waitingUpdate(
  advice: ReturnType<typeof planAdvice>,
  plan: KeptPlan,
  today: string,
): PlanOffer | null {
  if (advice === null || advice === 'agrees' || isWait(advice)) return null;
  if (advice.reason !== 'leftBand' && isSettling(plan, today)) return null;
  return isLeftAside(plan, today, advice.change?.intake.value ?? null) ? null : advice;
}
