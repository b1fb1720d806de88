import type { NavigationLink } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import type { LinkCard } from '#config/navigation.ts';

const GUIDES: readonly LinkCard[] = [
  {
    title: 'Understanding BMI',
    description: 'What the number means, what it misses, and what else to look at.',
    href: paths.bmiArticle,
  },
  {
    title: 'Calorie Deficit Guide',
    description: 'How big a deficit makes sense, what it does over a year, and when to stop.',
    href: paths.calorieDeficitGuide,
  },
  {
    title: 'Activity Level Guide',
    description: 'Five levels, a real week for each, and how to find yours.',
    href: paths.activityLevelExplained,
  },
];

/** Replaces a guide on the guide's own page. */
const SUBSTITUTE: LinkCard = {
  title: 'BMI Guide',
  description: 'Weight by height in both units, your waist, and what a category can’t tell you.',
  href: paths.bmiInformation,
};

/** Articles for parents and teens, for the time after a birth, and for people of 65 and over don't end with a guide about eating less. */
const NOT_ABOUT_LOSING: readonly string[] = [
  paths.article('bmi-for-children-and-teens'),
  paths.article('after-pregnancy'),
  paths.article('weight-after-65'),
];

const isReplaced = (guide: LinkCard, path: string): boolean =>
  guide.href === path || (guide.href === paths.calorieDeficitGuide && NOT_ABOUT_LOSING.includes(path));

/** The three guides at the end of every article. */
export const continueReading = (path: string): readonly LinkCard[] =>
  GUIDES.map((guide) => (isReplaced(guide, path) ? SUBSTITUTE : guide));

/** The eight links at the end of every article. */
export const healthResources: readonly NavigationLink[] = [
  { label: 'Hydration Tips', href: paths.article('hydration-tips') },
  { label: 'Sleep Recovery', href: paths.article('sleep-recovery') },
  { label: 'Strength Training', href: paths.article('strength-training-basics') },
  { label: 'Healthy Carbs', href: paths.article('healthy-carbs') },
  { label: 'Good Fats', href: paths.article('good-fats') },
  { label: 'Protein Diet', href: paths.article('protein-diet') },
  { label: 'Home Workouts', href: paths.article('home-workouts') },
  { label: 'Meal Prep', href: paths.article('meal-prep') },
];

/** The link of an article that isn't written yet. */
export const whileYouWait: readonly NavigationLink[] = [
  { label: 'BMI Calculator', href: paths.home },
  { label: 'TDEE Calculator', href: paths.tdeeCalculator },
  { label: 'All Articles', href: paths.articles },
];
