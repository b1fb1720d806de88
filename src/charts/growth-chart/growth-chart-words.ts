import type { Gender } from '@evenscale/formulas/energy';
import { CATEGORY_PERCENTILES } from '@evenscale/formulas/growth';
import { ageText } from '#ui/format-age.ts';
import { formatOneDecimal } from '#ui/format.ts';
import { CHILDREN } from './children.ts';
import type { CurveName, CurvesAround } from './growth-curves.ts';
import { fullMonths } from './growth-readings.ts';
import type { GrowthReading } from './growth-readings.ts';

/** The words on and around the chart. */
export const growthChartWords = {
  slider: 'Read the curves, age by age',
  hint: 'Slide along the chart to read the curves at any age; on a keyboard, use the arrow keys.',
  showWhole: 'Show ages 2 to 20',
  showNear: 'Show these ages only',
  ageAxis: 'Age in years',
  bmiAxis: 'BMI',
  tableTitle: 'The curves as a table',
  ageColumn: 'Age',
  notMeasured: '–',
  aboveExplained:
    'The dashed lines are at 120% and 140% of the 95th percentile. Each is drawn where it matters.',
} as const;

const th = (percentile: number): string => `${percentile}th`;

/** The name of a curve at its right end and in the table. */
export function curveLabel({ kind, value }: CurveName, isShort = false): string {
  if (kind === 'percentile') return th(value);
  return isShort ? `${value}%` : `${value}% of ${th(CATEGORY_PERCENTILES.obesity)}`;
}

/** The name of a curve in a sentence. */
function curveName({ kind, value }: CurveName): string {
  if (kind === 'percentile') return `the ${th(value)} percentile`;
  return `${value}% of the ${th(CATEGORY_PERCENTILES.obesity)} percentile`;
}

/** Where a measurement is among the curves. */
export function aroundText({ below, above }: CurvesAround): string {
  if (!below) return above ? `below ${curveName(above)}` : '';
  return above ? `between ${curveName(below)} and ${curveName(above)}` : `at or above ${curveName(below)}`;
}

/** "9 years 4 months", with what the measurement at this age is called. */
export function whenText({ ageMonths, measured }: GrowthReading): string {
  const age = ageText(fullMonths(measured ?? { ageMonths }));
  return measured?.label === undefined ? age : `${age}, ${measured.label}`;
}

/** "BMI 17.2, between the 50th percentile and the 75th percentile"; empty where nothing was measured. */
export function measuredText({ measured }: GrowthReading): string {
  return measured
    ? `${growthChartWords.bmiAxis} ${formatOneDecimal(measured.bmi)}, ${aroundText(measured.around)}`
    : '';
}

/** "5th 14.1": a curve with its index. */
export function curveTexts({ curves }: GrowthReading): readonly string[] {
  return curves.map((curve) => `${curveLabel(curve)} ${formatOneDecimal(curve.bmi)}`);
}

/** Everything that is read at an age. */
export function readingText(reading: GrowthReading): string {
  const measured = measuredText(reading);
  return `${whenText(reading)}: ${measured === '' ? '' : `${measured}. `}Percentiles: ${curveTexts(reading).join(', ')}`;
}

/** The chart's name for readers of its text. */
export function chartTitle(gender: Gender): string {
  return `BMI for age, ${CHILDREN[gender]} from 2 to 20 years`;
}

/** What the drawing shows, for a screen reader. */
export function chartName(gender: Gender, newest: GrowthReading | null): string {
  const measured = newest ? ` ${whenText(newest)}: ${measuredText(newest)}.` : '';
  return `${chartTitle(gender)}, with the percentile curves of CDC.${measured}`;
}
