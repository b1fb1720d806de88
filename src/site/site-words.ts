/** The words around the content of every page. */
export const siteWords = {
  advertisement: 'Advertisement',
  breadcrumb: 'Breadcrumb',
  resources: 'Resources',
  siteLinks: 'Site',
  menu: 'Menu',
  closeMenu: 'Close',
  more: 'More',
  mainMenu: 'Main',
  homePage: 'Home',
  home: (site: string) => `${site} home`,
  rights: (publisher: string) => `${publisher}. All rights reserved.`,
  continueReading: 'Continue Reading',
  readMore: 'Read more',
  questions: 'Questions',
  backToTop: 'Back to top',
  printedOn: 'Printed on {day}',
  skip: 'Skip to main content',
} as const;

/** What the 404 page offers. */
export const notFoundWords = {
  home: 'Return to the home page',
  links: 'You may be looking for',
} as const;
