import { questionLinks, type NavigationLink } from './navigation.ts';
import { paths } from './paths.ts';

/** The three guides below the home page's tagline. */
export const homeGuides: readonly NavigationLink[] = [
  { label: 'What BMI tells you', href: paths.bmiInformation },
  { label: 'Where calories go', href: paths.calorieGuide },
  { label: 'How much to exercise', href: paths.activityGuide },
];

/** The three cards of the home page's related resources. */
export const homeCards = [
  {
    title: 'Understanding BMI',
    description: 'What BMI measures, what it misses, and how to read yours.',
    href: paths.bmiArticle,
  },
  {
    title: 'Calorie Deficit Guide',
    description:
      'Why cutting 500 calories a day stops taking off a pound a week, and what to expect instead.',
    href: paths.calorieDeficitGuide,
  },
  {
    title: 'Activity Level Guide',
    description: 'The five levels, each with a real week, to help you find yours.',
    href: paths.activityLevelExplained,
  },
] as const;

/** The home page's quick links. */
export const homeQuickLinks: readonly NavigationLink[] = [
  { label: 'TDEE Calculator', href: paths.tdeeCalculator },
  { label: 'Weight Planner', href: paths.weightPlanner },
  { label: 'Weight Log', href: paths.log },
  { label: 'Children & Teens', href: paths.childBmiCalculator },
  ...questionLinks,
  { label: 'BMI Guide', href: paths.bmiInformation },
  { label: 'Calorie Guide', href: paths.calorieGuide },
  { label: 'Activity Guide', href: paths.activityGuide },
  { label: 'All Articles', href: paths.articles },
  { label: 'How we calculate', href: paths.methodology },
];
