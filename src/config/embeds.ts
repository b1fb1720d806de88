import { paths } from './paths.ts';

/** A calculator that other sites may show in a frame. */
export interface Embed {
  readonly path: string;
  readonly title: string;
  /** The page of the whole calculator. */
  readonly fullPage: string;
}

/** Height in px of a frame until the script has fitted it, and without the script: the form and the beginning of an answer. */
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
} as const satisfies Readonly<Record<string, Embed>>;

export type EmbedName = keyof typeof embeds;

/** The script for hosts whose frames should fit by themselves. */
export const EMBED_SCRIPT_PATH = '/embed.js';
