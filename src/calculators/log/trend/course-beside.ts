import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import type { LogTrend, WeightOnDay } from '#charts/curve/log-trend.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { plannedDays, type FollowedPlan } from '#person/plan/followed-plan.ts';

/** How far ahead a long plan is drawn: at least as many days as the log has, and four weeks. */
const LEAST_AHEAD = 28;
/** The first end, in days from the plan's start. It doubles, so that it stays for weeks and the weigh-ins keep their place. */
const FIRST_END = 91;
/** A goal that is hardly further away than the drawing would end is drawn as well, up to this many times its length. */
const TO_GOAL = 1.3;

/** True if there is something to draw: a plan, a weigh-in, or the trend alone while weights are hidden. */
export const isDrawn = (
  { points, trend }: Pick<LogTrend, 'points' | 'trend'>,
  course: readonly ExpectedDay[],
  isWeightHidden: boolean,
): boolean => (isWeightHidden ? trend.length > 0 : points.length > 0 || course.length > 0);

/** So many weigh-ins are a curve. */
const LEAST_WEIGHED = 3;

/** True if there are enough weigh-ins to draw without a plan. */
export const hasDrawnDays = (days: readonly StoredLogDay[]): boolean =>
  days.filter(({ weightKg }) => weightKg !== undefined).length >= LEAST_WEIGHED;

/** True until a plan's day has passed. */
export const isRunning = ({ start, days }: Pick<FollowedPlan, 'start' | 'days'>, today: string): boolean =>
  dayNumber(today) <= dayNumber(start) + days;

/** How much of a log is shown. */
export interface ShownSpan {
  /** All of it: a plan is drawn up to its goal. */
  readonly isWhole: boolean;
  /** The last days that are shown of a longer log, which move on with every day; `null` if it's shown from its start. */
  readonly lastDays: number | null;
  /** The days that are drawn of a short log, those to come among them. */
  readonly firstDays?: number;
}

/** The last day that is drawn of a plan, unless all of it is. */
function lastDay(
  start: number,
  first: number,
  today: number,
  { isWhole, lastDays, firstDays }: ShownSpan,
): number {
  const behind = today - first;
  if (isWhole) return Infinity;
  if (firstDays !== undefined) return Math.max(start, first) + firstDays;
  // What moves on with every day keeps its length.
  if (lastDays !== null) return today + lastDays;
  const needed = today + Math.max(LEAST_AHEAD, behind) - start;
  return start + FIRST_END * 2 ** Math.ceil(Math.log2(Math.max(1, needed / FIRST_END)));
}

/**
 * The days of a plan from the first weigh-in on; none once the plan's day has passed. Up to its goal if the whole log is
 * shown, or if that is near; otherwise only so far that the weigh-ins stay readable.
 */
export function courseBeside(
  plan: FollowedPlan | null,
  weighings: readonly WeightOnDay[],
  today: string,
  shown: ShownSpan,
): readonly ExpectedDay[] {
  const now = dayNumber(today);
  if (!plan || !isRunning(plan, today)) return [];
  const start = dayNumber(plan.start);
  const first = weighings[0]?.day ?? now;
  const end = lastDay(start, first, now, shown);
  const isNear = start + plan.days - first <= TO_GOAL * (end - first);
  const from = weighings.length > 0 && !shown.isWhole ? first : -Infinity;
  return plannedDays(plan).filter(({ day }) => day >= from && (isNear || day <= end));
}
