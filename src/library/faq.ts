import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

/** One question with its answer, as the content collection holds it. */
export type FaqEntry = CollectionEntry<'faq'>['data'];

/** The questions of one group in their order. */
export async function faqOf(group: FaqEntry['group']): Promise<readonly FaqEntry[]> {
  const entries = await getCollection('faq', ({ data }) => data.group === group);
  return entries.map(({ data }) => data).sort((one, other) => one.order - other.order);
}
