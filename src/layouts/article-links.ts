import { paths } from '#config/paths.ts';
import type { CardLink } from '#site/LinkCards.tsx';
import type { QuickLink } from '#site/QuickLinks.tsx';

const GUIDES: readonly CardLink[] = [
  {
    title: 'Understanding BMI',
    description: 'What the number says, where its limits lie, and what to look at besides.',
    href: paths.bmiArticle,
  },
  {
    title: 'Calorie Deficit Guide',
    description: 'How big a gap makes sense, what it does over a year, and when to stop.',
    href: paths.calorieDeficitGuide,
  },
  {
    title: 'Activity Level Guide',
    description: 'The five levels, what a week at each looks like, and which one is yours.',
    href: paths.activityLevelExplained,
  },
];

/** Stands in for a guide on the guide's own page. */
const SUBSTITUTE: CardLink = {
  title: 'BMI Guide',
  description: 'Weight by height in both units, waist and height, and what a category does not say.',
  href: paths.bmiInformation,
};

/** The three guides at the end of every article. */
export const continueReading = (path: string): readonly CardLink[] =>
  GUIDES.map((guide) => (guide.href === path ? SUBSTITUTE : guide));

/** The eight links at the end of every article. */
export const healthResources: readonly QuickLink[] = [
  { label: 'Hydration Tips', href: paths.article('hydration-tips') },
  { label: 'Sleep Recovery', href: paths.article('sleep-recovery') },
  { label: 'Strength Training', href: paths.article('strength-training-basics') },
  { label: 'Healthy Carbs', href: paths.article('healthy-carbs') },
  { label: 'Good Fats', href: paths.article('good-fats') },
  { label: 'Protein Diet', href: paths.article('protein-diet') },
  { label: 'Home Workouts', href: paths.article('home-workouts') },
  { label: 'Meal Prep', href: paths.article('meal-prep') },
];
