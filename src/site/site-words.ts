/** The words that every page has around its own text. */
export const siteWords = {
  advertisement: 'Advertisement',
  breadcrumb: 'Breadcrumb',
  resources: 'Resources',
  siteLinks: 'Site',
  menu: 'Menu',
  mainMenu: 'Main',
  homePage: 'Home',
  home: (site: string) => `${site} home`,
  rights: (publisher: string) => `${publisher}. All rights reserved.`,
  continueReading: 'Continue Reading',
  readMore: 'Read more',
  backToTop: 'Back to top',
  printedOn: 'Printed on {day}',
  skip: 'Skip to main content',
} as const;

/** What is offered at a wrong address. */
export const notFoundWords = {
  home: 'Return to the home page',
  links: 'You may be looking for',
} as const;

/** What a printed result is called. */
export const printTitles = {
  home: 'BMI and calorie result',
  tdee: 'TDEE and macro result',
  planner: 'Weight plan',
} as const;
