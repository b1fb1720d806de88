import { getEntry, render } from 'astro:content';
import { site } from '#config/site.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import { sectionsOf } from '../article/table-of-contents.ts';

/** The text of a page from `src/content/pages`. */
export async function readPageText(id: string) {
  const entry = await getEntry('pages', id);
  if (entry === undefined) throw new Error(`src/content/pages/${id}.mdx is missing`);
  const { Content } = await render(entry);
  return {
    heading: entry.data.heading,
    lead: fillSentence(entry.data.lead, { siteName: site.name }).join(''),
    contents: sectionsOf(entry.body ?? ''),
    Content,
  };
}
