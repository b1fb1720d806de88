import type { NavigationLink } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import type { SearchEntry } from './match.ts';
import { searchWords } from './search-words.ts';

/** What the catalogue tells of an article. */
interface ListedArticle {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Everything that is searched: articles in catalogue order, then the static pages. */
export function buildEntries(
  articles: readonly ListedArticle[],
  pages: readonly NavigationLink[],
): readonly SearchEntry[] {
  return [
    ...articles.map(({ slug, title, description, category }) => ({
      title,
      slug,
      category,
      url: paths.article(slug),
      description,
    })),
    ...pages.map(({ label, href }) => ({
      title: label,
      slug: '',
      category: searchWords.page,
      url: href,
      description: '',
    })),
  ];
}

/**
 * The entries as the text of a script: pages may load scripts of this site and nothing else, and no page grows
 * with the catalogue.
 */
export const entriesScript = (entries: readonly SearchEntry[]): string =>
  `export const entries = ${JSON.stringify(entries)};\n`;
