import { OFFLINE_PAGE_PATH } from '#site/offline/offline-names.ts';
import { pageKey } from './page-key.ts';

/** A file from any cache, such as a script of the waiting version. Its key may have a revision; its query is ignored. */
export const fromAnyCache = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreSearch: true });

/**
 * The response when neither the network nor the page cache has the page: the calculators under any
 * spelling of their addresses, otherwise our offline page, with status 503.
 */
export async function pageWithoutNetwork(address: string): Promise<Response | undefined> {
  const known = await fromAnyCache(pageKey(address));
  if (known) return known;
  const offline = await fromAnyCache(new URL(OFFLINE_PAGE_PATH, address).href);
  return offline && new Response(offline.body, { status: 503, headers: offline.headers });
}
