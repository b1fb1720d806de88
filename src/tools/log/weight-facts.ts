/** What a doctor asks first about a log: the weight at its start and end, the change between them, and the BMI. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { buildLogTrend } from '#charts/curve/log-trend.ts';
import { weighingsIn, type TrendDay } from '@evenscale/formulas/own-maintenance';
import { cm, years, type BodyMassIndex } from '@evenscale/formulas/units';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/log-report.ts';
import { ageOn, type LogPerson, type StoredLogDay } from '#person/log/parse-log.ts';
import { isUnderAge } from '#person/policy.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { trendNews, type TrendNews } from './trend-news.ts';

/** Fourteen weeks, begun on a Monday, and the days before them that affect their trend. */
export const SHEET_DAYS = 150;

export interface WeightFacts {
  /** The trend on its first and last day; before there is one, the weigh-ins of these days. */
  readonly first: TrendDay;
  readonly last: TrendDay;
  readonly isTrend: boolean;
  /** The change between them, as far as the weigh-ins carry it. */
  readonly news: TrendNews;
  /** At the last weight, with its text; `null` while the log doesn't know the person. */
  readonly bmi: { readonly value: BodyMassIndex; readonly text: string } | null;
}

function bmiOf(last: TrendDay, person: LogPerson, today: string): WeightFacts['bmi'] {
  const value = bodyMassIndex(last.weight, cm(person.centimetres));
  return { value, text: shownBmiOf({ bmi: value, age: years(ageOn(person, today)), background: null }) };
}

/** The facts of the days that a sheet has; `null` with less than two weigh-ins, and under 18. */
export function weightFacts(
  days: readonly StoredLogDay[],
  person: LogPerson | null,
  today: string,
): WeightFacts | null {
  if (person && isUnderAge(years(ageOn(person, today)))) return null;
  const end = days.at(-1)?.day;
  const near = end === undefined ? [] : daysFrom(days, addDays(end, -SHEET_DAYS));
  const { points, trend } = buildLogTrend(weighingsIn(near.map(dayOfLog)), -Infinity);
  const isTrend = trend.length > 0;
  const ends = isTrend ? trend : points;
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last || first === last) return null;
  const news = trendNews({ points, trend });
  return { first, last, isTrend, news, bmi: person && bmiOf(last, person, today) };
}
