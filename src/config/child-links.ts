import { paths } from './paths.ts';

/** The cards below the children's calculator. None is about eating less. */
export const childResources = [
  {
    title: 'BMI for children and teens',
    description: 'What a percentile is, how puberty bends the line, and how to talk about weight at home.',
    href: paths.article('bmi-for-children-and-teens'),
  },
  {
    title: 'Sleep and recovery',
    description: 'Why enough sleep helps body and mood, and what makes it easier for the whole family.',
    href: paths.article('sleep-recovery'),
  },
  {
    title: 'Movement you like',
    description: 'How to find something active that’s fun, and keep it up together.',
    href: paths.article('exercise-motivation'),
  },
] as const;
