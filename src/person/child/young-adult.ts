/** The percentile of an 18- or 19-year-old's BMI, beside the adult category. The growth table is large: load this late. */
import type { Gender } from '@evenscale/formulas/energy';
import { childBmi } from '@evenscale/formulas/growth';
import {
  type BodyMassIndex,
  months,
  MONTHS_PER_YEAR,
  type Percent,
  type Years,
} from '@evenscale/formulas/units';
import { isYoungAdult } from './is-young-adult.ts';
import { showPercentile, type ShownPercentile } from './format-percentile.ts';

/** What the percentile is calculated from. */
export interface BmiOfPerson {
  readonly gender: Gender;
  /** In full years: the entry doesn't say more. */
  readonly age: Years;
  /** kg/m². */
  readonly bmi: BodyMassIndex;
}

export interface YoungAdultPercentile {
  /** Not rounded, 0–100. */
  readonly value: Percent;
  /** "71st", or the first or last one that is printed. */
  readonly ordinal: string;
  /** The line, before and after the ordinal. */
  readonly around: readonly [before: string, after: string];
}

const POSITION: Readonly<Record<ShownPercentile['relation'], string>> = {
  at: 'at the',
  below: 'below the',
  above: 'above the',
};

/** The percentile in the middle of the year of age, in a line that says so; `null` below 18 and from 20. */
export function youngAdultPercentile({ gender, age, bmi }: BmiOfPerson): YoungAdultPercentile | null {
  if (!isYoungAdult(age)) return null;
  const figures = childBmi(gender, months((Math.floor(age) + 0.5) * MONTHS_PER_YEAR), bmi);
  if (figures.kind !== 'covered') return null;
  const { relation, ordinal } = showPercentile(figures);
  return {
    value: figures.percentile,
    ordinal,
    around: [
      `For ages 2 to 19, doctors use percentiles: your BMI is ${POSITION[relation]} `,
      ` on CDC’s chart, with your age taken as ${Math.floor(age)}½.`,
    ],
  };
}
