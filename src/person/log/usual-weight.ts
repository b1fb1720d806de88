/** The weight that a log has around a day. Pure. */
import { weighingsIn, weightTrend } from '@evenscale/formulas/own-maintenance';
import { lastCounted } from './counted-weighing.ts';
import { daysFrom } from './days-from.ts';
import { addDays, dayNumber, dayWithNumber } from './local-day.ts';
import { dayOfLog } from './days-in-reach.ts';
import type { StoredLogDay } from './parse-log.ts';
import type { WeightContext } from './unlikely-weight.ts';

/** The last number of a kind, and its day. */
export interface LastNumber {
  readonly day: string;
  readonly value: number;
}

/** A trend further away than this says nothing about a day: few people change by a tenth in three months. */
const NEAR_DAYS = 91;
/** Weigh-ins this far away can affect that trend, or show that one of them is a mistake. */
const REACH_DAYS = 2 * NEAR_DAYS;

/** What else than the log knows a weight, in kg; `null` for what doesn't. */
export interface KnownWeight {
  /** The weight that the followed plan starts with, or its last update, and the day of that. */
  readonly ofPlan: LastNumber | null;
  /** What a calculator has of the person, of any time. */
  readonly own: number | null;
}

/** The last weigh-in before a day that the trend doesn't leave out as a mistake; `null` without one. */
export function lastKeptWeighing(days: readonly StoredLogDay[], day: string): LastNumber | null {
  const weighed = days.findLast((other) => other.weightKg !== undefined && other.day < day);
  if (!weighed) return null;
  const near = daysFrom(days, addDays(weighed.day, -REACH_DAYS)).filter((other) => other.day < day);
  const last = lastCounted(near.map(dayOfLog));
  return last && { day: dayWithNumber(last.day), value: last.weight };
}

/**
 * The trend near a day in kg and how many days away its weigh-in is, without that day's own weight and without weigh-ins
 * that look like mistakes. If none is near, the plan's weight, or else what a calculator has.
 *
 * @param days - oldest first
 */
export function usualWeight(
  days: readonly StoredLogDay[],
  day: string,
  { ofPlan, own }: KnownWeight,
): Pick<WeightContext, 'usual' | 'away'> {
  const last = addDays(day, REACH_DAYS);
  const around = daysFrom(days, addDays(day, -REACH_DAYS)).filter(
    (other) => other.day <= last && other.day !== day,
  );
  const number = dayNumber(day);
  const far = (other: { readonly day: number }): number => Math.abs(other.day - number);
  const [nearest] = weightTrend(weighingsIn(around.map(dayOfLog))).toSorted(
    (one, other) => far(one) - far(other),
  );
  const planned = ofPlan && { day: dayNumber(ofPlan.day), weight: ofPlan.value };
  const found = [nearest, planned].find((weighed) => weighed && far(weighed) <= NEAR_DAYS);
  return found ? { usual: found.weight, away: far(found) } : { usual: own, away: null };
}
