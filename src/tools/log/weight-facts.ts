/** What a doctor asks first about a log: the weight at its start and end, the change between them, and the BMI. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { buildLogTrend, type LogTrend } from '#charts/curve/log-trend.ts';
import { weighingsIn, type TrendDay } from '@evenscale/formulas/own-maintenance';
import { cm, type BodyMassIndex } from '@evenscale/formulas/units';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { knownAgeOn, type LogDetails, type StoredLogDay } from '#person/log/parse-log.ts';
import type { WayStart } from '#person/plan/way-start.ts';
import { isUnderAge } from '#person/policy.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { isAtStart, trendNews, type TrendNews } from './trend-news.ts';

/** Of a shared sheet: fourteen weeks, begun on a Monday, and the days before them that affect their trend. */
export const SHEET_DAYS = 150;

/** A doctor judges a loss that nobody meant over up to a year. */
const FACTS_DAYS = 365;

export interface WeightFacts {
  /** The trend on its first and last day, or a plan's start; before there is a trend, the weigh-ins of these days. */
  readonly first: TrendDay;
  readonly last: TrendDay;
  readonly isTrend: boolean;
  /** True if the first is the weight that the way of the followed plan begins with. */
  readonly isFromPlan: boolean;
  /** The change between them, as far as the weigh-ins carry it. */
  readonly news: TrendNews;
  /** At the last weight, with its text; `null` while height or age aren't known. */
  readonly bmi: { readonly value: BodyMassIndex; readonly text: string } | null;
}

function bmiOf(last: TrendDay, details: LogDetails | null, today: string): WeightFacts['bmi'] {
  const [age, height] = [knownAgeOn(details, today), details?.centimetres ?? null];
  if (age === null || height === null) return null;
  const value = bodyMassIndex(last.weight, cm(height));
  return { value, text: shownBmiOf({ bmi: value, age, background: null }) };
}

/** The weight at both ends of a log, from the start of a followed plan's way if the log begins with it. */
function endsOf(
  { points, trend }: Pick<LogTrend, 'points' | 'trend'>,
  start: WayStart | null,
): Omit<WeightFacts, 'bmi'> | null {
  const isTrend = trend.length > 0;
  const ends = isTrend ? trend : points;
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last || first === last) return null;
  const since = isTrend && isAtStart(first, start) ? start : null;
  const news = trendNews({ points, trend }, since);
  return { first: since ?? first, last, isTrend, isFromPlan: since !== null, news };
}

/**
 * The facts of the days that a sheet has; `null` with less than two weigh-ins, and under 18.
 *
 * @param start - of the way of a plan that is followed
 */
export function weightFacts(
  days: readonly StoredLogDay[],
  details: LogDetails | null,
  today: string,
  start: WayStart | null = null,
): WeightFacts | null {
  const age = knownAgeOn(details, today);
  if (age !== null && isUnderAge(age)) return null;
  const end = days.at(-1)?.day;
  const near = end === undefined ? [] : daysFrom(days, addDays(end, -FACTS_DAYS));
  const ends = endsOf(buildLogTrend(weighingsIn(near.map(dayOfLog)), -Infinity), start);
  return ends && { ...ends, bmi: bmiOf(ends.last, details, today) };
}
