import { searchedCalculators } from './calculators.ts';
import { searchedFamilyPages } from './family.ts';
import { searchedGuides } from './guides.ts';
import { searchedSitePages } from './site-pages.ts';
import { specifiedPages } from './specified-pages.ts';
import type { SearchPage } from './search-page.ts';

/** The address of the search index, a script that is loaded on first use. */
export const SEARCH_ENTRIES_PATH = '/search-entries.js';

/** The static pages of the search index. Equally relevant ones are listed in this order, after the articles. */
export const searchPages: readonly SearchPage[] = [
  ...specifiedPages,
  ...searchedCalculators,
  ...searchedFamilyPages,
  ...searchedGuides,
  ...searchedSitePages,
];
