import type { Gender } from '@evenscale/formulas/energy';
import {
  CATEGORY_PERCENTILES,
  type ChildAge,
  type ChildBmi,
  type ChildBmiKey,
  EXTENDED_FROM,
  SEVERE_OBESITY,
} from '@evenscale/formulas/growth';
import type { NextStepKey } from './child-bmi-report.ts';
import { percentileText, showPercentile, type ShownPercentile } from '#person/child/format-percentile.ts';

/** The children of the reference population, by sex. */
const CHILDREN: Readonly<Record<Gender, string>> = { male: 'boys', female: 'girls' };

const { healthyWeight, overweight, obesity } = CATEGORY_PERCENTILES;
const { obesityClass2, obesityClass3 } = SEVERE_OBESITY;

/** The words of the result. */
export const childBmiWords = {
  resultTitle: 'BMI for age',
  bmi: 'BMI',
  percentile: 'Percentile',
  category: 'CDC category',
  nextStepTitle: 'Next step',
  detailsTitle: 'Details for your doctor',
  z: 'z-score',
  percentOfP95: 'Percent of the 95th percentile',
  p95: 'BMI at the 95th percentile',
  age: 'Age at the measurement',
  noteTitle: 'How to read this',
  checkEntries:
    'If this surprises you, check the age and the units, and measure again. An inch (2.5 cm) in height can move a percentile a lot.',
  oneFigure:
    'One measurement is a snapshot. A child’s own line over months and years says more than any single percentile.',
  method: 'CDC growth charts (2000), with CDC’s extended method (2022) from the 95th percentile up.',
  methodLink: 'How we calculate it',
  adultLink: 'BMI calculator for adults',
  moreLink: 'When to call the doctor, whatever the percentile',
} as const;

/** Heavier children among 100 if the percentile is below the 1st. */
const MOST_OF_100 = 99;

interface Counted {
  readonly count: string;
  readonly outOf: string;
  readonly children: string;
  readonly years: string;
}

/** A sentence for each position relative to the reference population. */
const COMPARED: Readonly<Record<ShownPercentile['relation'], (counted: Counted) => string>> = {
  below: ({ children, years }) =>
    `A lower BMI than more than ${MOST_OF_100} of 100 ${children} this age in the reference population (${years}).`,
  at: ({ count, outOf, children, years }) =>
    `A higher BMI than ${count} of ${outOf} ${children} this age in the reference population (${years}).`,
  above: ({ count, outOf, children, years }) =>
    `A higher BMI than more than ${count} of ${outOf} ${children} this age in the reference population (${years}).`,
};

/** What the percentile means, counted in children: "A higher BMI than 62 of 100 girls …". */
export function comparisonText(gender: Gender, figures: Pick<ChildBmi, 'percentile' | 'band'>): string {
  const { relation, count, outOf } = showPercentile(figures);
  const years =
    figures.percentile < EXTENDED_FROM
      ? 'US children, mostly 1963 to 1980'
      : 'US children, mostly 1963 to 1980, and to 2016 above the 95th percentile';
  return COMPARED[relation]({ count, outOf, children: CHILDREN[gender], years });
}

/** The result as announced to screen readers. */
export const announcedText = (gender: Gender, figures: ChildBmi): string =>
  `${percentileText(figures)}. ${comparisonText(gender, figures)} ${figures.band.label}.`;

const th = (percentile: number): string => `${percentile}th`;

