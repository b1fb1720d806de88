import { paths } from '#config/paths.ts';

/** The words around the articles, the FAQ and the methodology page. */
export const libraryWords = {
  categories: 'Categories',
  allArticles: 'Articles',
  lead: 'Nutrition, exercise, sleep and weight: what the evidence says, in numbers, with sources.',
  articles: 'articles',
  onThisPage: 'On this page',
  featured: 'Two guides to start with',
  minutes: (minutes: number) => `${minutes}-minute read`,
  byline: (author: string) => `By the ${author} ([how we work](${paths.about}#articles))`,
  published: 'Published',
  updated: 'Updated',
  notYet: 'Coming soon',
  comingSoon: '**Coming soon.** We are working on this article. Please check back soon.',
  whatToExpect: 'What to Expect',
  promise: (title: string) =>
    `“${title}” will list its sources like all our articles, and its numbers will agree with our calculators.`,
  whileYouWait: 'While you wait',
  linkToAnswer: 'Link to this answer',
  sources: 'Sources',
  backTo: (number: number) => `Back to ${number}`,
  inShort: 'In short',
  supplement: {
    benefits: 'Benefits',
    concerns: 'Concerns',
    dose: 'Dose',
    timing: 'Timing',
    notes: 'Notes',
  },
} as const;

/** The units of a chart's weight axis. */
export const weightWords = { pounds: 'lb', kilograms: 'kg' } as const;
