import type { NavigationLink } from './navigation.ts';
import { paths, questionPaths } from './paths.ts';

/** Below the home page's tagline. */
export const homeGuides: readonly NavigationLink[] = [
  { label: 'What BMI tells you', href: paths.bmiInformation },
  { label: 'Where calories go', href: paths.calorieGuide },
  { label: 'How much to exercise', href: paths.activityGuide },
];

/**
 * The home page's quick links: each tool by what it answers, and two articles for people whose answers differ. The menu
 * and the footer have a tool's name.
 */
export const homeQuickLinks: readonly NavigationLink[] = [
  { label: 'How much to eat', href: paths.weightPlanner },
  { label: 'Calories and macros', href: paths.tdeeCalculator },
  { label: 'Track your weight', href: paths.log },
  { label: 'A child’s BMI', href: paths.childBmiCalculator },
  { label: 'What you use at rest', href: questionPaths.bmr },
  { label: 'Body fat by tape', href: questionPaths.bodyFat },
  { label: 'A healthy weight', href: questionPaths.idealWeight },
  { label: 'Waist and height', href: questionPaths.waist },
  { label: 'How much protein', href: questionPaths.protein },
  { label: 'Gain in pregnancy', href: paths.pregnancyWeightGain },
  { label: 'Weight after 65', href: paths.article('weight-after-65') },
  { label: 'Gaining weight', href: paths.article('gaining-weight') },
];
