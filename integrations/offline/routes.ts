import type { RuntimeCaching } from 'workbox-build';
import { PAGES_CACHE, VERSIONS_CACHE } from '../../src/site/offline/offline-names.ts';

/** Seconds without an answer after which a cached page is shown. */
const NETWORK_TIMEOUT_S = 3;

/** The interface of `worker/worker.ts`. The functions below are copied into the worker as text, so they use no other code of ours. */
declare const offline: typeof import('./worker/own-answer.ts') &
  typeof import('./worker/page-key.ts') &
  typeof import('./worker/without-network.ts');

type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** For every route: a server error counts as no network. */
const withoutErrors = {
  fetchDidSucceed: async ({ response }) => offline.answerOf(response),
} satisfies Plugin;

/** Only this site's own files are cached. */
const ownFiles = {
  ...withoutErrors,
  cacheWillUpdate: async ({ response }) => ((await offline.isOwnFile(response)) ? response : null),
} satisfies Plugin;

/** Pages: from the network, so that they are current; otherwise as last visited or saved. */
const pages: RuntimeCaching = {
  // An embed in the preview of `/developers/embed` isn't a page of the site.
  urlPattern: ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/embed/'),
  handler: 'NetworkFirst',
  options: {
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      {
        ...withoutErrors,
        cacheWillUpdate: async ({ request, response }) =>
          (await offline.isOwnPage(request.url, response)) ? response : null,
        cacheKeyWillBeUsed: async ({ request }) => offline.pageKey(request.url),
        handlerDidError: async ({ request }) => offline.pageWithoutNetwork(request.url),
      },
    ],
  },
};

/** Page images: from the cache at once, and refreshed in the background. */
const pictures: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/heroes/'),
  handler: 'StaleWhileRevalidate',
  options: {
    cacheName: PAGES_CACHE,
    plugins: [{ ...ownFiles, cacheKeyWillBeUsed: async ({ request }) => offline.pageKey(request.url) }],
  },
};

/** Scripts of another version: the name contains a content hash, so any copy will do. */
const scripts: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  handler: 'CacheFirst',
  options: {
    cacheName: VERSIONS_CACHE,
    plugins: [{ ...ownFiles, handlerDidError: async ({ request }) => offline.fromAnyCache(request.url) }],
  },
};

/** Routes in addition to the precached files; the first match wins. */
export const routes: RuntimeCaching[] = [pages, pictures, scripts];
