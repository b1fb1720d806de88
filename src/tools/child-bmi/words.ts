import type { Gender } from '@evenscale/formulas/energy';
import {
  CATEGORY_PERCENTILES,
  type ChildAge,
  type ChildBmi,
  type ChildBmiKey,
  SEVERE_OBESITY,
} from '@evenscale/formulas/growth';
import { MONTHS_PER_YEAR, type Months } from '@evenscale/formulas/units';
import type { NextStepKey } from './report.ts';
import { percentileText, showPercentile, type ShownPercentile } from '#person/child/format-percentile.ts';

/** The children of the reference population, by sex. */
const CHILDREN: Readonly<Record<Gender, string>> = { male: 'boys', female: 'girls' };

const { healthyWeight, obesity } = CATEGORY_PERCENTILES;
const { obesityClass2, obesityClass3 } = SEVERE_OBESITY;

/** The words of the result. */
export const childBmiWords = {
  resultTitle: 'BMI for age',
  bmi: 'BMI',
  percentile: 'Percentile',
  category: 'CDC category',
  meaningTitle: 'What this category means',
  nextStepTitle: 'Next step',
  detailsTitle: 'Details for your doctor',
  z: 'z-score',
  percentOfP95: 'Percent of the 95th percentile',
  p95: 'BMI at the 95th percentile',
  percentOfMedian: 'Percent of the median BMI',
  age: 'Age at the measurement',
  noteTitle: 'How to read this',
  checkEntries:
    'If this surprises you, check the age and the units, and measure again. An inch (2.5 cm) in height can move a percentile a lot.',
  oneFigure:
    'One measurement is a snapshot. A child’s own line over months and years says more than any single percentile.',
  method:
    'CDC growth charts (2000): US children, mostly 1963 to 1980. From the 95th percentile up, CDC’s extended method (2022), with children to 2016.',
  methodLink: 'How we calculate it',
  /** After an age whose months nobody entered. */
  middleOfYear: 'The months were left empty, so this is for the middle of the year.',
  /** The same where the category depends on the month. */
  otherCategory:
    'The months were left empty, so this is for the middle of the year. In another month of it, the category would be different.',
  adultLink: 'BMI calculator for adults',
  moreLink: 'When to call the doctor, whatever the percentile',
} as const;

/** A category, as it's called. */
interface Labelled {
  readonly label: string;
}

/** Heavier children among 100 if the percentile is below the 1st. */
const MOST_OF_100 = 99;

interface Counted {
  readonly count: string;
  readonly outOf: string;
  readonly children: string;
}

/** A sentence for each position relative to the reference population. */
const COMPARED: Readonly<Record<ShownPercentile['relation'], (counted: Counted) => string>> = {
  below: ({ children }) =>
    `More than ${MOST_OF_100} of 100 ${children} this age had a higher BMI in the reference population.`,
  at: ({ count, outOf, children }) =>
    `A higher BMI than ${count} of ${outOf} ${children} this age in the reference population.`,
  above: ({ count, outOf, children }) =>
    `More than ${count} of ${outOf} ${children} this age had a lower BMI in the reference population.`,
};

/** What the percentile means, counted in children: "A higher BMI than 62 of 100 girls …". */
export function comparisonText(gender: Gender, figures: Pick<ChildBmi, 'percentile' | 'band'>): string {
  const { relation, count, outOf } = showPercentile(figures);
  return COMPARED[relation]({ count, outOf, children: CHILDREN[gender] });
}

/** The result as announced to screen readers. */
export const announcedText = (gender: Gender, figures: ChildBmi): string =>
  `${percentileText(figures)}. ${comparisonText(gender, figures)} ${figures.band.label}.`;

/** Beside a category whose limit is so near that measuring again may give the other one. */
export const nearLimitText = ([lower, upper]: readonly [Labelled, Labelled]): string =>
  `Right at the line between ${lower.label.toLowerCase()} and ${upper.label.toLowerCase()}: another measurement may well give the other word.`;

const th = (percentile: number): string => `${percentile}th`;

