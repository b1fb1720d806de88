import {
  bmiPosition,
  CATEGORY_PERCENTILES,
  CHILD_AGE_LIMITS,
  DAYS_PER_MONTH,
  EXTENDED_FROM,
  EXTENDED_SIGMA,
  HIGHEST_Z,
  SEVERE_OBESITY,
} from '@evenscale/formulas/growth';
import type { Gender } from '@evenscale/formulas/energy';
import { bmiValue, months, MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { formatConstant, formatWorked, signed } from './format-value.ts';
import type { Equation, Method, MethodTable } from './method.ts';

const YEARS = {
  from: CHILD_AGE_LIMITS.from / MONTHS_PER_YEAR,
  below: CHILD_AGE_LIMITS.below / MONTHS_PER_YEAR,
};

const sigma = (gender: Gender, when: string): Equation => {
  const { constant, perYear, perYearSquared } = EXTENDED_SIGMA[gender];
  return { text: `σ = ${constant} ${signed(perYear)} × years ${signed(perYearSquared)} × years²`, when };
};

interface Vector {
  readonly gender: Gender;
  readonly age: number;
  readonly bmi: number;
}

/** Inputs for comparing results with another program. */
const VECTORS: readonly Vector[] = [
  { gender: 'female', age: 24.5, bmi: 14 },
  { gender: 'male', age: 60.5, bmi: 15.4 },
  { gender: 'female', age: 112.5, bmi: 16.8 },
  { gender: 'male', age: 150.5, bmi: 21.9 },
  { gender: 'female', age: 150.5, bmi: 29.2 },
  { gender: 'male', age: 216.5, bmi: 41 },
];

const vectors: MethodTable = {
  caption: 'BMI for age: test values. For anyone who writes the same method.',
  head: ['Sex', 'Age, months', 'BMI', 'z-score', 'Percentile'],
  rows: VECTORS.map(({ gender, age, bmi }) => {
    const { z, percentile } = bmiPosition(gender, months(age), bmiValue(bmi));
    return [
      gender,
      formatConstant(age),
      formatConstant(bmi),
      formatConstant(z).replace('-', '−'),
      formatWorked(percentile),
    ];
  }),
  figures: [1, 2, 3, 4],
};

const { obesityClass2, obesityClass3 } = SEVERE_OBESITY;

const categories: MethodTable = {
  caption: 'CDC’s categories for children and teens. Judged on the unrounded figures.',
  head: ['Category', 'From', 'To below'],
  rows: [
    ['Underweight', '–', `${CATEGORY_PERCENTILES.healthyWeight}th percentile`],
    [
      'Healthy weight',
      `${CATEGORY_PERCENTILES.healthyWeight}th percentile`,
      `${CATEGORY_PERCENTILES.overweight}th percentile`,
    ],
    [
      'Overweight',
      `${CATEGORY_PERCENTILES.overweight}th percentile`,
      `${CATEGORY_PERCENTILES.obesity}th percentile`,
    ],
    ['Obesity', `${CATEGORY_PERCENTILES.obesity}th percentile`, 'class 2'],
    [
      'Obesity, class 2',
      `${obesityClass2.percentOfP95}% of the 95th percentile, or BMI ${obesityClass2.bmi}`,
      'class 3',
    ],
    [
      'Obesity, class 3',
      `${obesityClass3.percentOfP95}% of the 95th percentile, or BMI ${obesityClass3.bmi}`,
      '–',
    ],
  ],
  figures: [],
};

export const childBmiMethod: Method = {
  id: 'child-bmi',
  title: 'BMI for age, children and teens',
  text: [
    `A child’s BMI is compared with that of US children of the same sex and age. CDC’s growth charts of 2000 give three parameters (L, M, S) for every half month; between two rows they’re interpolated. From the ${EXTENDED_FROM}th percentile up, those parameters were never meant to be used, and CDC’s method of 2022 takes over.`,
    `Age is counted in months of ${DAYS_PER_MONTH} days, as in CDC’s own program. Years and months count as half a month more, because a child of “9 years 4 months” is on average half a month older, and years without months count as half a year more. From the second birthday on, an age is at least ${CHILD_AGE_LIMITS.from} months. Weight and height are converted to kilograms and meters in all units, without the rounded factor of the adult calculators, so a percentile never depends on the units.`,
  ],
  equations: [
    { text: 'z = ((BMI ÷ M)^L − 1) ÷ (L × S)', when: `below the ${EXTENDED_FROM}th percentile` },
    { text: 'percentile = 100 × Φ(z)', when: `below the ${EXTENDED_FROM}th percentile` },
    { text: 'P95 = M × (1 + 1.645 × L × S)^(1 ÷ L)', when: 'BMI at the 95th percentile' },
    { text: 'percentile = 90 + 10 × Φ((BMI − P95) ÷ σ)', when: `from the ${EXTENDED_FROM}th percentile` },
    sigma('male', 'boys'),
    sigma('female', 'girls'),
    {
      text: `z = Φ⁻¹(percentile ÷ 100), at most ${HIGHEST_Z}`,
      when: `from the ${EXTENDED_FROM}th percentile`,
    },
  ],
  tables: [categories, vectors],
  people: `Children and teens from ${YEARS.from} to below ${YEARS.below} years. Not for conditions with charts of their own, such as Down syndrome, and not during pregnancy.`,
  error:
    'None against CDC’s own program: every figure agrees to more digits than are shown. A height that’s off by an inch (2.5 cm) changes the BMI of a 4-year-old by about 5%. BMI is a screening test: it can’t tell muscle from fat.',
  results: ['percentile', 'z', 'percentOfP95', 'category'],
  sources: ['kuczmarski-2002', 'wei-2020', 'hales-2022', 'cdc-extended-bmi', 'cdc-child-bmi'],
};
