/** The words in and around the trend. */
import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import { likelyText, weighInSwing } from '#charts/curve/curve-words.ts';
import type { CurveStop } from '#charts/curve/Curve.tsx';
import type { LogTrend, WeightOnDay } from '#charts/curve/log-trend.ts';
import { kg, type EnergyUnit, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import {
  changeMeaning,
  changeSince,
  changeUnit,
  formatChangeBetween,
  sentenceCase,
} from '#tools/log/format-log.ts';
import { TREND_NEEDS } from '#person/log/trend-needs.ts';
import type { PlanToday } from '#person/plan/plan-today.ts';
import type { Told, TrendNews } from '#tools/log/trend-news.ts';
import { formatGivenWeight, formatWeight, shownChange } from '#person/format-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { knownAgeOn, type LogDetails } from '#person/log/parse-log.ts';
import { besideText } from '#person/plan/plan-words.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatList } from '#ui/text/format-list.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** More weigh-ins that are left out aren't listed. */
const MOST_LISTED = 3;

/** When a log that is too short for a direction has one. */
const words = {
  afterWeek: '; the trend shows after about a week',
  later: '. A few more will show the trend.',
  jumps: {
    withCycle: 'Mostly water, from salt, carbs, a hard workout or the menstrual cycle.',
    without: 'Mostly water, from salt, carbs or a hard workout.',
    unknown: 'Mostly water, from salt, carbs, a hard workout and, for some people, the menstrual cycle.',
  },
} as const;

export const trendWords = {
  slider: 'Read the trend, day by day',
  /** In place of a curve. */
  third: 'Your curve starts with your third weigh-in.',
  hint: 'Slide along the curve to read any day; on a keyboard, use the arrow keys.',
  tableTitle: 'Each day in a table',
  columns: ['Day', 'Weighed', 'Trend'] as const,
  /** In place of the weights, while they are hidden. */
  changeColumn: (day: string) => `Change since ${day}`,
  planColumn: 'Plan',
  eatenColumn: (unit: EnergyUnit) => `Eaten, ${unit}`,
  waistColumn: 'Waist',
  bodyFatColumn: 'Body fat',
  earlierDays: 'Show earlier days',
  none: '–',
  trendName: 'trend',
  leftOut: (weighings: readonly string[]) => {
    const [first = ''] = weighings;
    if (weighings.length === 1) return `The cross, ${first}, doesn’t fit the days around it. It’s left out.`;
    const list = weighings.length > MOST_LISTED ? '' : `: ${formatList(weighings)}`;
    return `The crosses don’t fit the days around them and are left out${list}.`;
  },
  leftOutOn: (weight: string, day: string) => `${weight} on ${day}`,
  perPoint: (count: number) =>
    formatPlural(count, [
      'There are too many weigh-ins to draw each one. Each point is # weigh-in.',
      'There are too many weigh-ins to draw each one. Each point is the middle one of # weigh-ins.',
    ]),
  title: 'Your trend',
  share: 'Share with a coach or doctor',
  span: 'Show',
  spans: { plan: 'To your goal', month: '4 weeks', quarter: '3 months', year: 'A year', all: 'All' },
  planMeaning: (unit: WeightUnit) =>
    `The dashed line is your plan. It assumes you eat exactly the planned amount every day, and few people do. The shaded band begins with the ups and downs of one weigh-in, about ${weighInSwing(unit)} either way, and opens to where nine in ten people in a study were after seven weeks.`,
  hide: 'Hide my weight and show only the trend',
  fewHidden: `Your trend shows after about a week, with ${TREND_NEEDS.weighings} weigh-ins or more.`,
  exampleTitle: 'Example of a trend',
  sample:
    'Yours begins with your first weigh-in: each one is a dot, and after about a week a line shows the trend beneath.',
  begins: 'Your chart begins with your first weigh-in.',
  sampleName: 'An example of a weight trend, not yours.',
  rate: (amount: string) => `, about ${amount} a week`,
  since: (change: string, day: string) => `${change} since ${day}`,
  few: (weighings: number, isWeek: boolean) =>
    formatPlural(weighings, [
      `# weigh-in so far${isWeek ? words.later : words.afterWeek}`,
      `# weigh-ins so far${isWeek ? words.later : words.afterWeek}`,
    ]),
  whyJumps: 'Why does my weight jump?',
  howToTell: 'How to tell it from fat',
} as const;

/** The age from which periods have usually ended. */
const AFTER_PERIODS = 55;

/** Why the weigh-ins jump: by the menstrual cycle only for somebody who may have one. */
export function jumpsText(details: LogDetails | null, today: string): string {
  const [gender, age] = [details?.gender ?? null, knownAgeOn(details, today)];
  if (gender === 'male' || (age !== null && age >= AFTER_PERIODS)) return words.jumps.without;
  return gender === null || age === null ? words.jumps.unknown : words.jumps.withCycle;
}

const dayText = (day: number): string => formatIsoDay(dayWithNumber(day));

/** A change over fewer days than these isn't a rate. */
const LEAST_RATE_DAYS = 14;

/** ", about 0.4 kg a week": a change that's sure, divided by its weeks; empty for less than is printed. */
function rateText({ kind, from, to }: Told, unit: WeightUnit): string {
  const days = to.day - from.day;
  if (kind !== 'moved' || days < LEAST_RATE_DAYS) return '';
  const aWeek = formatOneDecimal((7 * Math.abs(shownChange(from.trend, to.trend, unit))) / days);
  return Number(aWeek) === 0 ? '' : trendWords.rate(`${aWeek} ${changeUnit(unit)}`);
}

/** What the trend did on its days, as far as the weigh-ins carry it. */
function changeSentences(news: Told, unit: WeightUnit): readonly string[] {
  const meaning = changeMeaning(news);
  const change = changeSince(news, unit, dayText(news.from.day)) + rateText(news, unit);
  return [change, ...(meaning === null ? [] : [meaning])];
}

/** Where the trend is beside a plan, if that is said. */
export const besideTold = (
  news: TrendNews,
  now: PlanToday | null,
  unit: WeightUnit,
  isWeightHidden = false,
): string | null =>
  news.kind !== 'few' && now?.kind === 'underWay' ? besideText(now, unit, isWeightHidden) : null;

/** What the curve says, the most important first: beside a plan where the trend is on it, then its change over its span. */
export function trendSentences(
  news: TrendNews,
  now: PlanToday | null,
  unit: WeightUnit,
  isWeightHidden = false,
): readonly string[] {
  if (news.kind === 'few') {
    const { weighings, days } = news;
    return weighings === 0 ? [] : [trendWords.few(weighings, days >= TREND_NEEDS.days)];
  }
  const beside = besideTold(news, now, unit, isWeightHidden);
  const [change = '', ...meaning] = changeSentences(news, unit);
  if (beside === null) return [change, ...meaning];
  // Near the plan, the ups and downs are named already.
  const isSaid = now?.kind === 'underWay' && now.beside === 'near' && news.kind !== 'likely';
  return [sentenceCase(beside), change, ...(isSaid ? [] : meaning)];
}

/** A day of the log: its trend if there is one, the weigh-in if it's shown, and the planned weight if there is one. */
interface TrendReading extends WeightOnDay {
  /** False while the weight is the weigh-in's, since there is no trend yet. */
  readonly isTrend: boolean;
  /** The weigh-in below a trend. */
  readonly weighed: Kilograms | undefined;
  readonly planned: Kilograms | undefined;
}

/** The readings of a log, one for each weigh-in. */
export function trendReadings(
  { points, trend }: Pick<LogTrend, 'points' | 'trend'>,
  plan: readonly ExpectedDay[],
): readonly TrendReading[] {
  const isTrend = trend.length > 0;
  const weighed = new Map(isTrend ? points.map(({ day, weight }) => [day, weight]) : []);
  const planned = new Map(plan.map(({ day, weight }) => [day, weight]));
  return (isTrend ? trend : points).map(({ day, weight }) => ({
    day,
    weight,
    isTrend,
    weighed: weighed.get(day),
    planned: planned.get(day),
  }));
}

const named = (name: string, weight: Kilograms | undefined, unit: WeightUnit): readonly string[] =>
  weight === undefined ? [] : [`${name} ${formatWeight(weight, unit)}`];

/** While weights are hidden, a stop of the curve says the change since the first one. */
function hiddenStops(readings: readonly TrendReading[], unit: WeightUnit): readonly CurveStop[] {
  const [first] = readings;
  if (!first) return [];
  return readings.map(({ day, weight }) => {
    const value = formatChangeBetween(first.weight, weight, unit);
    const since = trendWords.since(value, dayText(first.day));
    return { day, weight, when: dayText(day), more: '', value, spoken: `${dayText(day)}, ${since}` };
  });
}

/** The readings as stops of the curve. */
export function trendStops(
  readings: readonly TrendReading[],
  unit: WeightUnit,
  isWeightHidden = false,
): readonly CurveStop[] {
  if (isWeightHidden) return hiddenStops(readings, unit);
  return readings.map(({ day, weight, isTrend, weighed, planned }) => {
    const [, weighedColumn, trendColumn] = trendWords.columns;
    const more = [...named(weighedColumn, weighed, unit), ...named(trendWords.planColumn, planned, unit)];
    return {
      day,
      weight,
      when: dayText(day),
      more: more.join(', '),
      spoken: [dayText(day), ...named(isTrend ? trendColumn : weighedColumn, weight, unit), ...more].join(
        ', ',
      ),
    };
  });
}

/** The days of a plan to come, with its band, as stops of the curve. */
export const planStops = (plan: readonly ExpectedDay[], unit: WeightUnit): readonly CurveStop[] =>
  plan.map(({ day, weight, low, high }) => {
    const likely = low < high ? [likelyText({ day, low: kg(low), high: kg(high) }, unit)] : [];
    return {
      day,
      weight,
      when: dayText(day),
      more: [trendWords.planColumn, ...likely].join(', '),
      spoken: [dayText(day), ...named(trendWords.planColumn, weight, unit), ...likely].join(', '),
    };
  });

/** The curve in one sentence, for screen readers. Without a reading, it's only a plan. */
export function curveName(
  [reading]: readonly TrendReading[],
  stops: readonly CurveStop[],
  unit: WeightUnit,
  hasPlan: boolean,
): string {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  if (last.value !== undefined)
    return `Weight trend, ${first.when} to ${last.when}: ${last.value}. Weights are hidden.`;
  const [from, to] = [first, last].map(({ weight, when }) => `${formatWeight(weight, unit)} on ${when}`);
  if (!reading) return `Plan: ${from}, ${to}.`;
  const name = reading.isTrend ? 'Weight trend' : 'Weigh-ins';
  return `${name}: ${from}, ${to}.${hasPlan ? ' A dashed line shows the plan.' : ''}`;
}

/** The weigh-ins that are left out, for a drawing that may have no room for their names. */
export const leftOutText = (leftOut: readonly WeightOnDay[], unit: WeightUnit): string =>
  trendWords.leftOut(
    leftOut.map(({ day, weight }) => trendWords.leftOutOn(formatGivenWeight(weight, unit), dayText(day))),
  );
