import { OFFLINE_PAGE_PATH } from '#site/offline/offline-names.ts';
import { pageKey } from './page-key.ts';

/** A file in whichever cache has it. Its key may carry a revision, and its query means nothing. */
const anywhere = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreSearch: true });

/**
 * What a visit gets where neither the network nor the cache of pages has the page: the calculators under any
 * spelling of their addresses, else our own words, with the status for “not now”.
 */
export async function pageWithoutNetwork(address: string): Promise<Response | undefined> {
  const known = await anywhere(pageKey(address));
  if (known) return known;
  const offline = await anywhere(new URL(OFFLINE_PAGE_PATH, address).href);
  return offline && new Response(offline.body, { status: 503, headers: offline.headers });
}

/** A script of a version that is neither at work nor put aside, such as the one that waits. */
export const scriptWithoutNetwork = (address: string): Promise<Response | undefined> => anywhere(address);
