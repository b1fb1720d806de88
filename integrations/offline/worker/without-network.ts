import { OFFLINE_PAGE_PATH } from '#site/offline/offline-names.ts';
import { pageKey } from './page-key.ts';

/** A file from any cache. Its key may have a revision, and its query is ignored. */
const anywhere = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreSearch: true });

/**
 * The response when neither the network nor the page cache has the page: the calculators under any
 * spelling of their addresses, otherwise our offline page, with status 503.
 */
export async function pageWithoutNetwork(address: string): Promise<Response | undefined> {
  const known = await anywhere(pageKey(address));
  if (known) return known;
  const offline = await anywhere(new URL(OFFLINE_PAGE_PATH, address).href);
  return offline && new Response(offline.body, { status: 503, headers: offline.headers });
}

/** A script of a version that is neither active nor copied, such as the waiting one. */
export const scriptWithoutNetwork = (address: string): Promise<Response | undefined> => anywhere(address);
