import { getCollection, type CollectionEntry } from 'astro:content';

/** A question with its answer, as in the content collection. */
export type FaqEntry = CollectionEntry<'faq'>['data'];

/** The groups of the FAQ page, in order. */
export const FAQ_PAGE_GROUPS = [
  { group: 'general', title: 'General' },
  { group: 'bmi', title: 'BMI' },
  { group: 'calorie', title: 'Calories and macros' },
  { group: 'technical', title: 'Technical questions and support' },
] as const satisfies readonly { readonly group: FaqEntry['group']; readonly title: string }[];

/** All questions. */
export async function allFaq(): Promise<readonly FaqEntry[]> {
  return (await getCollection('faq')).map(({ data }) => data);
}

/** The questions of one group, in order. */
export async function faqOf(group: FaqEntry['group']): Promise<readonly FaqEntry[]> {
  const entries = await getCollection('faq', ({ data }) => data.group === group);
  return entries.map(({ data }) => data).sort((one, other) => one.order - other.order);
}

/** Questions and answers as plain text, for the page's structured data. */
export const faqTexts = (items: readonly FaqEntry[]) =>
  items.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
