import { pageFacts } from '#config/page-facts.ts';
import { plainText } from './article/article-text.ts';
import type { Library, LibraryEntry } from './collections.ts';
import type { FaqEntry } from './faq/faq.ts';

/** The search data of a page, except its title. */
export interface SearchedText {
  readonly description: string;
  readonly keywords: readonly string[];
  /** The text as visitors read it, without markup. */
  readonly text: string;
}

const ofEntry = ({ data, body = '' }: LibraryEntry): SearchedText => ({
  description: data.description,
  keywords: data.keywords,
  text: plainText(body),
});

/** The search data of the articles, in catalog order. */
export const searchedArticles = ({ articles }: Library) =>
  articles.map((article) => ({
    slug: article.id,
    title: article.data.title,
    category: article.data.category,
    ...ofEntry(article),
  }));

/** The search data of the static pages and the guides, by path. */
export function searchedTexts(
  { guides }: Library,
  faq: readonly FaqEntry[],
): ReadonlyMap<string, SearchedText> {
  const questions = faq.flatMap(({ question, answer }) => [question, ...answer]).join(' ');
  const fixed = Object.values(pageFacts).map((page) => ({
    path: page.path,
    description: page.description,
    keywords: 'keywords' in page ? page.keywords.split(', ') : [],
    text: page === pageFacts.faq ? questions : '',
  }));
  return new Map([
    ...fixed.map(({ path, ...text }) => [path, text] as const),
    ...guides.map((guide) => [`/${guide.id}`, ofEntry(guide)] as const),
  ]);
}
