/** Whether the weigh-ins carry a distance from the plan: less than their own ups and downs says nothing. Pure. */
import {
  trendChange,
  weighingsIn,
  weightTrend,
  type WeighedDay,
  type Weighing,
} from '@evenscale/formulas/own-maintenance';
import type { Kilograms } from '@evenscale/formulas/units';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { standingOut } from '#person/log/odd-weighing.ts';
import { hasDirection } from '#person/log/trend-needs.ts';

/** Weigh-ins this far before the last one can affect its trend, or show that it is a mistake. */
export const LEAD_DAYS = 45;

/** A weigh-in that stands out is one of so many last days; then others outweigh it. */
const ODD_DAYS = 4;

/** `near` while the distance may be chance, `odd` while it may be one weigh-in's; `null` while there are too few weigh-ins since the start, or an update, to say either. */
export type BesidePlan = 'apart' | 'near' | 'odd' | null;

/** The weigh-ins that count, with the trend on their days. */
function withTrend(weighings: readonly Weighing[]): readonly WeighedDay[] {
  const weighed = new Map(weighings.map(({ day, weight }) => [day, weight]));
  return weightTrend(weighings).map(({ day, weight }) => ({
    day,
    weight: weighed.get(day) ?? weight,
    trend: weight,
  }));
}

/** The weigh-ins up to a day. */
function weighingsUntil(log: readonly StoredLogDay[], last: number): readonly Weighing[] {
  const near = daysFrom(log, dayWithNumber(last - LEAD_DAYS)).filter(({ day }) => dayNumber(day) <= last);
  return weighingsIn(near.map(dayOfLog));
}

/** Those that count, with the trend on their days. */
export const weighedUntil = (log: readonly StoredLogDay[], last: number): readonly WeighedDay[] =>
  withTrend(weighingsUntil(log, last));

/** Whether the weigh-ins since a day carry the last one's distance from the plan. */
function besideOf(
  all: readonly WeighedDay[],
  start: number,
  plannedOn: (day: number) => Kilograms,
): BesidePlan {
  const since = all.filter(({ day }) => day >= start);
  const [from, to] = [since[0], since.at(-1)];
  if (!from || !to || !hasDirection(since)) return null;
  const { value, high } = trendChange(all, from, to);
  return Math.abs(to.trend - plannedOn(to.day)) > high - value ? 'apart' : 'near';
}

/**
 * What can be said of a distance between trend and plan, everywhere it is said.
 *
 * @param start - the number of the plan's first day, or of its last update, which begins with the trend
 * @param last - the day of the trend, the last weigh-in that counts
 */
export function besidePlan(
  log: readonly StoredLogDay[],
  { start, last }: { readonly start: number; readonly last: number },
  plannedOn: (day: number) => Kilograms,
): BesidePlan {
  const weighings = weighingsUntil(log, last);
  const all = withTrend(weighings);
  const beside = besideOf(all, start, plannedOn);
  const odd = new Set(standingOut(all).flatMap(({ day }) => (day > last - ODD_DAYS ? day : [])));
  if (beside !== 'apart' || odd.size === 0) return beside;
  const others = withTrend(weighings.filter(({ day }) => !odd.has(day)));
  // Where the others are too few to say anything, nothing says that it's only the odd one.
  return besideOf(others, start, plannedOn) === 'near' ? 'odd' : 'apart';
}
