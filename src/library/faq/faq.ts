import { getCollection, type CollectionEntry } from 'astro:content';

/** One question with its answer, as the content collection holds it. */
export type FaqEntry = CollectionEntry<'faq'>['data'];

/** The groups of the FAQ page in their order. */
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

/** The questions of one group in their order. */
export async function faqOf(group: FaqEntry['group']): Promise<readonly FaqEntry[]> {
  const entries = await getCollection('faq', ({ data }) => data.group === group);
  return entries.map(({ data }) => data).sort((one, other) => one.order - other.order);
}

/** Questions and answers as one text each, for the page's structured record. */
export const faqTexts = (items: readonly FaqEntry[]) =>
  items.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
