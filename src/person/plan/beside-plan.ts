/** Whether the weigh-ins carry a distance from the plan: less than their own ups and downs says nothing. Pure. */
import { trendChange, weighingsIn, weightTrend, type WeighedDay } from '@evenscale/formulas/own-maintenance';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { hasDirection } from '#person/log/trend-needs.ts';

/** Weigh-ins this far before the last one can affect its trend, or show that it is a mistake. */
export const LEAD_DAYS = 45;

/** `near` while the distance may be chance; `null` while there are too few weigh-ins since the start to say either. */
export type BesidePlan = 'apart' | 'near' | null;

/** The weigh-ins that count up to a day, with the trend on their days. */
export function weighedUntil(log: readonly StoredLogDay[], last: number): readonly WeighedDay[] {
  const near = daysFrom(log, dayWithNumber(last - LEAD_DAYS)).filter(({ day }) => dayNumber(day) <= last);
  const weighings = weighingsIn(near.map(dayOfLog));
  const weighed = new Map(weighings.map(({ day, weight }) => [day, weight]));
  return weightTrend(weighings).map(({ day, weight }) => ({
    day,
    weight: weighed.get(day) ?? weight,
    trend: weight,
  }));
}

/**
 * What can be said of a distance between trend and plan, everywhere it is said.
 *
 * @param start - the number of the plan's first day
 * @param last - the day of the trend, the last weigh-in that counts
 */
export function besidePlan(
  log: readonly StoredLogDay[],
  start: number,
  { distance, last }: { readonly distance: number; readonly last: number },
): BesidePlan {
  const all = weighedUntil(log, last);
  const since = all.filter(({ day }) => day >= start);
  const [from, to] = [since[0], since.at(-1)];
  if (!from || !to || !hasDirection(since)) return null;
  const { value, high } = trendChange(all, from, to);
  return Math.abs(distance) > high - value ? 'apart' : 'near';
}
