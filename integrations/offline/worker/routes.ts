import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { OFFLINE_PAGE_PATH, PAGES_CACHE, VERSIONS_CACHE } from '#site/offline/offline-names.ts';
import { answerOf, isOwnFile, isOwnPage, pageKey } from './own-answer.ts';

/** Seconds without an answer after which a cached page is shown. */
const NETWORK_TIMEOUT_S = 3;

/** A file from any cache, such as a script of the waiting version. Its key may have a revision; its query is ignored. */
const fromAnyCache = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreSearch: true });

/**
 * The response when neither the network nor the page cache has the page: the calculators under any
 * spelling of their addresses, otherwise our offline page, with status 503.
 */
async function pageWithoutNetwork(address: string): Promise<Response | undefined> {
  const known = await fromAnyCache(pageKey(address));
  if (known) return known;
  const offline = await fromAnyCache(new URL(OFFLINE_PAGE_PATH, address).href);
  return offline && new Response(offline.body, { status: 503, headers: offline.headers });
}

/** For every route: a server error counts as being offline. */
const withoutErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => answerOf(response),
};

/** Only this site's own files are cached. */
const ownFiles: WorkboxPlugin = {
  ...withoutErrors,
  cacheWillUpdate: async ({ response }) => ((await isOwnFile(response)) ? response : null),
};

/** Routes in addition to the precached files; the first match wins. */
export function registerRoutes(): void {
  // Pages come from the network so that they're current; offline, as last visited or saved.
  registerRoute(
    // The embed previewed on `/developers/embed` isn't a page of the site.
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/embed/'),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [
        {
          ...withoutErrors,
          cacheWillUpdate: async ({ request, response }) =>
            (await isOwnPage(request.url, response)) ? response : null,
          cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
          handlerDidError: ({ request }) => pageWithoutNetwork(request.url),
        },
      ],
    }),
  );
  // Page images come from the cache right away and are refreshed in the background.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/heroes/'),
    new StaleWhileRevalidate({
      cacheName: PAGES_CACHE,
      plugins: [{ ...ownFiles, cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) }],
    }),
  );
  // Scripts of another version: their names have a content hash, so any copy will do.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
    new CacheFirst({
      cacheName: VERSIONS_CACHE,
      plugins: [{ ...ownFiles, handlerDidError: ({ request }) => fromAnyCache(request.url) }],
    }),
  );
}
