/** The cards below the calculators: what to read or use next. */
import type { LinkCard } from './navigation.ts';
import { paths } from './paths.ts';

const card = (title: string, description: string, href: string): LinkCard => ({ title, description, href });

export const understandingBmi = card(
  'Understanding BMI',
  'What BMI measures, what it misses, and how to read yours.',
  paths.bmiArticle,
);
export const activityLevels = card(
  'Activity Level Guide',
  'The five levels, each with a real week, to help you find yours.',
  paths.activityLevelExplained,
);
const deficitGuide = card(
  'Calorie Deficit Guide',
  'Why cutting 500 calories a day stops taking off a pound a week, and what to expect instead.',
  paths.calorieDeficitGuide,
);
const plateau = card(
  'Weight loss plateau',
  'Why weight loss slows, how to tell a plateau from a bad week, and what helps.',
  paths.article('plateau-breaking'),
);

export const homeCards = [understandingBmi, deficitGuide, activityLevels];

export const tdeeResources = [
  card(
    'Calorie Guide',
    'Where your daily calories go, with deficits, surpluses and protein.',
    paths.calorieGuide,
  ),
  plateau,
  activityLevels,
];

export const plannerResources = [
  deficitGuide,
  plateau,
  card(
    'TDEE Calculator',
    'Your daily calories, targets for your goal, and how to split them into protein, carbs and fat.',
    paths.tdeeCalculator,
  ),
];

export const logResources = [
  card(
    'How to find your own maintenance calories',
    'Why a calculator can miss you, how many days it takes, and who shouldn’t log.',
    paths.article('find-your-maintenance-calories'),
  ),
  plateau,
  card(
    'TDEE Calculator',
    'What the equation for people like you says, with targets and macros.',
    paths.tdeeCalculator,
  ),
];

/** None is about eating less. */
export const childResources = [
  card(
    'BMI for children and teens',
    'What a percentile is, how puberty bends the line, and how to talk about weight at home.',
    paths.article('bmi-for-children-and-teens'),
  ),
  card(
    'Sleep and recovery',
    'Why enough sleep helps body and mood, and what makes it easier for the whole family.',
    paths.article('sleep-recovery'),
  ),
  card(
    'Exercise motivation',
    'How to find something active that’s fun, and keep it up together.',
    paths.article('exercise-motivation'),
  ),
];

/** None is about eating less. */
export const pregnancyResources = [
  understandingBmi,
  card(
    'Sleep and recovery',
    'Why sleep helps body and mood, and what makes it easier.',
    paths.article('sleep-recovery'),
  ),
  card(
    'Your weight after pregnancy',
    'What’s usual in the first year after birth, and who to ask.',
    paths.article('after-pregnancy'),
  ),
];
