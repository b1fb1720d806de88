import { formulaPages } from './formula-pages.ts';
import { developerPaths, paths } from './paths.ts';
import { questionPages, type QuestionName } from './question-pages.ts';
import { SHARED_LOG_PATH } from './shared-log-path.ts';
import { site } from './site.ts';

/** Facts about a page that has no article frontmatter. */
export interface StaticPage {
  readonly path: string;
  /** Unique, at most 60 characters; the document's title adds the site's name. */
  readonly title: string;
  /** Its name in the breadcrumbs, if it can't be derived from the path. */
  readonly breadcrumb?: string;
  /** The description that search engines show: 70 to 160 characters. */
  readonly description: string;
  /** Comma-separated keywords for search engines. */
  readonly keywords?: string;
  /** The line above the title on the page's preview image. */
  readonly section: string;
  /** Date of the last change that a reader would notice. Update it when the page's words change. */
  readonly modified: string;
}

/** The facts of the pages about one question. */
const questionFacts = Object.fromEntries(
  Object.entries(questionPages).map(([name, { path, title, label, description, keywords, modified }]) => [
    name,
    { path, title, breadcrumb: label, description, keywords, section: 'Calculator', modified },
  ]),
) as Readonly<Record<QuestionName, StaticPage>>;

/** The pages that aren't articles, used by the pages themselves, the sitemap and the preview images. */
export const pageFacts = {
  home: {
    path: paths.home,
    title: site.title,
    description: site.tagline,
    keywords: 'BMI calculator, ideal weight, calorie calculator, health calculator',
    section: 'BMI, ideal weight and daily calories',
    modified: '2026-11-22',
  },
  tdeeCalculator: {
    path: paths.tdeeCalculator,
    title: 'TDEE Calculator: calories and macros for your goal',
    breadcrumb: 'TDEE Calculator',
    description:
      'Find your Total Daily Energy Expenditure, calories for losing, maintaining or gaining weight, and four macro plans. Private. Shows its margin of error.',
    keywords: 'TDEE calculator, daily calories, BMR, macros, maintenance calories',
    section: 'Calculator',
    modified: '2026-11-27',
  },
  weightPlanner: {
    path: paths.weightPlanner,
    title: 'Weight Planner: a goal weight, a date, and what to eat',
    description:
      'How much to eat to reach a goal weight by a date and stay there afterward, using the model behind the NIH planner. In pounds, kilograms or stone.',
    keywords:
      'weight planner, goal weight calculator, weight loss date calculator, body weight planner, calories to reach goal weight',
    section: 'Calculator',
    modified: '2026-11-24',
  },
  childBmiCalculator: {
    path: paths.childBmiCalculator,
    title: 'Child BMI Calculator: percentiles for ages 2 to 19',
    breadcrumb: 'Child and Teen BMI Calculator',
    description:
      'BMI percentile of a child or teen by CDC’s growth charts, with the 2022 method for high values: what it means, what it can’t tell, and the next step.',
    keywords:
      'child BMI calculator, BMI percentile calculator, teen BMI, BMI for age, CDC growth chart, BMI z-score',
    section: 'Calculator',
    modified: '2026-11-24',
  },
  pregnancyWeightGain: {
    path: paths.pregnancyWeightGain,
    title: 'Pregnancy weight gain by week and BMI',
    breadcrumb: 'Weight gain in pregnancy',
    description:
      'What the US guideline says about weight gain in pregnancy for your BMI before it: the whole pregnancy and this week, one baby or twins, and when to call.',
    keywords:
      'pregnancy weight gain calculator, weight gain in pregnancy, pregnancy weight gain by week, twin pregnancy weight gain, IOM guideline',
    section: 'Calculator',
    modified: '2026-11-29',
  },
  log: {
    path: paths.log,
    title: 'Weight Log: your own daily calories',
    breadcrumb: 'Weight Log',
    description:
      'Log your weight and what you eat, and see after three weeks what your body uses in a day and how precise that number is. Private: it stays on your device.',
    keywords:
      'maintenance calories, adaptive TDEE, weight log, calorie log, weight trend, track weight, real TDEE',
    section: 'Calculator',
    modified: '2026-11-27',
  },
  articles: {
    path: paths.articles,
    title: 'Articles on nutrition, fitness and weight',
    description: `All ${site.name} articles on nutrition, fitness, lifestyle and weight, by category, each with its reading time and its sources.`,
    section: 'Library',
    modified: '2026-11-22',
  },
  about: {
    path: paths.about,
    title: 'About Us: how this site works and is paid for',
    breadcrumb: 'About Us',
    description: `Who ${site.name} is for, how its calculators work, who writes the articles and how they’re checked, and how a free site without accounts is paid for.`,
    section: 'About this site',
    modified: '2026-11-27',
  },
  faq: {
    path: paths.faq,
    title: 'Frequently Asked Questions about BMI and calories',
    breadcrumb: 'FAQ',
    description:
      'Plain answers about BMI, daily calories, targets and macros, who the calculators are for, and what happens to the numbers you type.',
    keywords: 'BMI questions, calorie questions, BMI FAQ, calorie deficit, privacy',
    section: 'Questions and answers',
    modified: '2026-11-28',
  },
  contact: {
    path: paths.contact,
    title: 'Contact Us: questions, mistakes, corrections',
    breadcrumb: 'Contact Us',
    description:
      'How to reach us, what to tell us when a result or an article looks wrong, and where most questions are already answered.',
    section: 'About this site',
    modified: '2026-11-27',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy: what stays in your browser',
    breadcrumb: 'Privacy Policy',
    description:
      'What you type stays in your browser and isn’t sent anywhere. What your browser stores and for how long, how to erase it, and how to check all this yourself.',
    section: 'About this site',
    modified: '2026-11-28',
  },
  terms: {
    path: paths.terms,
    title: 'Terms of Use',
    breadcrumb: 'Terms of Use',
    description: `The rules for using ${site.name}, in plain words: free for adults, estimates rather than medical advice, no guarantees, and how you may quote it.`,
    section: 'About this site',
    modified: '2026-11-23',
  },
  methodology: {
    path: paths.methodology,
    title: 'How We Calculate: formulas, sources and errors',
    breadcrumb: 'How We Calculate',
    description:
      'Every formula on this site with its source, who it applies to, its error and a worked example, and the reference cases that this build has passed.',
    keywords: 'BMI formula, Mifflin-St Jeor equation, Katch-McArdle, TDEE formula, activity multipliers',
    section: 'Methodology',
    modified: '2026-11-22',
  },
  developers: {
    path: developerPaths.landing,
    title: 'For Developers: formulas, command line and test vectors',
    breadcrumb: 'For developers',
    description:
      'The formulas of this site as a package and a command line, test vectors to check other programs against, and how to cite and verify all of it.',
    keywords: 'BMI formula JavaScript, TDEE formula TypeScript, health calculator npm package, test vectors',
    section: 'For developers',
    modified: '2026-11-22',
  },
  ...formulaPages,
  ...questionFacts,
  developersEmbed: {
    path: developerPaths.embed,
    title: 'Embed a calculator on your own site',
    description:
      'Put a BMI, TDEE, weight or child BMI calculator on your own page: copy a few lines. No account, no tracking, nothing stored and nothing sent.',
    keywords:
      'BMI calculator widget, embed BMI calculator, TDEE calculator widget, free health calculator iframe',
    section: 'For developers',
    modified: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, StaticPage>>;

/** Shown for unknown addresses. It isn't in any list of pages. */
export const notFoundPage: StaticPage = {
  path: '/404',
  title: 'Oops! Page not found',
  description: 'There’s no page at this address. It may have moved, or the link may have a typo.',
  section: 'Not found',
  modified: '2026-11-22',
};

/** Opened by a link that somebody made of their log. It isn't in any list of pages. */
export const sharedLogPage: StaticPage = {
  path: SHARED_LOG_PATH,
  title: 'A shared weight log',
  description:
    'Shows the weight log that somebody shared with you by a link. The log is in the link itself; nothing is sent or stored.',
  section: 'Weight Log',
  modified: '2026-11-27',
};

/** Shown instead of a page that isn't stored on the device while offline. It isn't in any list of pages. */
export const offlinePage: StaticPage = {
  path: '/offline',
  title: 'This page can’t be loaded right now',
  description:
    'What you see when the site can’t be reached and the page you asked for isn’t saved on your device.',
  section: 'Offline',
  modified: '2026-11-21',
};
