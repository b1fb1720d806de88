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
    path: paths.embed('bmi'),
    title: 'BMI Calculator',
    fullPage: paths.home,
  },
  tdee: {
    path: paths.embed('tdee'),
    title: 'TDEE Calculator',
    fullPage: paths.tdeeCalculator,
  },
  planner: {
    path: paths.embed('planner'),
    title: 'Weight Planner',
    fullPage: paths.weightPlanner,
  },
  childBmi: {
    path: paths.embed('child-bmi'),
    title: 'Child and Teen BMI Calculator',
    fullPage: paths.childBmiCalculator,
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
