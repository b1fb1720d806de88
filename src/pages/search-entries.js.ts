import { paths } from '#config/paths.ts';
import { searchPages } from '#config/search/search-pages.ts';
import { readLibrary } from '#library/collections.ts';
import { allFaq } from '#library/faq/faq.ts';
import { searchedArticles, searchedTexts } from '#library/searched-texts.ts';
import { buildEntries, entriesScript } from '#search/entries.ts';
import { childBmiTopics } from '#tools/child-bmi/topics.ts';
import { callTodayTopic, twinsTopic } from '#tools/pregnancy/call-today.ts';
import { pregnancyTopics } from '#tools/pregnancy/topics.ts';

const TOPICS = new Map([
  [paths.pregnancyWeightGain, [callTodayTopic(null), twinsTopic(true), ...pregnancyTopics]],
  [paths.childBmiCalculator, childBmiTopics],
]);

/** The search index, as a script that the search imports; see `SEARCH_ENTRIES_PATH`. */
export async function GET(): Promise<Response> {
  const library = await readLibrary();
  const texts = searchedTexts(library, await allFaq(), TOPICS);
  const entries = buildEntries(searchedArticles(library), searchPages, texts);
  return new Response(entriesScript(entries), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
