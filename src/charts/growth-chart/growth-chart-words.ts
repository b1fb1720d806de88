import type { Gender } from '#formulas/energy/energy.ts';
import { MONTHS_PER_YEAR } from '#formulas/units.ts';
import type { Months } from '#formulas/units.ts';
import type { CurveName } from './growth-curves.ts';

/** The words on and around the chart. */
export const growthChartWords = {
  slider: 'Read the curves, age by age',
  hint: 'Slide along the chart to read the curves at any age; on a keyboard, use the arrow keys.',
  showWhole: 'Show ages 2 to 20',
  showNear: 'Show these ages only',
  ageAxis: 'Age in years',
  bmiAxis: 'BMI',
  tableTitle: 'The curves as a table',
} as const;

/** The children of the reference population, by sex. */
export const CHILDREN: Readonly<Record<Gender, string>> = { male: 'boys', female: 'girls' };

/** "9 years 4 months": completed years and months. */
export function ageText(age: Months): string {
  const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
  const whole = Math.floor(age);
  const years = plural(Math.floor(whole / MONTHS_PER_YEAR), 'year');
  const rest = whole % MONTHS_PER_YEAR;
  return rest === 0 ? years : `${years} ${plural(rest, 'month')}`;
}

/** The name of a curve, at its right end and in the table. */
export function curveText({ kind, value }: CurveName): string {
  return kind === 'percentile' ? `${value}th` : `${value}% of the 95th`;
}

/** Where a measurement is among the curves, for a reader who doesn't see the drawing. */
export function aroundText(around: {
  readonly below: CurveName | undefined;
  readonly above: CurveName | undefined;
}): string {
  const named = (curve: CurveName): string =>
    `the ${curveText(curve)}${curve.kind === 'percentile' ? ' percentile' : ' percentile curve'}`;
  if (around.below === undefined) return around.above === undefined ? '' : `below ${named(around.above)}`;
  return around.above === undefined
    ? `at or above ${named(around.below)}`
    : `between ${named(around.below)} and ${named(around.above)}`;
}

/** The chart's name for readers of its text. */
export function chartTitle(gender: Gender): string {
  return `BMI for age, ${CHILDREN[gender]} from 2 to 20 years`;
}