/** The category's limits and what they mean; never a judgment of a child. */
export const categoryMeanings: Readonly<Record<ChildBmiKey, string>> = {
  underweight: `CDC’s name for a BMI below the ${th(healthyWeight)} percentile. Many children in this range are naturally slim and healthy. Some don’t eat or absorb enough, and a doctor can find out which it is.`,
  healthyWeight: `CDC’s name for a BMI from the ${th(healthyWeight)} to below the ${th(overweight)} percentile. Most children here grow as expected. It doesn’t show how a child eats, feels or has been growing.`,
  overweight: `CDC’s name for a BMI from the ${th(overweight)} to below the ${th(obesity)} percentile. It can come from body fat, from muscle, or from the months before a growth spurt. The percentile can’t tell which.`,
  obesity: `CDC’s name for a BMI at or above the ${th(obesity)} percentile. It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. In this range a checkup is worthwhile even if your child feels well.`,
  obesityClass2: `CDC’s name for a BMI at or above ${obesityClass2.percentOfP95}% of the ${th(obesity)} percentile, or a BMI of ${obesityClass2.bmi} or more. It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. Treatable health problems are more common in this range, so a checkup matters.`,
  obesityClass3: `CDC’s name for a BMI at or above ${obesityClass3.percentOfP95}% of the ${th(obesity)} percentile, or a BMI of ${obesityClass3.bmi} or more. It’s a medical term for a range on a chart, not a word for a child, and it isn’t anyone’s fault. Treatable health problems are more common in this range, so a checkup matters.`,
};

/** One next step for each category. */
export const nextSteps: Readonly<Record<NextStepKey, string>> = {
  seeDoctorSoon:
    'Measure once more. If the number is right, have your child seen by a doctor in the next few days, unless the doctor already knows about it. Go the same day if your child feels faint, is very weak, or hardly eats or drinks.',
  callDoctor:
    'In the next week or two, call your child’s doctor and ask whether a visit is needed. The doctor can compare this with earlier measurements. Ask for a prompt visit if weight has gone down, or if your child is tired, often sick, or eats less and less.',
  yearlyCheckUp:
    'There’s nothing you need to do. Have weight and height measured at the yearly checkup, and ask sooner if eating, growth or mood worries you.',
  mentionAtCheckUp:
    'Mention this at the next checkup. The doctor can compare it with earlier measurements and see whether the line is rising.',
  makeAppointment:
    'Make an appointment with your child’s doctor in the next few weeks. The doctor can check blood pressure, order blood tests, and talk through what helps the whole family. Don’t restrict food before that.',
};

/** Why there is no figure, and where to go. */
export function refusalText(refusal: Exclude<ChildAge, { kind: 'covered' }>): string {
  return refusal.kind === 'twentyOrOver'
    ? 'These charts end at the 20th birthday. From 20 on, the adult categories apply, so use the BMI calculator for adults.'
    : 'These charts begin at age 2. Before that, weight is compared with length instead. Your child’s doctor or nurse does that at well-child visits.';
}

/** A source for the explanations. */
export interface ChildBmiSource {
  readonly text: string;
  readonly url: string;
}

/** A section of the text below the result. */
export interface ChildBmiTopic {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly sources: readonly ChildBmiSource[];
}

const CDC_CATEGORIES: ChildBmiSource = {
  text: 'CDC. Child and Teen BMI Categories.',
  url: 'https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html',
};
const CDC_SCREENING: ChildBmiSource = {
  text: 'CDC. Child Obesity Screening.',
  url: 'https://www.cdc.gov/obesity/child-obesity-screening/index.html',
};
const CDC_REFERENCE: ChildBmiSource = {
  text: 'National Center for Health Statistics. 2000 CDC growth charts for the United States: methods and development. Vital Health Stat 11(246), 2002.',
  url: 'https://www.cdc.gov/nchs/data/series/sr_11/sr11_246.pdf',
};
const OBESITY_TODAY: ChildBmiSource = {
  text: 'Healthy People 2030. Reduce the proportion of children and adolescents with obesity (NWS-04), data for 2021–23.',
  url: 'https://odphp.health.gov/healthypeople/objectives-and-data/browse-objectives/overweight-and-obesity/reduce-proportion-children-and-adolescents-obesity-nws-04/data',
};
const AAP_PREVENTION: ChildBmiSource = {
  text: 'Golden NH, Schneider M, Wood C. Preventing obesity and eating disorders in adolescents. Pediatrics 2016;138(3):e20161649.',
  url: 'https://doi.org/10.1542/peds.2016-1649',
};

/** Label before a section's sources. */
export const childSourcesLabel = 'Sources:';

