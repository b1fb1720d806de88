import { pageFacts } from '#config/page-facts.ts';
import { questionPages } from '#config/question-pages.ts';
import { sentencesOf, textsOf, type Topic } from '#ui/text/topic.ts';
import { plainText } from './article/article-text.ts';
import type { Library, LibraryEntry } from './collections.ts';
import { FAQ_PAGE_GROUPS, type FaqEntry } from './faq/faq.ts';

/** The search data of a page, except its title. */
export interface SearchedText {
  readonly description: string;
  readonly keywords: readonly string[];
  /** The text as visitors read it, without markup. */
  readonly text: string;
}

const ofEntry = ({ data, body = '' }: LibraryEntry): SearchedText => ({
  description: data.description,
  keywords: [...data.keywords, ...data.searched],
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

/** The groups of questions that a page has. */
const FAQ_OF = new Map<string, readonly FaqEntry['group'][]>([
  [pageFacts.faq.path, FAQ_PAGE_GROUPS.map(({ group }) => group)],
  [pageFacts.tdeeCalculator.path, ['tdee']],
  ...Object.values(questionPages).map(({ path, faq }) => [path, [faq]] as const),
]);

const textOf = (parts: readonly (readonly string[])[]): string => plainText(parts.flat().join('\n\n'));

/**
 * The search data of the static pages and the guides, by path.
 *
 * @param topics - the sections below a tool, by path
 */
export function searchedTexts(
  { guides }: Library,
  faq: readonly FaqEntry[],
  topics: ReadonlyMap<string, readonly Topic[]>,
): ReadonlyMap<string, SearchedText> {
  const questionsOf = (path: string) => faq.filter(({ group }) => FAQ_OF.get(path)?.includes(group));
  const fixed = Object.values(pageFacts).map((page) => ({
    path: page.path,
    description: page.description,
    keywords: 'keywords' in page ? page.keywords.split(', ') : [],
    text: textOf([
      ...questionsOf(page.path).map(({ question, answer }) => [question, ...answer]),
      ...(topics.get(page.path) ?? []).map((topic) => [topic.title, ...textsOf(topic).map(sentencesOf)]),
    ]),
  }));
  return new Map([
    ...fixed.map(({ path, ...text }) => [path, text] as const),
    ...guides.map((guide) => [`/${guide.id}`, ofEntry(guide)] as const),
  ]);
}
