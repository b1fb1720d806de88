import type { Gender } from '@evenscale/formulas/energy';
import { CATEGORY_PERCENTILES, childBmi, type ChildBmiKey } from '@evenscale/formulas/growth';
import type { LabelLine } from '#charts/label-places.ts';
import { percentileText, showPercentile } from '#person/child/format-percentile.ts';
import { percentileCell } from '#person/child/measurement-words.ts';
import { ageText } from '#ui/text/format-age.ts';
import { formatList } from '#ui/text/format-list.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { CurveName, CurvesAround, GrowthMeasurement } from './growth-curves.ts';
import type { NewestTexts } from './growth-labels.ts';
import { fullMonths, type GrowthReading } from './growth-readings.ts';

/** The words in and around the chart. */
export const growthChartWords = {
  slider: 'Read the curves, age by age',
  hint: 'Slide along the chart to read the curves at any age; on a keyboard, use the arrow keys.',
  showWhole: 'Show ages 2 to 20',
  showNear: 'Show these ages only',
  ageAxis: 'Age in years',
  bmiAxis: 'BMI',
  tableTitle: 'The curves as a table',
  percentiles: 'Percentile',
  ageColumn: 'Age',
  notMeasured: '–',
} as const;

const th = (percentile: number): string => `${percentile}th`;

/** The name of a curve at its right end and in the table. */
export function curveLabel({ kind, value }: CurveName, isShort = false): string {
  if (kind === 'percentile') return th(value);
  return isShort ? `${value}%` : `${value}% of ${th(CATEGORY_PERCENTILES.obesity)}`;
}

type Kind = CurveName['kind'];
const P95 = th(CATEGORY_PERCENTILES.obesity);

/** Where a measurement is relative to the curves, by the kind of the curves; whole phrases, for translation. */
const BELOW: Readonly<Record<Kind, (above: number) => string>> = {
  percentile: (above) => `below the ${th(above)} percentile`,
  percentOfP95: (above) => `below ${above}% of the ${P95} percentile`,
};
const FROM: Readonly<Record<Kind, (below: number) => string>> = {
  percentile: (below) => `at or above the ${th(below)} percentile`,
  percentOfP95: (below) => `at or above ${below}% of the ${P95} percentile`,
};
const BETWEEN: Readonly<Record<Kind, (below: number, above: number) => string>> = {
  percentile: (below, above) => `between the ${th(below)} percentile and the ${th(above)} percentile`,
  percentOfP95: (below, above) => `between ${below}% and ${above}% of the ${P95} percentile`,
};
const BETWEEN_KINDS = (below: number, above: number): string =>
  `between the ${th(below)} percentile and ${above}% of the ${P95} percentile`;

/** Why there are lines above the 95th percentile; `null` without one. */
export function aboveText(curves: readonly CurveName[]): string | null {
  const drawn = curves.filter(({ kind }) => kind === 'percentOfP95').map(({ value }) => `${value}%`);
  if (drawn.length === 0) return null;
  return drawn.length === 1
    ? `The line at ${drawn.join()} of the ${P95} percentile appears only for high measurements.`
    : `The lines at ${formatList(drawn)} of the ${P95} percentile appear only for high measurements.`;
}

/** Where a measurement is relative to the curves. */
export function aroundText({ below, above }: CurvesAround): string {
  if (!below) return above ? BELOW[above.kind](above.value) : '';
  if (!above) return FROM[below.kind](below.value);
  const between = below.kind === above.kind ? BETWEEN[below.kind] : BETWEEN_KINDS;
  return between(below.value, above.value);
}

/** "9 years 4 months", with the label of the measurement at this age. */
export function whenText({ ageMonths, measured }: GrowthReading): string {
  const age = ageText(fullMonths(measured ?? { ageMonths }));
  return measured?.label === undefined ? age : `${age}, ${measured.label}`;
}

/** "BMI 17.2, between the 50th percentile and the 75th percentile"; empty without a measurement. */
export function measuredText({ measured }: GrowthReading): string {
  return measured
    ? `${growthChartWords.bmiAxis} ${formatOneDecimal(measured.bmi)}, ${aroundText(measured.around)}`
    : '';
}

/** What the newest measurement can be labeled with. */
export function newestTexts(gender: Gender, { ageMonths, completed, bmi }: GrowthMeasurement): NewestTexts {
  const figures = childBmi(gender, ageMonths, bmi);
  if (figures.kind !== 'covered') return { inBand: [], elsewhere: [] };
  const { relation, ordinal } = showPercentile(figures);
  const short = `${growthChartWords.bmiAxis} ${formatOneDecimal(bmi)}`;
  const long = `${ageText(fullMonths({ ageMonths, ...(completed === undefined ? {} : { completed }) }))}, ${short}`;
  const value = (text: string): LabelLine => ({ text, look: 'value' });
  const quiet = (text: string): LabelLine => ({ text, look: 'quiet' });
  const { label } = figures.band;
  const [full, cell] = [value(percentileText(figures)), value(percentileCell[relation](ordinal))];
  return {
    inBand: [[full, quiet(long)], [full, quiet(short)], [cell, quiet(short)], [cell]],
    elsewhere: [
      [full, quiet(`${label}, ${short}`)],
      [cell, quiet(`${label}, ${short}`)],
      [cell, quiet(label)],
    ],
  };
}

/** "35th": what an earlier measurement is labeled with. */
export function earlierText(gender: Gender, { ageMonths, bmi }: GrowthMeasurement): string {
  const figures = childBmi(gender, ageMonths, bmi);
  if (figures.kind !== 'covered') return '';
  const { relation, ordinal } = showPercentile(figures);
  return percentileCell[relation](ordinal);
}

/** The percentiles of a band, for a name beside the drawing. */
export function bandRange(key: ChildBmiKey): string {
  const { healthyWeight, overweight, obesity } = CATEGORY_PERCENTILES;
  switch (key) {
    case 'underweight':
      return `below the ${th(healthyWeight)}`;
    case 'healthyWeight':
      return `${th(healthyWeight)} to below the ${th(overweight)}`;
    case 'overweight':
      return `${th(overweight)} to below the ${th(obesity)}`;
    default:
      return `${th(obesity)} and above`;
  }
}

/** "5th 14.1": a curve with its BMI. */
export function curveTexts({ curves }: GrowthReading): readonly string[] {
  return curves.map((curve) => `${curveLabel(curve)} ${formatOneDecimal(curve.bmi)}`);
}

/** The whole reading at an age. */
export function readingText(reading: GrowthReading): string {
  const [when, measured, curves] = [whenText(reading), measuredText(reading), curveTexts(reading).join(', ')];
  return measured === '' ? `${when}: percentiles ${curves}` : `${when}: ${measured}. Percentiles: ${curves}`;
}

/** The chart's title, also for screen readers. */
export const chartTitle = (gender: Gender): string => CHART_TITLES[gender];

const CHART_TITLES: Readonly<Record<Gender, string>> = {
  male: 'BMI for age, boys from 2 to 20 years',
  female: 'BMI for age, girls from 2 to 20 years',
};

const CHART_NAMES: Readonly<Record<Gender, string>> = {
  male: 'BMI for age, boys from 2 to 20 years, with CDC’s percentile curves.',
  female: 'BMI for age, girls from 2 to 20 years, with CDC’s percentile curves.',
};

/** What the drawing shows, for screen readers. */
export function chartName(gender: Gender, newest: GrowthReading | null): string {
  const chart = CHART_NAMES[gender];
  return newest ? `${chart} ${whenText(newest)}: ${measuredText(newest)}.` : chart;
}
