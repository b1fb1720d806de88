import type { NavigationLink } from './navigation.ts';
import { developerPaths, fragments, paths } from './paths.ts';
import { AFTER_LOSS } from './pregnancy-links.ts';
import { questionPages } from './question-pages.ts';

/** The address of the search index, a script that is loaded on first use. */
export const SEARCH_ENTRIES_PATH = '/search-entries.js';

/** A page in the search index. */
export interface SearchPage extends NavigationLink {
  readonly isTool?: true;
  /** For a section of a page, which has no facts of its own. */
  readonly description?: string;
  /** Phrases that a visitor may type for this page, in addition to its keywords. */
  readonly phrases: readonly string[];
}

/** The static pages of the search index. Equally relevant ones are listed in this order, after the articles. */
export const searchPages: readonly SearchPage[] = [
  {
    label: 'BMI Calculator',
    href: paths.home,
    isTool: true,
    phrases: [
      'bmi',
      'body mass index',
      'healthy weight',
      'how much should i weigh',
      'what should i weigh',
      'am i overweight',
      'is my weight ok',
      'is my weight healthy',
      'too heavy',
      'am i fat',
      'overweight',
      'obese',
      'underweight',
      'stone to kg',
    ],
  },
  {
    label: 'TDEE Calculator',
    href: paths.tdeeCalculator,
    isTool: true,
    phrases: [
      'tdee',
      'how many calories',
      'how many calories should i eat',
      'how many calories do i need',
      'maintenance calories',
      'calorie calculator',
      'macro calculator',
      'macros calculator',
      'kilojoules',
      'kj',
      'calories in a day',
      'calories burned in a day',
      'bulking',
      'lean bulk',
      'cutting',
    ],
  },
  {
    label: 'BMI Information',
    href: paths.bmiInformation,
    phrases: ['bmi chart', 'bmi table', 'bmi categories', 'normal bmi', 'healthy bmi'],
  },
  { label: 'About Us', href: paths.about, phrases: ['who runs this site', 'who writes'] },
  { label: 'FAQ', href: paths.faq, phrases: ['questions', 'help', 'kj to kcal'] },
  { label: 'Contact Us', href: paths.contact, phrases: ['email', 'report a mistake', 'feedback'] },
  {
    label: 'BMI at 65 or over',
    href: `${paths.bmiInformation}#${fragments.older}`,
    description: 'The range that suits older adults.',
    phrases: ['over 65', '65 and over', 'older', 'older adults', 'elderly', 'senior', 'seniors'],
  },
  {
    label: 'Calorie Guide',
    href: paths.calorieGuide,
    phrases: ['calories', 'calory', 'what is a calorie'],
  },
  { label: 'Activity Guide', href: paths.activityGuide, phrases: ['activity'] },
  {
    label: 'Understanding BMI',
    href: paths.bmiArticle,
    phrases: ['is bmi accurate', 'bmi muscle', 'bmi formula'],
  },
  {
    label: 'Calorie Deficit Guide',
    href: paths.calorieDeficitGuide,
    phrases: ['calorie deficit', 'lose weight', 'weight loss'],
  },
  {
    label: 'Activity Level Guide',
    href: paths.activityLevelExplained,
    phrases: ['activity level', 'sedentary', 'lightly active', 'moderately active'],
  },
  {
    label: 'Weight Planner',
    href: paths.weightPlanner,
    isTool: true,
    phrases: [
      'goal weight',
      'weight goal',
      'lose 10 pounds',
      'how long to lose weight',
      'how fast can i lose weight',
      'weight loss calculator',
      'weight gain calculator',
    ],
  },
  {
    label: 'Child and Teen BMI Calculator',
    href: paths.childBmiCalculator,
    isTool: true,
    phrases: [
      'child bmi',
      'children',
      'kids bmi',
      'teen bmi',
      'bmi percentile',
      'growth chart',
      'is my child overweight',
      'is my child underweight',
    ],
  },
  {
    label: 'Weight gain in pregnancy',
    href: paths.pregnancyWeightGain,
    isTool: true,
    phrases: [
      'pregnancy',
      'pregnant',
      'expecting',
      'pregnancy weight gain',
      'weight gain in pregnancy',
      'pregnancy weight',
      'pregnancy calculator',
      'how much weight in pregnancy',
      'how much weight should i gain in pregnancy',
      'pregnant with twins',
      'expecting twins',
      'pregnancy weight gain by week',
      'weight gain during pregnancy',
      'first trimester',
      'second trimester',
      'third trimester',
      'bmi in pregnancy',
      'due date',
      'weeks pregnant',
      'how much weight should i gain pregnant',
    ],
  },
  {
    label: 'After a pregnancy loss',
    href: `${paths.pregnancyWeightGain}#${AFTER_LOSS}`,
    description: 'Who to talk to, and when to call a doctor.',
    phrases: [
      'miscarriage',
      'miscarried',
      'had a miscarriage',
      'pregnancy loss',
      'lost a pregnancy',
      'lost my baby',
      'loss of a baby',
      'stillbirth',
      'stillborn',
      'pregnant after a loss',
      'pregnant after miscarriage',
    ],
  },
  {
    label: 'Weight Log',
    href: paths.log,
    isTool: true,
    phrases: [
      'log',
      'weight log',
      'food log',
      'calorie log',
      'log weight',
      'track weight',
      'weight tracker',
      'calorie tracker',
      'weight trend',
      'my maintenance calories',
      'maintenance calories',
      'adaptive tdee',
      'real tdee',
      'saved results',
      'my results',
      'saved',
      'history',
      'progress',
      'export',
      'import myfitnesspal',
    ],
  },
  ...Object.values(questionPages).map(({ label, path, phrases }): SearchPage => ({
    label,
    href: path,
    isTool: true,
    phrases,
  })),
  { label: 'All Articles', href: paths.articles, phrases: ['articles', 'library'] },
  {
    label: 'How we calculate',
    href: paths.methodology,
    phrases: ['formula', 'formulas', 'methodology', 'mifflin', 'equations', 'sources'],
  },
  {
    label: 'For developers',
    href: developerPaths.landing,
    phrases: ['developers', 'api', 'npm', 'package', 'source code', 'command line', 'test vectors'],
  },
  {
    label: 'Privacy Policy',
    href: paths.privacy,
    phrases: ['privacy', 'cookies', 'my data', 'delete my data', 'tracking'],
  },
  { label: 'Terms of Use', href: paths.terms, phrases: ['terms', 'disclaimer', 'license'] },
];
