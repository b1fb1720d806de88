/** The weight that a log has around a day. Pure. */
import { weighingsIn, weightTrend } from '@evenscale/formulas/own-maintenance';
import { daysFrom } from './days-from.ts';
import { addDays, dayNumber } from './local-day.ts';
import { dayOfLog } from './log-report.ts';
import type { StoredLogDay } from './parse-log.ts';

/** A trend further away than this says nothing about a day. */
const NEAR_DAYS = 30;
/** Weigh-ins this far away can affect that trend, or show that one of them is a mistake. */
const REACH_DAYS = 2 * NEAR_DAYS;

/**
 * The trend near a day in kg, without that day's own weight and without weigh-ins that look like mistakes; `null` if
 * none is near.
 *
 * @param days - oldest first
 */
export function usualWeight(days: readonly StoredLogDay[], day: string): number | null {
  const last = addDays(day, REACH_DAYS);
  const around = daysFrom(days, addDays(day, -REACH_DAYS)).filter(
    (other) => other.day <= last && other.day !== day,
  );
  const number = dayNumber(day);
  const far = (other: { readonly day: number }): number => Math.abs(other.day - number);
  const [nearest] = weightTrend(weighingsIn(around.map(dayOfLog))).toSorted(
    (one, other) => far(one) - far(other),
  );
  return nearest && far(nearest) <= NEAR_DAYS ? nearest.weight : null;
}
