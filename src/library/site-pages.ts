import { pageFacts } from '#config/page-facts.ts';
import { paths } from '#config/paths.ts';

/** A page of the site, for lists of pages. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** The line above the title on the page's preview image. */
  readonly section: string;
  /** Date of the last change, as `2026-12-14`. */
  readonly modified: string;
}

/** The required fields of an article or a guide. */
interface DatedEntry {
  readonly id: string;
  readonly data: { readonly title: string; readonly category: string; readonly modified: string };
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Every page that search engines may list: the fixed ones, the guides and the articles. */
export function sitePages(
  guides: readonly DatedEntry[],
  articles: readonly DatedEntry[],
): readonly SitePage[] {
  const written = [
    ...guides.map(({ id, data }) => ({ ...data, path: `/${id}`, section: 'Guide' })),
    ...articles.map(({ id, data }) => ({ ...data, path: paths.article(id), section: data.category })),
  ];
  const fixed = Object.values(pageFacts).map((page) =>
    // The list of articles changes with each article.
    page.path === paths.articles
      ? { ...page, modified: [page, ...written].map(({ modified }) => modified).reduce(later) }
      : page,
  );
  return [...fixed, ...written].map(({ path, title, section, modified }) => ({
    path,
    title,
    section,
    modified,
  }));
}
