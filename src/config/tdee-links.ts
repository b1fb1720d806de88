import { paths } from './paths.ts';

/** The cards under the TDEE calculator. */
export const tdeeResources = [
  {
    title: 'Calorie Guide',
    description: 'How the day’s calories come about, with deficits, surpluses and protein.',
    href: paths.calorieGuide,
  },
  {
    title: 'Breaking a plateau',
    description: 'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
    href: paths.article('plateau-breaking'),
  },
  {
    title: 'Activity Level Guide',
    description: 'The five levels with real weeks beside them, so that you pick the one that is yours.',
    href: paths.activityLevelExplained,
  },
] as const;
