import { formatPlural } from '#ui/text/format-plural.ts';

/** Connects the buttons to the panel; every page has one. */
export const PANEL_ID = 'search-panel';

/** All words of the search. */
export const searchWords = {
  open: 'Search',
  close: 'Close',
  placeholder: 'Search articles & pages...',
  input: 'Search articles and pages',
  results: 'Results',
  page: 'Page',
  hint: 'Type three letters or more. What you type stays in your browser.',
  tools: 'Calculators',
  tryThese: 'Check the spelling, or start here',
  shortWords: 'Search words need at least three letters.',
  loading: 'Loading search…',
  failed: 'Search couldn’t be loaded. Try again, or reload the page.',
  retry: 'Try again',
  notSaved: (category: string) => `${category} · not saved for offline`,
  noResults: (query: string) => `No results found for "${query}"`,
  found: (count: number) => formatPlural(count, ['# result', '# results']),
} as const;
