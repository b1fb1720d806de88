import type { HomeBmiKey } from '@evenscale/formulas/bmi';
import {
  DAYS_TO_DUE_DATE,
  EXTRA_ENERGY,
  FIRST_TRIMESTER_END,
  FIRST_TRIMESTER_GAIN,
  GAIN_GUIDELINES,
  type PublishedGain,
  TERM,
} from '@evenscale/formulas/pregnancy';
import type { Method, MethodTable } from './method.ts';

const { metric: EARLY, imperial: EARLY_LB } = FIRST_TRIMESTER_GAIN;

const GROUPS: readonly (readonly [HomeBmiKey, string])[] = [
  ['underweight', 'below 18.5'],
  ['normal', '18.5–24.9'],
  ['overweight', '25.0–29.9'],
  ['obese', '30 and over'],
];

const span = (gain: PublishedGain | null, unit: keyof PublishedGain): string =>
  gain ? `${gain[unit].min}–${gain[unit].max}` : 'no guideline';

const totals: MethodTable = {
  caption: 'Weight gain in pregnancy. Both units as published, not converted.',
  head: ['BMI before', 'One baby, kg', 'One baby, lb', 'A week, kg', 'Twins, kg', 'Twins, lb'],
  rows: GROUPS.map(([key, name]) => {
    const { single, twins, weekly } = GAIN_GUIDELINES[key];
    return [
      name,
      span(single, 'metric'),
      span(single, 'imperial'),
      `${weekly.mean.metric} (${span(weekly, 'metric')})`,
      span(twins, 'metric'),
      span(twins, 'imperial'),
    ];
  }),
  figures: [1, 2, 3, 4, 5],
};

const lineFor = (first: string, total: string, term: number): string =>
  `${first} + (${total} − ${first}) × (week − ${FIRST_TRIMESTER_END}) ÷ ${term - FIRST_TRIMESTER_END}`;

const { 2: SECOND, 3: THIRD } = EXTRA_ENERGY;

export const pregnancyMethod: Method = {
  id: 'pregnancy',
  title: 'Weight gain in pregnancy',
  text: [
    `The ranges for the whole pregnancy, for twins and for a week are those of the US guideline of 2009, by BMI before pregnancy. With one baby, it expects ${EARLY.min} to ${EARLY.max} kg (${EARLY_LB.min} to ${EARLY_LB.max} lb) in the first ${FIRST_TRIMESTER_END} weeks; for twins, the page begins with the same. It draws straight lines between these points, up to week ${TERM.single}, or ${TERM.twins} for twins. The lines are ours. In pounds, they connect the published pounds, and are rounded to whole ones. Through week ${FIRST_TRIMESTER_END}, only the guideline’s own range is shown.`,
    'A weight up to 0.5 kg (1 lb) outside the range is said to be at its edge, and one no further from the weight before is about the same: weight varies that much from day to day. We suggest a call within the week, not at the next visit, for a gain below the range if BMI before was below 18.5, and for one at least 2 kg (4 lb) below. These limits are ours.',
    `The week from a due date is ${DAYS_TO_DUE_DATE} days less those that are left, in full weeks. BMI is calculated from kilograms and meters in all units. Extra energy is 0, ${SECOND} and ${THIRD} kcal a day in the three trimesters, on average and with one baby (the third trimester’s 452, rounded), for information only.`,
  ],
  equations: [
    { text: lineFor(String(EARLY.min), 'total low', TERM.single), when: 'low end from week 13 on, in kg' },
    { text: lineFor(String(EARLY.max), 'total high', TERM.single), when: 'high end from week 13 on, in kg' },
    { text: `end at week ${FIRST_TRIMESTER_END} × week ÷ ${FIRST_TRIMESTER_END}`, when: 'up to week 13' },
  ],
  tables: [totals],
  people:
    'Adults with one baby or twins, born at term. Not under 18 on this site, and not for three babies or more.',
  error:
    'A range describes groups: 23 in 100 women gain less and 47 in 100 more. The ranges for twins are provisional, and the ranges don’t differ by class of obesity.',
  results: ['gainTotal.*', 'gainFirstTrimester.*', 'gainWeek.*', 'gainWeekly.*', 'gain', 'energyExtra'],
  sources: ['iom-2009', 'acog-548', 'acog-700', 'iom-2005', 'goldstein-2017'],
};
