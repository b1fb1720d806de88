import { paths } from './paths.ts';

/** The cards below the weight planner. */
export const plannerResources = [
  {
    title: 'Calorie Deficit Guide',
    description:
      'Why cutting 500 calories a day stops taking off a pound a week, and what to expect instead.',
    href: paths.calorieDeficitGuide,
  },
  {
    title: 'Breaking a plateau',
    description: 'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
    href: paths.article('plateau-breaking'),
  },
  {
    title: 'TDEE Calculator',
    description:
      'Your daily calories, targets for your goal, and how to split them into protein, carbs and fat.',
    href: paths.tdeeCalculator,
  },
] as const;
