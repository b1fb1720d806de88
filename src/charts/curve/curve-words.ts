import { formatCounted, formatPlural } from '#ui/text/format-plural.ts';
import { formatDate, formatDayOfYear, formatShortMonth, formatYear } from '#ui/text/format-date.ts';
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { FIRST_SHARE, PLATEAU, type CurveMilestone } from './curve-milestones.ts';
import { formatOneDecimal, formatPercent } from '#ui/text/format.ts';
import { formatDay } from './format-day.ts';
import { formatGivenWeight, formatWeight, formatWholeWeight } from '#person/format-weight.ts';
import { dayNumber, dayWithNumber, localDay } from '#person/log/local-day.ts';
import type { CurveStop } from './Curve.tsx';
import { monthlyDays } from './curve-table.ts';
import { OLDER } from '#person/policy.ts';
import type { CurvePicture } from './curve-picture.ts';
import type { LabelLine } from './label-places.ts';
import { CURVE_BAND, HEALTHY_CLASS, OLDER_CLASS, type CurveDay, type WeightCurve } from './weight-curve.ts';

const WEEK = 7;
const YEAR = 365;
const LONG = 330;

/** How a curve is displayed: the date it starts and the unit of its weights. */
export interface CurveView {
  readonly startDate: Date;
  readonly unit: WeightUnit;
}

/** The words in and around a weight chart. */
export const chartWords = {
  today: 'today',
  slider: 'Read the curve, week by week',
  hint: 'Slide along the curve to read any week. On a keyboard, use the arrow keys.',
  milestonesTitle: 'Along the way',
  tableTitle: 'The same numbers in a table',
  tableCaption: 'Your weight over time, if you eat exactly this much',
  dayColumn: 'When',
  weightColumn: 'About',
  rangeColumn: 'Likely between',
  ruleColumn: 'Old rule',
  noRule: '–',
  olderSource: 'What studies found',
  bandExplained: `The shaded band is where nine in ten of 3,703 people in a study were after seven weeks: from ${formatPercent(CURVE_BAND.below)}% below to ${formatPercent(CURVE_BAND.above)}% above what a model had predicted. No such band has been published for longer, so later it may be wider.`,
} as const;

/** The labels in a curve; of several texts the first that fits, and on a phone not the longest. */
export interface CurveTexts {
  readonly now: readonly (readonly LabelLine[])[];
  /** The goal, or the end of a projection. */
  readonly end: readonly string[];
  readonly milestone: readonly LabelLine[] | null;
  readonly expected: readonly string[];
  readonly band: readonly string[];
  readonly weighIns: string;
  /** The time to the goal; none without one. */
  readonly ahead: readonly string[];
  /** Today on the axis of a wide drawing; `null` if it isn't on the curve. */
  readonly today: string | null;
}

/** Midday of a numbered day, in local time. */
const dateOf = (day: number): Date => new Date(`${dayWithNumber(day)}T12:00`);

/** True if dates need their year: the same day and month may come twice. */
export const isLongTime = (days: number): boolean => days > LONG;

/** A date on the axis: "Nov 22", with the year on a long one. */
export const dateLabel = (day: number, isLong: boolean): string =>
  (isLong ? formatDate : formatDayOfYear)(dateOf(day));

/** A month on the axis, or the year that it starts. */
export const monthLabel = (day: number, isYear: boolean): string =>
  (isYear ? formatYear : formatShortMonth)(dateOf(day));

const BAND = ['9 in 10 people end up in this range', '9 in 10 people', '9 in 10'];

/** How the expected weights are named. */
export const expectedNames = {
  projection: ['expected weight', 'expected'],
  plan: (intake: string | null) => [intake === null ? 'plan' : `plan, ${intake} a day`, 'plan'],
} as const;

function aheadTexts(days: number, isUnderway: boolean): readonly string[] {
  const short = formatCounted(days, { one: 'day', other: 'days' });
  const toGo = { one: (n: string) => `${n} day to go`, other: (n: string) => `${n} days to go` };
  return isUnderway ? [formatPlural(days, toGo), short] : [short];
}

