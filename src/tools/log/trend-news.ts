/** Whether a trend has a direction to speak of. Pure. */
import { trendChange, type WeighedDay } from '@evenscale/formulas/own-maintenance';
import type { LogTrend } from '#charts/curve/log-trend.ts';

/**
 * Fewer weigh-ins, or fewer days between the first and the last, have no direction: within a week, water moves a weight by
 * more than food does, and a line through three points mostly follows one of them.
 */
export const TREND_NEEDS = { weighings: 4, days: 7 } as const;

export type TrendNews =
  | { readonly kind: 'few'; readonly weighings: number; readonly days: number }
  /** `unclear` while the interval of the change holds 0: the weigh-ins would as likely differ by this without a trend. */
  | { readonly kind: 'moved' | 'unclear'; readonly from: WeighedDay; readonly to: WeighedDay };

/** The weigh-ins that count, with the trend on their days. */
function weighedDays({ points, trend }: Pick<LogTrend, 'points' | 'trend'>): readonly WeighedDay[] {
  const weighed = new Map(points.map(({ day, weight }) => [day, weight]));
  return trend.map(({ day, weight }) => ({ day, weight: weighed.get(day) ?? weight, trend: weight }));
}

/**
 * What the trend did from a day on, or from its first one.
 *
 * @param log - the trend with the weigh-ins that count, also those before that day
 */
export function trendNews(log: Pick<LogTrend, 'points' | 'trend'>, since = -Infinity): TrendNews {
  const all = weighedDays(log);
  const days = all.filter(({ day }) => day >= since);
  const [from, to] = [days[0], days.at(-1)];
  const span = from && to ? to.day - from.day : 0;
  const isLong = days.length >= TREND_NEEDS.weighings && span >= TREND_NEEDS.days;
  if (!from || !to || !isLong) return { kind: 'few', weighings: days.length, days: span };
  const { low, high } = trendChange(all, from, to);
  return { kind: low > 0 || high < 0 ? 'moved' : 'unclear', from, to };
}
