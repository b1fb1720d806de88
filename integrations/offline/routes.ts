import type { RuntimeCaching } from 'workbox-build';
import { PAGES_CACHE, VERSIONS_CACHE } from '../../src/site/offline/offline-names.ts';

/** After so many seconds without an answer a page that is kept is shown as it was. */
const PATIENCE = 3;

/** What `worker/worker.ts` offers. The functions below travel into the worker as text: they use nothing else of ours. */
declare const offline: typeof import('./worker/page-key.ts') & typeof import('./worker/without-network.ts');

/** A page: from the network, so that it is the newest; where there is none, as it was last seen or saved. */
const pages: RuntimeCaching = {
  urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  handler: 'NetworkFirst',
  options: {
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => offline.pageKey(request.url),
        cacheWillUpdate: async ({ response }) => (offline.isPage(response) ? response : null),
        handlerDidError: async ({ request }) => offline.pageWithoutNetwork(request.url),
      },
    ],
  },
};

/** A page's picture: at once if it is kept, and asked for anew meanwhile. */
const pictures: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/heroes/'),
  handler: 'StaleWhileRevalidate',
  options: {
    cacheName: PAGES_CACHE,
    cacheableResponse: { statuses: [200] },
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => offline.pageKey(request.url) }],
  },
};

/** A script of another version: the name says the content, so any copy will do. */
const scripts: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  handler: 'CacheFirst',
  options: {
    cacheName: VERSIONS_CACHE,
    plugins: [{ handlerDidError: async ({ request }) => offline.scriptWithoutNetwork(request.url) }],
  },
};

/** What is answered beside the precached files; the order is that of the question. */
export const routes: RuntimeCaching[] = [pages, pictures, scripts];