/** The weight in the ring and what it is, with shorter alternatives. */
function nowTexts(
  { trend, expected, now }: CurvePicture,
  unit: WeightUnit,
  today: number,
): CurveTexts['now'] {
  const day = now.day === today ? 'today' : `on ${dateLabel(now.day, false)}`;
  const isGiven = trend.length === 0 && now.day === expected[0]?.day;
  const text = (isGiven ? formatGivenWeight : formatWeight)(now.weight, unit);
  const value = { text, look: 'value' } as const;
  const small = [{ text, look: 'strong' }] as const;
  const meaning = (words: string): readonly LabelLine[] => [value, { text: words, look: 'quiet' }];
  if (isGiven) return [[{ text: `${text} ${day}`, look: 'value' }], meaning(day), small];
  return [meaning(trend.length > 0 ? `your trend ${day}` : `the plan ${day}`), [value], small];
}

/** The goal or the end of a projection, with shorter alternatives. */
function endTexts(
  { weight, day, isGoal }: NonNullable<CurvePicture['end']>,
  unit: WeightUnit,
  isLong: boolean,
) {
  const whole = formatWholeWeight(weight, unit);
  const exact = isGoal ? formatGivenWeight(weight, unit) : `about ${whole}`;
  return [`${exact} · ${dateLabel(day, isLong)}`, exact, whole, ...(isGoal ? ['goal'] : [])];
}

/** The labels of a picture. */
export function curveTexts(
  picture: CurvePicture,
  unit: WeightUnit,
  {
    expected,
    milestone,
    today,
  }: { expected: readonly string[]; milestone?: string | undefined; today: number },
): CurveTexts {
  const { end, now, milestone: marked } = picture;
  const start = Math.min(...[picture.trend, picture.expected].flatMap((days) => days[0]?.day ?? []));
  const isLong = isLongTime((end?.day ?? now.day) - start);
  return {
    now: nowTexts(picture, unit, today),
    end: end ? endTexts(end, unit, isLong) : [],
    milestone:
      marked && milestone !== undefined
        ? [
            { text: milestone, look: 'strong' },
            { text: dateLabel(marked.day, isLong), look: 'quiet' },
          ]
        : null,
    expected,
    band: BAND,
    weighIns: 'weigh-ins',
    ahead: end?.isGoal ? aheadTexts(end.day - picture.today, picture.today > start) : [],
    today: picture.today === today && today > start ? `today, ${dateLabel(today, false)}` : null,
  };
}

const YEARS = { one: 'year', other: 'years' };

/** "Today", "Week 12", "1 year", or "Day 180". */
export function dayName(day: number): string {
  if (day === 0) return 'Today';
  if (day % YEAR === 0) return formatCounted(day / YEAR, YEARS);
  return day % WEEK === 0 ? `Week ${day / WEEK}` : `Day ${day}`;
}

/** "Week 12, Feb 12, 2027" */
function whenText({ day }: Pick<CurveDay, 'day'>, { startDate }: CurveView): string {
  return `${dayName(day)}, ${formatDay(startDate, day)}`;
}

/** "80" and "87 kg": the edges of a range, with the unit once; "12 st 8 lb" and "13 st 11 lb". */
function edgesOf(
  { low, high }: Pick<CurveDay, 'low' | 'high'>,
  unit: WeightUnit,
): readonly [low: string, high: string] {
  const lower = formatWholeWeight(low, unit);
  return [unit === 'st' ? lower : lower.replace(/ \D+$/u, ''), formatWholeWeight(high, unit)];
}

/** "80–87 kg", for a column of a table. */
export function rangeText(day: CurveDay, unit: WeightUnit): string {
  const [low, high] = edgesOf(day, unit);
  return unit === 'st' ? `${low} – ${high}` : `${low}–${high}`;
}

/** "likely between 80 and 87 kg"; empty on the first day, when the weight is known. */
export function likelyText(day: CurveDay, unit: WeightUnit): string {
  const [low, high] = edgesOf(day, unit);
  return day.day === 0 ? '' : `likely between ${low} and ${high}`;
}

/** One day in words: "Week 12, Feb 12, 2027: about 84.3 kg, likely between 80 and 87 kg". */
export function readingText(day: CurveDay, view: CurveView): string {
  const [when, weight] = [whenText(day, view), formatWeight(day.weight, view.unit)];
  const [low, high] = edgesOf(day, view.unit);
  return day.day === 0 ? `${when}: ${weight}` : `${when}: about ${weight}, likely between ${low} and ${high}`;
}

