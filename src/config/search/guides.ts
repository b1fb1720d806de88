import { fragments, paths } from '../paths.ts';
import type { SearchPage } from './search-page.ts';

/** The guides in the search index, and a section of one. Articles have their phrases in their frontmatter. */
export const searchedGuides: readonly SearchPage[] = [
  {
    label: 'BMI at 65 or older',
    href: `${paths.bmiInformation}#${fragments.older}`,
    description: 'The range that suits older adults.',
    phrases: [
      'bmi over 65',
      'bmi 65 and over',
      'bmi for older adults',
      'bmi for seniors',
      'bmi for elderly',
      'bmi at 70',
    ],
  },
  {
    label: 'Calorie Guide',
    href: paths.calorieGuide,
    phrases: ['calories', 'calory', 'what is a calorie', 'calories explained', 'kilocalories'],
  },
  {
    label: 'Activity Guide',
    href: paths.activityGuide,
    phrases: [
      'activity',
      'how much exercise',
      'how active should i be',
      'exercise per week',
      'how many steps',
      'steps a day',
      '10000 steps',
      'step count',
      'pedometer',
    ],
  },
  {
    label: 'Understanding BMI',
    href: paths.bmiArticle,
    phrases: [
      'is bmi accurate',
      'bmi muscle',
      'bmi formula',
      'is bmi useful',
      'bmi athletes',
      'bmi and muscle',
      'problems with bmi',
      'what is bmi',
      'bmi wrong',
    ],
  },
  {
    label: 'Calorie Deficit Guide',
    href: paths.calorieDeficitGuide,
    phrases: [
      'calorie deficit',
      'lose weight',
      'weight loss',
      '1200 calories',
      'eating too little',
      'calorie deficit calculator',
      'how big a deficit',
      'crash diet',
      'very low calorie diet',
      'healthy weight loss',
      'safe weight loss',
      'is 1200 calories enough',
      'lose weight fast',
    ],
  },
  {
    label: 'Activity Level Guide',
    href: paths.activityLevelExplained,
    phrases: [
      'activity level',
      'sedentary',
      'lightly active',
      'moderately active',
      'which activity level',
      'my activity level',
      'activity factor',
      'very active',
      'desk job',
    ],
  },
  { label: 'All Articles', href: paths.articles, phrases: ['articles', 'library'] },
];
