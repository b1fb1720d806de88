import type { RuntimeCaching } from 'workbox-build';
import { PAGES_CACHE, VERSIONS_CACHE } from '../../src/site/offline/offline-names.ts';

/** After so many seconds without an answer a page that is kept is shown as it was. */
const PATIENCE = 3;

/** What `worker/worker.ts` offers. The functions below travel into the worker as text: they use nothing else of ours. */
declare const offline: typeof import('./worker/own-answer.ts') &
  typeof import('./worker/page-key.ts') &
  typeof import('./worker/without-network.ts');

type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** For every route: a host in trouble counts as no network. */
const withoutErrors = {
  fetchDidSucceed: async ({ response }) => offline.answerOf(response),
} satisfies Plugin;

/** Only this site's own files are kept. */
const ownFiles = {
  ...withoutErrors,
  cacheWillUpdate: async ({ response }) => ((await offline.isOwnFile(response)) ? response : null),
} satisfies Plugin;

/** A page: from the network, so that it is the newest; where there is none, as it was last seen or saved. */
const pages: RuntimeCaching = {
  urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  handler: 'NetworkFirst',
  options: {
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE,
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

/** A page's picture: at once if it is kept, and asked for anew meanwhile. */
const pictures: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/heroes/'),
  handler: 'StaleWhileRevalidate',
  options: {
    cacheName: PAGES_CACHE,
    plugins: [{ ...ownFiles, cacheKeyWillBeUsed: async ({ request }) => offline.pageKey(request.url) }],
  },
};

/** A script of another version: the name says the content, so any copy will do. */
const scripts: RuntimeCaching = {
  urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  handler: 'CacheFirst',
  options: {
    cacheName: VERSIONS_CACHE,
    plugins: [
      { ...ownFiles, handlerDidError: async ({ request }) => offline.scriptWithoutNetwork(request.url) },
    ],
  },
};

/** What is answered beside the precached files; the order is that of the question. */
export const routes: RuntimeCaching[] = [pages, pictures, scripts];
