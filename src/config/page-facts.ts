import { paths } from './paths.ts';
import { site } from './site.ts';

/** What a page says about itself where no article's frontmatter does. */
export interface StaticPage {
  readonly path: string;
  /** Unique, at most 60 characters; the site's name follows it in the document's title. */
  readonly title: string;
  /** What a search engine shows below the title: 70 to 160 characters. */
  readonly description: string;
  /** Comma-separated words a search engine may file the page under. */
  readonly keywords?: string;
  /** Words above the title on the page's preview picture. */
  readonly section: string;
  /** Day of the last change that a reader would notice. Whoever changes the page's words changes it. */
  readonly modified: string;
}

/** The pages whose words are no article: one entry each, read by the page, the sitemap and the preview pictures. */
export const pageFacts = {
  home: {
    path: paths.home,
    title: site.title,
    description: site.tagline,
    keywords: 'BMI calculator, ideal weight, calorie calculator, BMR, health calculator',
    section: 'BMI, ideal weight and daily calories',
    modified: '2026-11-21',
  },
  tdeeCalculator: {
    path: paths.tdeeCalculator,
    title: 'TDEE Calculator: calories and macros for your goal',
    description:
      'Work out your Total Daily Energy Expenditure, calories for losing, keeping or gaining weight, and four macro plans. In your browser, with the error stated.',
    keywords: 'TDEE calculator, daily calories, BMR, macros, maintenance calories',
    section: 'Calculator',
    modified: '2026-11-21',
  },
  weightPlanner: {
    path: paths.weightPlanner,
    title: 'Weight Planner: a goal weight, a date, and what to eat',
    description:
      'How much to eat to reach a goal weight by a date, and to stay there afterwards, by the model behind the NIH planner: in kg, lb or stone, with safe limits.',
    keywords:
      'weight planner, goal weight calculator, weight loss date calculator, body weight planner, calories to reach goal weight',
    section: 'Calculator',
    modified: '2026-11-21',
  },
  childBmiCalculator: {
    path: paths.childBmiCalculator,
    title: 'Child BMI Calculator: percentiles for ages 2 to 19',
    description:
      'BMI percentile of a child or teen by CDC’s growth charts, with the 2022 method for high values: what it means, what it can’t tell, and the next step.',
    keywords:
      'child BMI calculator, BMI percentile calculator, teen BMI, BMI for age, CDC growth chart, BMI z-score',
    section: 'Calculator',
    modified: '2026-11-22',
  },
  articles: {
    path: paths.articles,
    title: 'Articles on nutrition, fitness and weight',
    description: `All ${site.name} articles about nutrition, fitness, lifestyle and weight, by category, each with its reading time and its sources.`,
    section: 'Library',
    modified: '2026-11-21',
  },
  about: {
    path: paths.about,
    title: 'About Us: how this site works and is paid for',
    description: `Who ${site.name} is for and who it is not for, how its calculators work, where its articles come from, and how a free site without accounts is paid for.`,
    section: 'About this site',
    modified: '2026-11-21',
  },
  faq: {
    path: paths.faq,
    title: 'Frequently Asked Questions about BMI and calories',
    description:
      'Plain answers about BMI, daily calories, targets and macros, about who the calculators are for, and about what happens to the numbers that you type.',
    keywords: 'BMI questions, calorie questions, BMI FAQ, calorie deficit, privacy',
    section: 'Questions and answers',
    modified: '2026-11-21',
  },
  contact: {
    path: paths.contact,
    title: 'Contact Us: questions, mistakes, corrections',
    description:
      'How to reach the people behind this site by e-mail, what to write so that a mistake can be found, and where most questions are answered already.',
    section: 'About this site',
    modified: '2026-11-21',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy: what stays in your browser',
    description:
      'What you type is worked out in your browser and sent nowhere. What the browser keeps and for how long, how to erase it, and how to check all this yourself.',
    section: 'About this site',
    modified: '2026-11-21',
  },
  terms: {
    path: paths.terms,
    title: 'Terms of Use',
    description: `The rules for using ${site.name}, in plain words: free for adults, estimates and not medical advice, no guarantees, and how you may quote and link to it.`,
    section: 'About this site',
    modified: '2026-11-21',
  },
  methodology: {
    path: paths.methodology,
    title: 'How We Calculate: formulas, sources and errors',
    description:
      'Every formula of this site with its source, the people it holds for, its error and a worked example, and the reference cases that this very build has passed.',
    keywords: 'BMI formula, Mifflin-St Jeor equation, Katch-McArdle, TDEE formula, activity multipliers',
    section: 'Methodology',
    modified: '2026-11-21',
  },
  saved: {
    path: paths.saved,
    title: 'Saved Results: your figures over time',
    description:
      'The results that you chose to keep, on this device only: a list with dates and notes, a line over time, and files to take along or bring back.',
    section: 'On your device',
    modified: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, StaticPage>>;

/** The page that stands at every wrong address. It is in no list. */
export const notFoundPage: StaticPage = {
  path: '/404',
  title: 'Oops! Page not found',
  description: 'There is no page at this address. It may have moved, or the link may hold a slip of the pen.',
  section: 'Not found',
  modified: '2026-11-21',
};