/** The curve's readable days. */
export function curveStops(curve: WeightCurve, view: CurveView): readonly CurveStop[] {
  const first = dayNumber(localDay(view.startDate));
  return curve.stops.map((day) => ({
    day: first + day.day,
    weight: day.weight,
    when: whenText(day, view),
    more: likelyText(day, view.unit),
    spoken: readingText(day, view),
  }));
}

export const tableColumns = [
  chartWords.dayColumn,
  chartWords.weightColumn,
  chartWords.rangeColumn,
  chartWords.ruleColumn,
] as const;

/** The curve as a table, month by month. */
export const tableRows = (
  curve: WeightCurve,
  { startDate, unit }: CurveView,
): readonly (readonly string[])[] =>
  monthlyDays(curve).map((day) => [
    formatDay(startDate, day.day),
    formatWeight(day.weight, unit),
    day.day === 0 ? chartWords.today : rangeText(day, unit),
    day.rule === null ? chartWords.noRule : formatWeight(day.rule, unit),
  ]);

/** A day marked on the curve, with its label. */
export interface ChartMark {
  readonly day: number;
  readonly weight: Kilograms;
  readonly text: string;
}

/** The range from 65 on, in words; `null` for anyone younger. */
export function olderRangeText({ healthy }: Pick<WeightCurve, 'healthy'>, unit: WeightUnit): string | null {
  if (!healthy.isOlder) return null;
  const [min, max] = edgesOf({ low: healthy.min, high: healthy.max }, unit);
  return `The range for ${OLDER.age} and over is a BMI of ${OLDER_CLASS.from} to ${OLDER_CLASS.below}: at your height, ${min} to ${max}.`;
}

const IN_HEALTHY_RANGE = 'In the healthy range';
const IN_OLDER_RANGE = `In the range for ${OLDER.age} and over`;

/** True if it brings the weight into the range that is healthy at the person's age. */
const isIntoRange = ({
  kind,
  limit,
}: {
  readonly kind: CurveMilestone['kind'];
  readonly limit: number;
}): boolean =>
  [HEALTHY_CLASS, OLDER_CLASS].some((range) => limit === (kind === 'belowClass' ? range.below : range.from));

function milestoneText(milestone: CurveMilestone, unit: WeightUnit): string {
  switch (milestone.kind) {
    case 'lighter':
      return `${formatPercent(FIRST_SHARE)}% lighter`;
    case 'belowClass':
    case 'reachesClass': {
      const { kind, limit } = milestone;
      if (isIntoRange(milestone))
        return limit === HEALTHY_CLASS.from || limit === HEALTHY_CLASS.below
          ? IN_HEALTHY_RANGE
          : IN_OLDER_RANGE;
      return kind === 'belowClass' ? `BMI below ${limit}` : `BMI ${limit}`;
    }
    case 'half':
      return 'Half of the long-term change';
    case 'plateau':
      return `Plateau: under ${unit === 'kg' ? `${formatOneDecimal(PLATEAU.pace)} kg` : '½ lb'} a month`;
  }
}

/** The one milestone to mark on the curve: the healthy range, or else the first change that counts. */
export function mainMark(milestones: readonly CurveMilestone[], before: number): ChartMark | undefined {
  const earlier = milestones.filter(({ day }) => day < before);
  const main =
    earlier.find((one) => 'limit' in one && isIntoRange(one)) ??
    earlier.find(({ kind }) => kind === 'lighter');
  if (!main) return undefined;
  const [mark] = marksOf([main], 'kg');
  const text = mark?.text.replace(/^In the (?<first>.)/u, (_, first: string) => first.toUpperCase());
  return mark && { ...mark, text: text ?? '' };
}

/** The milestones of a curve as labels, in order. */
export function marksOf(milestones: readonly CurveMilestone[], unit: WeightUnit): readonly ChartMark[] {
  return milestones.map((milestone) => ({
    day: milestone.day,
    weight: milestone.weight,
    text: milestoneText(milestone, unit),
  }));
}
