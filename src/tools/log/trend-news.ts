/** Whether a trend has a direction to speak of. Pure. */
import { directionOf, LOG_NEEDS, trendChange, type WeighedDay } from '@evenscale/formulas/own-maintenance';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import { hasDirection, TREND_NEEDS } from '#person/log/trend-needs.ts';

/** What can be said of a change between two weigh-ins. */
export interface Told {
  /**
   * - `moved`: its 95% interval is on one side of 0
   * - `likely`: only its 80% interval is
   * - `early` and `unclear`: the weigh-ins may differ by this without a trend; early if these are few days
   */
  readonly kind: 'moved' | 'likely' | 'early' | 'unclear';
  readonly from: WeighedDay;
  readonly to: WeighedDay;
}

/** A change that isn't sure is named from so many kilograms on: less may be printed as none. */
const LEAST_LIKELY = 0.1;

export type TrendNews = { readonly kind: 'few'; readonly weighings: number; readonly days: number } | Told;

/** The weigh-ins that count, with the trend on their days. */
function weighedDays({ points, trend }: Pick<LogTrend, 'points' | 'trend'>): readonly WeighedDay[] {
  const weighed = new Map(points.map(({ day, weight }) => [day, weight]));
  return trend.map(({ day, weight }) => ({ day, weight: weighed.get(day) ?? weight, trend: weight }));
}

function newsBetween(all: readonly WeighedDay[], from: WeighedDay, to: WeighedDay): Told {
  const change = trendChange(all, from, to);
  const direction = directionOf(change);
  if (direction === 'sure') return { kind: 'moved', from, to };
  if (direction === 'likely' && Math.abs(change.value) >= LEAST_LIKELY) return { kind: 'likely', from, to };
  return { kind: to.day - from.day < LOG_NEEDS.days ? 'early' : 'unclear', from, to };
}

/**
 * What the trend did from its first day on, or since a later one, once that has enough weigh-ins.
 *
 * @param since - the day on which a plan began that is followed
 */
export function trendNews(log: Pick<LogTrend, 'points' | 'trend'>, since = -Infinity): TrendNews {
  const all = weighedDays(log);
  const lately = all.filter(({ day }) => day >= since);
  const told = hasDirection(lately) ? lately : all;
  const [from, to] = [told[0], told.at(-1)];
  if (from && to && hasDirection(told)) return newsBetween(all, from, to);
  const [first, last] = [log.points[0], log.points.at(-1)];
  return { kind: 'few', weighings: log.points.length, days: first && last ? last.day - first.day : 0 };
}

/** What a week's trend did; `null` if its weigh-ins don't carry a direction. */
export type WeekNews = Told | null;

/** A week's first and last weigh-in are at least so many days apart. */
const WEEK_SPAN = 5;

/**
 * What the trend did in the week up to a day.
 *
 * @param log - the trend with the weigh-ins that count, also those of the weeks before
 */
export function weekNews(log: Pick<LogTrend, 'points' | 'trend'>, today: number): WeekNews {
  if (trendNews(log).kind === 'few') return null;
  const all = weighedDays(log);
  const [from, to] = [all.find(({ day }) => day >= today - TREND_NEEDS.days), all.at(-1)];
  if (!from || !to || to.day - from.day < WEEK_SPAN) return null;
  const news = newsBetween(all, from, to);
  return news.kind === 'moved' || news.kind === 'likely' ? news : null;
}
