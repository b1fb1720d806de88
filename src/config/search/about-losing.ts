import { paths, questionPaths } from '../paths.ts';

const only = [
  paths.calorieDeficitGuide,
  ...['intermittent-fasting', 'plateau-breaking', 'why-you-may-not-be-losing'].map(paths.article),
  ...['glp-1-medicines', 'keeping-weight-off'].map(paths.article),
];

const too = [
  paths.calorieGuide,
  paths.tdeeCalculator,
  paths.weightPlanner,
  paths.log,
  questionPaths.bodyFat,
  questionPaths.idealWeight,
  questionPaths.waist,
  ...['protein-diet', 'body-fat', 'find-your-maintenance-calories', 'weight-after-65'].map(paths.article),
];

/** The pages about eating less, fasting, a weight to reach or how a body measures up: no search for help with an eating disorder lists them. */
export const ABOUT_LOSING: ReadonlyMap<string, 'only' | 'too'> = new Map([
  ...only.map((path) => [path, 'only'] as const),
  ...too.map((path) => [path, 'too'] as const),
]);
