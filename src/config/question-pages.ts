import { activityLevels, understandingBmi } from './link-cards.ts';
import type { LinkCard } from './navigation.ts';
import { paths, questionPaths } from './paths.ts';

/** A page about one question, with a calculator that answers it. Menus, search, embeds and the page itself read this. */
interface QuestionPage {
  /** The group of its questions and answers. */
  readonly faq: string;
  readonly path: string;
  /** Its name in menus, and the calculator's name for search engines. */
  readonly label: string;
  /** What it answers, in the menu. */
  readonly line: string;
  /** The document's title, at most 60 characters. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** The description that search engines show: 70 to 160 characters. */
  readonly description: string;
  readonly keywords: string;
  /** The article whose drawing it shows. */
  readonly drawing: string;
  /** The title of a printed result. */
  readonly printTitle: string;
  /** What the sender calls a result. */
  readonly shareTitle: string;
  /** What to read next. */
  readonly related: readonly LinkCard[];
  /** Date of the last change that a reader would notice. */
  readonly modified: string;
}

const TDEE_CARD: LinkCard = {
  title: 'TDEE Calculator',
  description: 'What you use in a whole day, with targets and macros. Your entries will be there.',
  href: paths.tdeeCalculator,
};
const BODY_FAT_CARD: LinkCard = {
  title: 'Body fat, visceral fat and recomposition',
  description: 'What body fat is, how well it can be measured, and how it changes.',
  href: paths.article('body-fat'),
};
const BMI_CARD: LinkCard = {
  title: 'BMI Information',
  description: 'What BMI tells you, what it can’t see, and the range from 65 on.',
  href: paths.bmiInformation,
};

export const questionPages = {
  bmr: {
    faq: 'bmr',
    path: questionPaths.bmr,
    label: 'BMR Calculator',
    line: 'What your body uses at rest',
    title: 'BMR Calculator: calories your body uses at rest',
    heading: 'What your body uses at rest',
    lead: 'Your basal metabolic rate, and what five equations say about it.',
    description:
      'Your basal metabolic rate by Mifflin–St Jeor or from lean mass, with its margin of error and four other equations beside it. Private, no sign-up.',
    keywords:
      'BMR calculator, basal metabolic rate, resting metabolic rate, resting calories, Mifflin-St Jeor',
    drawing: 'sleep-recovery',
    printTitle: 'Resting calories',
    shareTitle: 'My resting calories',
    related: [
      TDEE_CARD,
      {
        title: 'BMR vs. TDEE',
        description: 'What each number is for, and which one to eat by.',
        href: paths.article('bmr-vs-tdee'),
      },
      activityLevels,
    ],
    modified: '2026-11-28',
  },
  bodyFat: {
    faq: 'body-fat',
    path: questionPaths.bodyFat,
    label: 'Body Fat Calculator',
    line: 'By tape or from your BMI',
    title: 'Body Fat Calculator: tape measure or estimate',
    heading: 'Estimate your body fat',
    lead: 'From a tape measure by the US Navy’s method, or estimated from your BMI, with the doubt.',
    description:
      'Body fat percentage from a tape measure (US Navy method) or from BMI, lean mass and fat-free mass index, and how far off each method can be.',
    keywords:
      'body fat calculator, body fat percentage, US Navy body fat, lean body mass calculator, FFMI calculator',
    drawing: 'body-fat',
    printTitle: 'Body fat result',
    shareTitle: 'My body fat',
    related: [BODY_FAT_CARD, TDEE_CARD, BMI_CARD],
    modified: '2026-11-28',
  },
  idealWeight: {
    faq: 'ideal-weight',
    path: questionPaths.idealWeight,
    label: 'Ideal Weight Calculator',
    line: 'The healthy range for your height',
    title: 'Ideal Weight Calculator: the range for your height',
    heading: 'Which weights are healthy for you',
    lead: 'The healthy range for your height and age, and what four classic formulas say.',
    description:
      'The healthy weight range for your height, the one from age 65 on, and four classic ideal weight formulas (Devine, Hamwi, Miller, Robinson) beside it.',
    keywords:
      'ideal weight calculator, healthy weight range, ideal body weight, Devine formula, Hamwi formula',
    drawing: 'bmi-article',
    printTitle: 'Healthy weight range',
    shareTitle: 'My healthy weight range',
    related: [
      BMI_CARD,
      {
        title: 'Weight Planner',
        description: 'How much to eat to reach a weight by a date, and to stay there.',
        href: paths.weightPlanner,
      },
      BODY_FAT_CARD,
    ],
    modified: '2026-11-28',
  },
  waist: {
    faq: 'waist',
    path: questionPaths.waist,
    label: 'Waist-to-Height Calculator',
    line: 'Your waist in one ratio',
    title: 'Waist-to-Height Ratio Calculator',
    heading: 'Your waist and your height',
    lead: 'Keep your waist under half your height: what your ratio says, and how to measure.',
    description:
      'Waist-to-height ratio by the UK’s NICE guideline of 2025: your range, half your height, and how to measure your waist. What you type stays with you.',
    keywords: 'waist to height ratio calculator, WHtR, waist circumference, central adiposity, belly fat',
    drawing: 'bmi-information',
    printTitle: 'Waist and height',
    shareTitle: 'My waist and height',
    related: [BMI_CARD, BODY_FAT_CARD, understandingBmi],
    modified: '2026-11-28',
  },
  protein: {
    faq: 'protein',
    path: questionPaths.protein,
    label: 'Protein Calculator',
    line: 'Grams a day for your goal',
    title: 'Protein Calculator: grams a day for your goal',
    heading: 'How much protein you need',
    lead: 'By weight, goal and exercise, split over the day, with the point where more stops helping.',
    description:
      'Grams of protein a day for your weight, goal and exercise, for each meal, the least that adults need and the most that helps, with sources.',
    keywords: 'protein calculator, how much protein, protein per day, protein per kg, grams of protein',
    drawing: 'protein-diet',
    printTitle: 'Protein result',
    shareTitle: 'My protein',
    related: [
      {
        title: 'Protein Diet',
        description: 'What protein does, how much is enough, and where to get it.',
        href: paths.article('protein-diet'),
      },
      TDEE_CARD,
      {
        title: 'Meal Prep',
        description: 'Cook once, eat for days: a plan with portions and protein.',
        href: paths.article('meal-prep'),
      },
    ],
    modified: '2026-11-28',
  },
} as const satisfies Readonly<Record<string, QuestionPage>>;

export type QuestionName = keyof typeof questionPages;
