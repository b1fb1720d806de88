import { developerPaths, paths } from './paths.ts';
import { questionPages } from './question-pages.ts';
import { site } from './site.ts';

/** A link with the words a visitor reads. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** A short word in a badge after the label. */
  readonly badge?: string;
  /** What the page answers, below the label in the menu. */
  readonly line?: string;
  /** True for a page about how much to eat, which the footer of the page about pregnancy leaves out. */
  readonly isAboutEating?: true;
}

/** A link with what its page says. */
export interface LinkCard {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** True for links that a wide header shows behind a button. */
  readonly isFolded?: true;
}

/** Articles whose address isn't below the one of all articles. */
export const staticArticles: readonly string[] = [
  paths.bmiArticle,
  paths.calorieDeficitGuide,
  paths.activityLevelExplained,
];

/** The tools, as listed in the header and the footer. */
const calculatorLinks: readonly NavigationLink[] = [
  { label: 'BMI Calculator', href: paths.home, line: 'BMI, healthy weight and daily calories' },
  {
    label: 'TDEE Calculator',
    href: paths.tdeeCalculator,
    badge: 'New',
    line: 'Calories you use in a day, and macros',
    isAboutEating: true,
  },
  {
    label: 'Weight Planner',
    href: paths.weightPlanner,
    line: 'How much to eat to reach a weight',
    isAboutEating: true,
  },
  { label: 'Weight Log', href: paths.log, line: 'Weigh-ins, trend, and what you use' },
  { label: 'Children & Teens', href: paths.childBmiCalculator, line: 'BMI percentile from 2 to 19 years' },
];

/** Calculators for one question each. */
const questionLinks: readonly NavigationLink[] = [
  ...Object.values(questionPages).map(({ label, path, line }) => ({ label, href: path, line })),
  {
    label: 'Pregnancy Weight Gain',
    href: paths.pregnancyWeightGain,
    line: 'The ranges by week',
  },
];

/** The header's links: the nine specified ones in order, and our own tools. */
export const headerGroups: readonly NavigationGroup[] = [
  {
    title: 'Calculators',
    links: calculatorLinks,
  },
  {
    title: 'More calculators',
    links: questionLinks,
    isFolded: true,
  },
  {
    title: 'Guides and articles',
    links: [
      { label: 'BMI Guide', href: paths.bmiInformation },
      { label: 'Calorie Guide', href: paths.calorieGuide },
      { label: 'Activity Guide', href: paths.activityGuide },
      { label: 'Articles', href: paths.articles },
    ],
  },
  {
    title: site.name,
    links: [
      { label: 'About', href: paths.about },
      { label: 'FAQ', href: paths.faq },
      { label: 'Contact', href: paths.contact },
    ],
  },
];

/** The tools, and the three specified columns of the footer. */
const footerColumns: readonly NavigationGroup[] = [
  {
    title: 'Calculators',
    links: calculatorLinks,
  },
  {
    title: 'More calculators',
    links: questionLinks,
  },
  {
    title: 'BMI Resources',
    links: [
      { label: 'BMI Guide', href: paths.bmiInformation },
      { label: 'Understanding BMI', href: paths.bmiArticle },
      { label: 'Weight after 65', href: paths.article('weight-after-65') },
      { label: 'How we calculate', href: paths.methodology },
      { label: 'For developers', href: developerPaths.landing },
    ],
  },
  {
    title: 'Nutrition Resources',
    links: [
      { label: 'Calorie Guide', href: paths.calorieGuide, isAboutEating: true },
      { label: 'Calorie Deficit Guide', href: paths.calorieDeficitGuide, isAboutEating: true },
      { label: 'Macronutrients Explained', href: paths.article('macronutrients-explained') },
    ],
  },
  {
    title: 'Fitness Resources',
    links: [
      { label: 'Activity Guide', href: paths.activityGuide },
      { label: 'Activity Level Guide', href: paths.activityLevelExplained },
      { label: 'Strength Training Basics', href: paths.article('strength-training-basics') },
      { label: 'Home Workouts', href: paths.article('home-workouts') },
    ],
  },
];

/** The footer's columns on a page. On the one about pregnancy, nothing leads to calories or to losing weight. */
export const footerColumnsOn = (path: string): readonly NavigationGroup[] =>
  path === paths.pregnancyWeightGain
    ? footerColumns.map(({ title, links }) => ({
        title,
        links: links.filter(({ isAboutEating }) => !isAboutEating),
      }))
    : footerColumns;

/** The five links in the footer's last line. */
export const footerLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Use', href: paths.terms },
  { label: 'Contact Us', href: paths.contact },
  { label: 'About Us', href: paths.about },
  { label: 'All Articles', href: paths.articles },
];