/** What a parent asks next, in the order of the page. */
export const childBmiTopics: readonly ChildBmiTopic[] = [
  {
    id: 'percentile',
    title: 'A percentile compares; it isn’t a grade',
    paragraphs: [
      'At the 62nd percentile, 62 of 100 girls or boys of the same age in the reference population had a lower BMI. The 50th percentile isn’t a goal, and a lower or higher one isn’t better.',
      'The reference population is US children measured from 1963 to 1980, and up to 1994 under age 6. It doesn’t change, and children have become heavier. In 2021–2023, about 21 in 100 US children aged 2 to 19 were at or above the 95th percentile, not 5.',
    ],
    sources: [CDC_CATEGORIES, CDC_REFERENCE, OBESITY_TODAY],
  },
  {
    id: 'growth',
    title: 'BMI changes with age, and puberty changes it most',
    paragraphs: [
      'BMI falls after the second birthday, is lowest around the age of 5 or 6, and then rises until adulthood. That’s why adult limits don’t fit: a BMI of 17 is above the 85th percentile for a boy of 5 and below the 5th for a boy of 17.',
      'Around puberty many children gain weight before they gain height. Muscle counts too: BMI can’t tell a strong swimmer from a child with more body fat.',
    ],
    sources: [CDC_CATEGORIES, CDC_SCREENING],
  },
  {
    id: 'doctor',
    title: 'When to call the doctor, whatever the percentile',
    paragraphs: [
      'A percentile can look fine while something is wrong. Call your child’s doctor if you notice any of these.',
    ],
    points: [
      'Weight has gone down, or clothes and belts get looser while height doesn’t change.',
      'The line on the chart crosses one curve after another, up or down.',
      'Your child snores with pauses in breathing, or has headaches or hip or knee pain. If hip or knee pain comes with a limp, call the same day.',
      'Your child skips meals, eats in secret, throws up after eating, exercises even when sick, or is afraid of gaining weight.',
      'A teen’s periods stop or haven’t begun by 15.',
      'Your child is teased about weight, or doesn’t want to go to school, swim or be seen.',
    ],
    sources: [],
  },
  {
    id: 'talking',
    title: 'Talk less about weight and do more together',
    paragraphs: [
      'To prevent both obesity and eating disorders in teens, the American Academy of Pediatrics asks doctors to discourage dieting and skipped meals, and families to talk about healthy eating and being active instead of weight, and to eat together more often.',
    ],
    points: [
      'Keep this number between adults. A younger child doesn’t need to know it.',
      'Change things for the whole family, not for one child.',
      'Leave weight and body size out of meals. Talk about taste, the day, anything else.',
      'Leave the scale to checkups. Weighing at home isn’t needed.',
      'Don’t praise or blame anyone’s body, your own included.',
    ],
    sources: [AAP_PREVENTION],
  },
  {
    id: 'eating-disorders',
    title: 'An eating disorder can’t be seen in a percentile',
    paragraphs: [
      'Eating disorders happen at every percentile, in girls and boys. If food, exercise or body size takes up most of your thoughts, or your child’s, don’t wait for a number to prove it. Tell a doctor, a school nurse or an adult you trust, or call the line below.',
      'If you’re a teen: you can call without your parents, and you don’t have to be sure that it’s an eating disorder.',
    ],
    sources: [AAP_PREVENTION],
  },
  {
    id: 'others',
    title: 'Who needs a different chart or a doctor’s judgment',
    paragraphs: [],
    points: [
      'Children under 2: weight is compared with length, on World Health Organization charts.',
      'Children born early: until age 2, doctors adjust the age for the early birth. This page doesn’t.',
      'Children with Down syndrome: they grow differently and have their own charts.',
      'Children with other genetic conditions, with cerebral palsy, or whose height is hard to measure: the care team knows which measurements help.',
      'Athletes with a lot of muscle, and teens who are pregnant: BMI misleads here.',
      'From age 20: the adult calculator.',
    ],
    sources: [],
  },
];
