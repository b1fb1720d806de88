import type { NavigationLink } from './navigation.ts';
import { paths } from './paths.ts';

/** Where the index of the search lies: a script that is asked for on first use, never before. */
export const SEARCH_ENTRIES_PATH = '/search-entries.js';

/** The static pages that the search knows, in the order in which it lists them; articles stand before them. */
export const searchPages: readonly NavigationLink[] = [
  { label: 'BMI Calculator', href: paths.home },
  { label: 'TDEE Calculator', href: paths.tdeeCalculator },
  { label: 'BMI Information', href: paths.bmiInformation },
  { label: 'About Us', href: paths.about },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact Us', href: paths.contact },
  { label: 'Calorie Guide', href: paths.calorieCalculator },
  { label: 'Activity Guide', href: paths.healthyWeightGuide },
  { label: 'Understanding BMI', href: paths.bmiArticle },
  { label: 'Calorie Deficit Guide', href: paths.calorieDeficitGuide },
  { label: 'Activity Level Guide', href: paths.activityLevelExplained },
  { label: 'Weight Planner', href: paths.weightPlanner },
  { label: 'Child and Teen BMI Calculator', href: paths.childBmiCalculator },
  { label: 'Saved Results', href: paths.saved },
];
