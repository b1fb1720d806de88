import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** The words in and around the chart. */
export const logTrendWords = {
  slider: 'Read the trend, one weigh-in at a time',
  hint: 'Slide along the chart to read any day; on a keyboard, use the arrow keys.',
  dot: 'Weigh-ins',
  line: 'Trend',
  cross: 'Left out',
  plan: 'Plan',
  tableTitle: 'The trend as a table',
  day: 'Day',
  weighed: 'Weighed',
  trend: 'Trend',
  none: '–',
  perPoint: (count: number) =>
    formatPlural(count, {
      one: (n) => `There are too many weigh-ins to draw each one. Each point is ${n} weigh-in.`,
      other: (n) =>
        `There are too many weigh-ins to draw each one. Each point is the middle one of ${n} weigh-ins.`,
    }),
} as const;

/** "Nov 22, 2026" */
export const dayText = (day: number): string => formatIsoDay(dayWithNumber(day));

/** A reading of the chart: the trend, the weigh-in if it's shown, and the planned weight if there is one. */
export interface TrendReading {
  readonly day: number;
  readonly trend: Kilograms;
  readonly weighed: Kilograms | null;
  readonly plan: Kilograms | null;
}

/** "Trend 80.2 kg", the weigh-in, and the planned weight. */
export function valueTexts(
  { trend, weighed, plan }: TrendReading,
  unit: WeightUnit,
): readonly [string, string, string] {
  const named = (name: string, weight: Kilograms | null): string =>
    weight === null ? '' : `${name} ${formatWeight(weight, unit)}`;
  return [
    named(logTrendWords.trend, trend),
    named(logTrendWords.weighed, weighed),
    named(logTrendWords.plan, plan),
  ];
}

/** The whole reading at a day. */
export const readingText = (reading: TrendReading, unit: WeightUnit): string =>
  [dayText(reading.day), ...valueTexts(reading, unit)].filter((text) => text !== '').join(', ');

/** The chart in one sentence, for screen readers. */
export function chartName(readings: readonly TrendReading[], unit: WeightUnit): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return '';
  const plan = readings.some((reading) => reading.plan !== null) ? ' A dashed line shows the plan.' : '';
  return `Weight trend: ${formatWeight(first.trend, unit)} on ${dayText(first.day)}, ${formatWeight(last.trend, unit)} on ${dayText(last.day)}.${plan}`;
}