/** What the categories mean, whose limits the scale has; never a judgment of a child. */
const categoryMeanings: Readonly<Record<ChildBmiKey, string>> = {
  underweight:
    'Many children and teens in this range are naturally slim and healthy. Some don’t eat or absorb enough, and a doctor can find out which it is.',
  healthyWeight:
    'Most children in this range grow as expected. The category doesn’t show how a child eats, feels or has been growing.',
  overweight:
    'A BMI in this range can come from body fat, from muscle, or from the months before a growth spurt. The percentile can’t tell which.',
  obesity:
    'It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. In this range a checkup is worthwhile even if your child feels well.',
  obesityClass2: `CDC’s name for a BMI at or above ${obesityClass2.percentOfP95}% of the ${th(obesity)} percentile, or a BMI of ${obesityClass2.bmi} or more. It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. Treatable health problems are more common in this range, so a checkup matters.`,
  obesityClass3: `CDC’s name for a BMI at or above ${obesityClass3.percentOfP95}% of the ${th(obesity)} percentile, or a BMI of ${obesityClass3.bmi} or more. It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. Treatable health problems are more common in this range, so a checkup matters.`,
};

/** The same far below the range, where nothing is said that lets a doctor wait. */
const FAR_BELOW = `This is far below the ${th(healthyWeight)} percentile. A child or teen may be eating too little, or have an illness that needs treatment, and only a doctor can find out.`;

/** The same well below it. */
const WELL_BELOW = `This is well below the ${th(healthyWeight)} percentile. A child or teen may not eat or absorb enough, and a doctor can find out.`;

const BY_STEP: Readonly<Partial<Record<NextStepKey, string>>> = {
  seeDoctorSoon: FAR_BELOW,
  callThisWeek: WELL_BELOW,
};

/** Teens from this age on may read about themselves: home leads them here. */
const TEEN_FROM = 16 * MONTHS_PER_YEAR;

const forReader = (text: string, age: Months): string =>
  age < TEEN_FROM
    ? text
    : text.replace('your child’s doctor', 'a doctor').replaceAll('your child', 'you or your child');

/** What a category means, beside its next step. */
export const meaningText = (key: ChildBmiKey, nextStep: NextStepKey, age: Months): string =>
  forReader(BY_STEP[nextStep] ?? categoryMeanings[key], age);

/** One next step for each category. */
const nextSteps: Readonly<Record<NextStepKey, string>> = {
  seeDoctorSoon:
    'Call your child’s doctor today and ask for a visit in the next day or two, unless the doctor already knows about this. Check the numbers you entered first. Ask before you change what your child eats: at this weight, suddenly eating much more can be dangerous. Go the same day if your child is very weak, or hardly eats or drinks. If your child faints, has chest pain or can’t keep fluids down, get emergency help now.',
  callThisWeek:
    'Call your child’s doctor this week and ask for a visit, unless the doctor already knows about this. Check the numbers you entered first. Call sooner if weight has gone down, or if your child is tired, often sick, or eats less and less.',
  callDoctor:
    'In the next week or two, call your child’s doctor and ask whether a visit is needed. The doctor can compare this with earlier measurements. Ask for a prompt visit if weight has gone down, or if your child is tired, often sick, or eats less and less.',
  yearlyCheckUp:
    'There’s nothing you need to do. Have weight and height measured at the yearly checkup, and ask sooner if eating, growth or mood worries you.',
  mentionAtCheckUp:
    'Mention this at the next checkup. The doctor can compare it with earlier measurements and see whether the line is rising.',
  makeAppointment:
    'Make an appointment with your child’s doctor in the next few weeks. The doctor can check blood pressure, order blood tests, and talk through what helps the whole family. Don’t restrict food before that.',
};

/** The next step for a child or teen of this age. */
export const nextStepText = (step: NextStepKey, age: Months): string => forReader(nextSteps[step], age);

/** Why there is no figure, and where to go. */
export function refusalText(refusal: Exclude<ChildAge, { kind: 'covered' }>): string {
  return refusal.kind === 'twentyOrOver'
    ? 'These charts end at the 20th birthday. From 20 on, the adult categories apply, so use the BMI calculator for adults.'
    : 'These charts begin at age 2. Before that, weight is compared with length instead. Your child’s doctor or nurse does that at well-child visits.';
}
