import { paths } from './paths.ts';

/** The cards under the weight planner. */
export const plannerResources = [
  {
    title: 'Calorie Deficit Guide',
    description: 'Why 500 kcal a day does not stay a pound a week, and what to expect instead.',
    href: paths.calorieDeficitGuide,
  },
  {
    title: 'Breaking a plateau',
    description: 'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
    href: paths.article('plateau-breaking'),
  },
  {
    title: 'TDEE Calculator',
    description: 'What a day costs you, targets around it, and what protein, carbs and fat make of them.',
    href: paths.tdeeCalculator,
  },
] as const;
