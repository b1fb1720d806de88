import { formatPlural } from '#ui/text/format-plural.ts';
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { FIRST_SHARE, PLATEAU, type CurveMilestone } from './curve-milestones.ts';
import { formatOneDecimal, formatPercent, rangeDash } from '#ui/text/format.ts';
import { dayNumberOf, formatDay } from './format-day.ts';
import { formatWeight, formatWholeWeight } from '#person/format-weight.ts';
import type { CurveStop } from './Curve.tsx';
import { monthlyDays } from './curve-table.ts';
import { OLDER } from '#person/policy.ts';
import { CURVE_BAND } from '#person/plan/plan-band.ts';
import type { CurveDay, WeightCurve } from './weight-curve.ts';

const WEEK = 7;
const YEAR = 365;

/** How a curve is displayed: the date it starts and the unit of its weights. */
export interface CurveView {
  readonly startDate: Date;
  readonly unit: WeightUnit;
}

/** How much a single weigh-in goes up and down. */
export const weighInSwing = (unit: WeightUnit): string => (unit === 'kg' ? '1 kg' : '2 lb');

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
  band: '9 in 10 people in a study were inside the shaded band after seven weeks.',
  /** The rest about the band, beside the table. */
  bandExplained: (unit: WeightUnit) =>
    `After seven weeks, nine in ten of the 3,703 people in the study were from ${formatPercent(CURVE_BAND.below)}% below to ${formatPercent(CURVE_BAND.above)}% above what a model had predicted. The band begins with the ups and downs of a single weigh-in, about ${weighInSwing(unit)} either way. No such band has been published for longer, so later it may be wider.`,
} as const;

const YEARS = ['# year', '# years'] as const;

/** "Today", "Week 12", "1 year", or "Day 180". */
export function dayName(day: number): string {
  if (day === 0) return 'Today';
  if (day % YEAR === 0) return formatPlural(day / YEAR, YEARS);
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
  return `${low}${rangeDash(low)}${high}`;
}

/** "likely between 80 and 87 kg"; empty on the first day, when the weight is known. */
export function likelyText(day: Pick<CurveDay, 'day' | 'low' | 'high'>, unit: WeightUnit): string {
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
  const first = dayNumberOf(view.startDate);
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
  return `The range for ${OLDER.age} and over is a BMI of ${OLDER.lowestBmi} to ${OLDER.highestBmi}: at your height, ${min} to ${max}.`;
}

const IN_HEALTHY_RANGE = 'In the healthy range';
const IN_OLDER_RANGE = `In the range for ${OLDER.age} and over`;

function milestoneText(milestone: CurveMilestone, unit: WeightUnit): string {
  switch (milestone.kind) {
    case 'lighter':
      return `${formatPercent(FIRST_SHARE)}% lighter`;
    case 'inRange':
      return milestone.isOlder ? IN_OLDER_RANGE : IN_HEALTHY_RANGE;
    case 'belowClass':
      return `BMI below ${milestone.limit}`;
    case 'reachesClass':
      return `BMI ${milestone.limit}`;
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
    earlier.find(({ kind }) => kind === 'inRange') ?? earlier.find(({ kind }) => kind === 'lighter');
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
