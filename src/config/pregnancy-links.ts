import { paths } from './paths.ts';

/** The section for people who lost a pregnancy. */
export const AFTER_LOSS = 'after-a-loss';

/** The cards below the page about weight gain in pregnancy. None is about eating less. */
export const pregnancyResources = [
  {
    title: 'What BMI tells you',
    description: 'What it measures, what it misses, and who should read it differently.',
    href: paths.bmiInformation,
  },
  {
    title: 'Sleep and recovery',
    description: 'Why sleep helps body and mood, and what makes it easier.',
    href: paths.article('sleep-recovery'),
  },
  {
    title: 'Your weight after pregnancy',
    description: 'What’s usual in the first year after birth, and who to ask.',
    href: paths.article('after-pregnancy'),
  },
] as const;
