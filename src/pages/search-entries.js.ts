import { searchPages } from '#config/search-pages.ts';
import { catalogueOf, readLibrary } from '#library/collections.ts';
import { buildEntries, entriesScript } from '#search/entries.ts';

/** The index of the search, as a script that the search imports; see `SEARCH_ENTRIES_PATH`. */
export async function GET(): Promise<Response> {
  const entries = buildEntries(catalogueOf(await readLibrary()), searchPages);
  return new Response(entriesScript(entries), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
