import { paths } from './paths.ts';

/** The cards below the TDEE calculator. */
export const tdeeResources = [
  {
    title: 'Calorie Guide',
    description: 'Where your daily calories go, with deficits, surpluses and protein.',
    href: paths.calorieGuide,
  },
  {
    title: 'Breaking a plateau',
    description: 'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
    href: paths.article('plateau-breaking'),
  },
  {
    title: 'Activity Level Guide',
    description: 'The five levels, each with a real week, to help you find yours.',
    href: paths.activityLevelExplained,
  },
] as const;
