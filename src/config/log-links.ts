import { paths } from './paths.ts';

/** The cards below the log. */
export const logResources = [
  {
    title: 'How to find your own maintenance calories',
    description: 'Why a calculator can miss you, how many days it takes, and who shouldn’t log.',
    href: paths.article('find-your-maintenance-calories'),
  },
  {
    title: 'Breaking a plateau',
    description: 'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
    href: paths.article('plateau-breaking'),
  },
  {
    title: 'TDEE Calculator',
    description: 'What the equation for people like you says, with targets and macros.',
    href: paths.tdeeCalculator,
  },
] as const;
