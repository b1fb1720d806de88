/** Whether a trend has a direction to speak of. Pure. */
import {
  directionOf,
  LOG_NEEDS,
  trendChange,
  type WeighedDay,
  weightTrend,
} from '@evenscale/formulas/own-maintenance';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import { hasDirection, TREND_NEEDS } from '#person/log/trend-needs.ts';
import type { PlanToday } from '#person/plan/plan-today.ts';
import type { WayStart } from '#person/plan/way-start.ts';

/** What can be said of a change between two weigh-ins. */
export interface Told {
  /**
   * - `moved`: its 95% interval is on one side of 0, and was at the weigh-ins before, too
   * - `likely`: only its 80% interval is, or the newest weigh-ins don't carry more
   * - `early` and `unclear`: the weigh-ins may differ by this without a trend; early if these are few days
   */
  readonly kind: 'moved' | 'likely' | 'early' | 'unclear';
  readonly from: WeighedDay;
  readonly to: WeighedDay;
}

/** Where the way of a plan began; `null` without one under way. */
export const startOf = (now: PlanToday | null): WayStart | null =>
  now?.kind === 'underWay' ? now.start : null;

/** The first weigh-in of a plan may be so many days after its start. */
const FIRST_DAYS = 7;

/** True for a first weigh-in from which a change is told as one since the way's start. */
export const isAtStart = ({ day }: { readonly day: number }, start: WayStart | null): start is WayStart =>
  start !== null && day >= start.day && day - start.day <= FIRST_DAYS;

/** A change that isn't sure is named from so many kilograms on: less may be printed as none. */
const LEAST_LIKELY = 0.1;

/** What the trend did, or that it has too few weigh-ins or days, and how many days ago the first one was. */
export type TrendNews = { readonly kind: 'few'; readonly weighings: number; readonly days: number } | Told;

/** The weigh-ins that count, with the trend on their days. */
function weighedDays({ points, trend }: Pick<LogTrend, 'points' | 'trend'>): readonly WeighedDay[] {
  const weighed = new Map(points.map(({ day, weight }) => [day, weight]));
  return trend.map(({ day, weight }) => ({ day, weight: weighed.get(day) ?? weight, trend: weight }));
}

/** The weigh-ins that carry a sure change: so many in a row at whose time it was sure, and as many in the last days. */
const CARRIED = { weighings: 3, days: 10 } as const;

/** True if the newest days have three weigh-ins, or as many as usual where that is less: the trend after a gap is one of them. */
function hasNews(all: readonly WeighedDay[], to: WeighedDay): boolean {
  const { weighings, days } = CARRIED;
  const span = to.day - (all[0]?.day ?? to.day) + 1;
  const usual = Math.floor((days * all.length) / span);
  return all.filter(({ day }) => day > to.day - days).length >= Math.min(weighings, usual);
}

/** True if the change to the newest weigh-in was sure at the two before it as well: one alone doesn't make it sure. */
function isCarried(all: readonly WeighedDay[], from: WeighedDay, to: WeighedDay): boolean {
  if (!hasNews(all, to)) return false;
  return Array.from({ length: CARRIED.weighings - 1 }, (_, left) => {
    const earlier = all.slice(0, -1 - left).map((weighed) => ({ ...weighed, isConfirmed: true }));
    const then = weighedDays({ points: earlier, trend: weightTrend(earlier) });
    const [first, last] = [then.find(({ day }) => day === from.day), then.at(-1)];
    return first && last && last.day > first.day && directionOf(trendChange(then, first, last)) === 'sure';
  }).every(Boolean);
}

function newsBetween(all: readonly WeighedDay[], from: WeighedDay, to: WeighedDay): Told {
  const change = trendChange(all, from, to);
  const direction = directionOf(change);
  if (direction === 'sure') return { kind: 'moved', from, to };
  if (direction === 'likely' && Math.abs(change.value) >= LEAST_LIKELY) return { kind: 'likely', from, to };
  return { kind: to.day - from.day < LOG_NEEDS.days ? 'early' : 'unclear', from, to };
}

/** The same with no more certainty than the newest weigh-ins carry. */
const asCarried = (news: Told, all: readonly WeighedDay[]): Told =>
  news.kind === 'moved' && !isCarried(all, news.from, news.to) ? { ...news, kind: 'likely' } : news;

/**
 * The same since a way's start, measured from the weight that it starts with, so that start, change and trend add up.
 * If the direction from that weight differs from the trend's own, no clear change is reported.
 */
function sinceStart(news: Told, { day, weight }: WayStart): Told {
  const from = { day, weight, trend: weight };
  if (news.kind === 'early' || news.kind === 'unclear') return { ...news, from };
  const change = news.to.trend - weight;
  const isTold = Math.abs(change) >= LEAST_LIKELY && change > 0 === news.to.trend > news.from.trend;
  return { ...news, from, kind: isTold ? news.kind : 'unclear' };
}

/** Too few weigh-ins, or days, for a change. */
function fewNews({ points }: Pick<LogTrend, 'points'>, today = points.at(-1)?.day ?? 0): TrendNews {
  return { kind: 'few', weighings: points.length, days: today - (points[0]?.day ?? today) };
}

/** What a longer log knows already, where a plan's few days can't tell yet; `null` if that isn't clear either. */
function longerNews(all: readonly WeighedDay[], lately: Told): Told | null {
  const [first] = all;
  if (lately.kind !== 'early' || !first || first.day === lately.from.day) return null;
  const longer = newsBetween(all, first, lately.to);
  return longer.kind === 'moved' ? asCarried(longer, all) : null;
}

/**
 * What the trend did from its first day on, or since the start of a plan's way, once that has enough weigh-ins.
 *
 * @param start - of a plan that is followed
 * @param today - the day of the newest weigh-in unless given
 */
export function trendNews(
  log: Pick<LogTrend, 'points' | 'trend'>,
  start: WayStart | null = null,
  today?: number,
): TrendNews {
  const all = weighedDays(log);
  const lately = start ? all.filter(({ day }) => day >= start.day) : all;
  const told = hasDirection(lately) ? lately : all;
  const [from, to] = [told[0], told.at(-1)];
  if (from && to && hasDirection(told)) {
    const news = asCarried(newsBetween(all, from, to), all);
    return longerNews(all, news) ?? (isAtStart(from, start) ? sinceStart(news, start) : news);
  }
  return fewNews(log, today);
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
