/** The words of the page around the home calculator. */
export const homePage = {
  title: 'Know your numbers in ten seconds',
  lead: 'BMI, healthy weight and daily calories. No sign-up, instant results.',
  beyondBmiTitle: 'Beyond BMI',
  guides: 'Guides',
  quickLinks: 'Quick links',
} as const;
