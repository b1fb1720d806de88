import { paths } from './paths.ts';

/** A calculator that other sites can embed in a frame. */
export interface Embed {
  readonly path: string;
  readonly title: string;
  /** The calculator's own page. */
  readonly fullPage: string;
}

/** Height of a frame in px before the script resizes it, or without the script: the form and the start of an answer. */
export const FRAME_HEIGHT = 1_100;

export const embeds = {
  bmi: {
    path: '/embed/bmi',
    title: 'BMI Calculator',
    fullPage: paths.home,
  },
  tdee: {
    path: '/embed/tdee',
    title: 'TDEE Calculator',
    fullPage: paths.tdeeCalculator,
  },
  planner: {
    path: '/embed/planner',
    title: 'Weight Planner',
    fullPage: paths.weightPlanner,
  },
  childBmi: {
    path: '/embed/child-bmi',
    title: 'Child and Teen BMI Calculator',
    fullPage: paths.childBmiCalculator,
  },
  bmr: {
    path: '/embed/bmr',
    title: 'BMR Calculator',
    fullPage: '/bmr-calculator',
  },
  bodyFat: {
    path: '/embed/body-fat',
    title: 'Body Fat Calculator',
    fullPage: '/body-fat-calculator',
  },
  protein: {
    path: '/embed/protein',
    title: 'Protein Calculator',
    fullPage: '/protein-calculator',
  },
} as const satisfies Readonly<Record<string, Embed>>;

export type EmbedName = keyof typeof embeds;

/** The script for hosts that want their frames to resize automatically. */
export const EMBED_SCRIPT_PATH = '/embed.js';
