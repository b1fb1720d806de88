import { HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { ADULT_AGE, OLDER } from '#person/policy.ts';
import type { ClassicWeight } from './body-size-report.ts';

/** The words of the measures other than BMI. */
export const bodySizeWords = {
  waiting: 'Loading…',
  underAge: `These measures were made for adults, so none is shown under ${ADULT_AGE}. For children and teens, we have a calculator that compares BMI with others of the same age and sex.`,
  intro:
    'BMI only looks at weight and height. Each of these looks at something else. They’re all optional, and none of them changes your result.',
  promise:
    'Your waist stays in this tab until you press Reset or close it. It’s printed with your result, and it isn’t sent anywhere.',

  waistTitle: 'Your waist and your height',

  classicsTitle: 'Four classic “ideal weights”',
  classicsIntro:
    'None of these says what you should weigh. They’re old rules of thumb based on insurance tables, and most were made for dosing drugs. They only use your height and sex.',
  classicsUndefined:
    'The four equations start at 5 ft (152.4 cm). They aren’t defined below that height, so none is shown.',
  classicsPlot: 'Next to the healthy weight range',
  classicsTable: 'The same numbers in a table',
  classicsCaption: 'Bar and shading: the healthy weight range for your height. Dots: the equations.',
  olderCaption:
    'Green bar and shading: the healthy weight range for your height and age. Gray bar: adults in general. Dots: the equations.',
  healthyRange: `Healthy BMI, ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}`,
  olderRange: `From ${OLDER.age} on, BMI ${OLDER.lowestBmi} to ${OLDER.highestBmi}`,
  generalRange: 'Adults in general',
  equationColumn: 'Equation',
  weightColumn: 'Weight',

  leanTitle: 'Lean mass: everything except fat',
  leanEstimated: 'Estimated from weight and height (Boer 1984)',
  leanMeasured: 'From the body fat you entered',
  leanIndex: 'Fat-free mass index: lean mass divided by height squared',
  leanNote:
    'Lean mass is muscle, organs, bones and water. Boer’s equation was made for comparing body fluid volumes between people. It has no published margin of error for this use, and it can’t see trained muscle.',
  leanOutside: 'These entries are far outside the range the equation was made for, so no number is shown.',

  sources: 'Equations and sources',
} as const;

export const classicNames: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'Hamwi 1964',
  devine: 'Devine 1974',
  robinson: 'Robinson 1983',
  miller: 'Miller 1983',
};

/** What each equation was made for. */
export const classicOrigins: Readonly<Record<ClassicWeight, string>> = {
  hamwi: 'for diabetes diets, as a quick rule',
  devine: 'for dosing the antibiotic gentamicin',
  robinson: 'for dosing drugs',
  miller: 'for dosing drugs, in a letter to the same journal',
};

/** The plot in a sentence, for people who can't see it. */
export function classicsSentence(rows: readonly { label: string; figure: string }[]): string {
  const list = rows.map(({ label, figure }) => `${label}: ${figure}`).join('; ');
  return `One scale with weights: ${list}. The table has the same numbers.`;
}
