import { paths } from '#config/paths.ts';
import { ABOUT_LOSING } from '#config/search/about-losing.ts';
import type { SearchPage } from '#config/search/search-page.ts';
import { comparable, type SearchEntry } from './match.ts';
import { searchWords } from './search-words.ts';

/** The search data of a page or an article, except its title. */
export interface SearchedText {
  readonly description: string;
  readonly keywords: readonly string[];
  /** The text as visitors read it, without markup. */
  readonly text: string;
}

/** An article or guide of the library. */
export interface SearchedArticle extends SearchedText {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
}

const MIN_WORD_LENGTH = 3;

/** Words in more than this share of the texts don't help to distinguish them. */
const MAX_TEXT_SHARE = 0.6;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_WORD_LENGTH));

type WithText<Entry> = readonly [entry: Entry, text: SearchedText];

/** Adds to each entry the words of its text that are in few texts and in none of its other fields. */
function withBodies<Entry>(entries: readonly WithText<Entry>[]): readonly (readonly [Entry, string])[] {
  const counts = new Map<string, number>();
  for (const [, { text }] of entries)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const maxCount = Math.max(1, entries.length * MAX_TEXT_SHARE);
  return entries.map(([entry, { description, keywords, text }]) => {
    const known = wordsOf([description, ...keywords].join(' '));
    const isTelling = (word: string): boolean => !known.has(word) && (counts.get(word) ?? 0) <= maxCount;
    return [entry, [...wordsOf(text)].filter(isTelling).join(' ')];
  });
}

const NOTHING: SearchedText = { description: '', keywords: [], text: '' };

/** An entry without the words of its text. */
type BareEntry = Omit<SearchEntry, 'body'>;

function articleEntry(article: SearchedArticle): WithText<BareEntry> {
  const { title, slug, category, description, keywords } = article;
  const url = paths.article(slug);
  return [{ title, slug, category, url, description, keywords, isTool: false }, article];
}

function pageEntry(page: SearchPage, text: SearchedText): WithText<BareEntry> {
  const { label, href, phrases, isTool = false, isForSome, description = text.description } = page;
  const own = text.keywords.filter((keyword) => !phrases.includes(comparable(keyword)));
  const keywords = [...phrases, ...own];
  const category = searchWords.page;
  return [
    {
      title: label,
      slug: '',
      category,
      url: href,
      description,
      keywords,
      isTool,
      ...(isForSome && { isForSome }),
    },
    text,
  ];
}

/**
 * Everything that can be searched: articles in catalog order, followed by the static pages.
 *
 * @param texts - the search data of the static pages, by path
 */
export function buildEntries(
  articles: readonly SearchedArticle[],
  pages: readonly SearchPage[],
  texts: ReadonlyMap<string, SearchedText>,
): readonly SearchEntry[] {
  const entries = [
    ...articles.map(articleEntry),
    ...pages.map((page) => pageEntry(page, texts.get(page.href) ?? NOTHING)),
  ];
  return withBodies(entries).map(([entry, body]) => {
    const aboutLosing = ABOUT_LOSING.get(entry.url);
    return { ...entry, body, ...(aboutLosing && { aboutLosing }) };
  });
}

/**
 * The entries as the source of a script. The content policy lets pages load only this site's scripts, and no page grows
 * with the number of articles.
 */
export const entriesScript = (entries: readonly SearchEntry[]): string =>
  `export const entries = ${JSON.stringify(entries)};\n`;
