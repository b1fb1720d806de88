/** Every route of the site. Links are built from here, so a renamed page cannot leave a dead link. */
export const paths = {
  home: '/',
  tdeeCalculator: '/tdee-calculator',
  bmiInformation: '/bmi-information',
  calorieCalculator: '/calorie-calculator',
  healthyWeightGuide: '/healthy-weight-guide',
  articles: '/articles',
  article: (slug: string) => `/articles/${slug}`,
  bmiArticle: '/bmi-article',
  calorieDeficitGuide: '/calorie-deficit-guide',
  activityLevelExplained: '/activity-level-explained',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  methodology: '/methodology',
} as const;
