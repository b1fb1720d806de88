import { CATEGORIES } from '#config/categories.ts';

/** The catalog's facts about an article, without its text. */
export interface CatalogEntry {
  /** The file's name, and the last part of the URL. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Position in the catalog. */
  readonly order: number;
}

export interface CategoryGroup<Entry extends CatalogEntry> {
  readonly category: string;
  /** Fragment of the category's heading: `weight-management`. */
  readonly anchor: string;
  readonly entries: readonly Entry[];
}

const anchorOf = (category: string) =>
  category
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-');

const byPlace = (first: CatalogEntry, second: CatalogEntry) => first.order - second.order;

/** The entries by category; categories without entries are left out. */
export function groupByCategory<Entry extends CatalogEntry>(
  entries: readonly Entry[],
): readonly CategoryGroup<Entry>[] {
  return CATEGORIES.map((category) => ({
    category,
    anchor: anchorOf(category),
    entries: entries.filter((entry) => entry.category === category).toSorted(byPlace),
  })).filter((group) => group.entries.length > 0);
}

/** What to read after an article, in catalog order: its own category first, filled up from the others. */
export function relatedArticles<Entry extends CatalogEntry>(
  entries: readonly Entry[],
  slug: string,
  category: string,
  limit = 3,
): readonly Entry[] {
  const others = entries.filter((entry) => entry.slug !== slug).toSorted(byPlace);
  const near = others.filter((entry) => entry.category === category);
  const far = others.filter((entry) => entry.category !== category);
  return [...near, ...far].slice(0, limit);
}
