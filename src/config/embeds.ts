import { paths } from './paths.ts';

/** A calculator that other sites may show in a frame. */
export interface Embed {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the whole calculator. */
  readonly fullPage: string;
  /** Height in px of a frame that doesn't fit itself: the form and an answer, on a phone. */
  readonly frameHeight: number;
}

export const embeds = {
  bmi: {
    path: paths.embed('bmi'),
    title: 'BMI Calculator',
    description: 'BMI, healthy weight and daily calories: the calculator for pages of other sites.',
    fullPage: paths.home,
    frameHeight: 1_200,
  },
  tdee: {
    path: paths.embed('tdee'),
    title: 'TDEE Calculator',
    description: 'Calories and macros for a goal: the calculator for pages of other sites.',
    fullPage: paths.tdeeCalculator,
    frameHeight: 1_200,
  },
  planner: {
    path: paths.embed('planner'),
    title: 'Weight Planner',
    description: 'A goal weight, a date and what to eat: the planner for pages of other sites.',
    fullPage: paths.weightPlanner,
    frameHeight: 1_200,
  },
  childBmi: {
    path: paths.embed('child-bmi'),
    title: 'Child and Teen BMI Calculator',
    description: 'BMI percentiles for ages 2 to 19: the calculator for pages of other sites.',
    fullPage: paths.childBmiCalculator,
    frameHeight: 1_200,
  },
} as const satisfies Readonly<Record<string, Embed>>;

/** What a host may choose, at the end of an embed's address: `#theme=dark&units=imperial&energy=kj`. */
export const embedOptions = {
  theme: ['light', 'dark'],
  units: ['metric', 'imperial'],
  energy: ['kcal', 'kj'],
} as const;

/** The script for hosts whose frames should fit by themselves. */
export const EMBED_SCRIPT_PATH = '/embed.js';
