import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import type { SavingState } from '#site/offline/offline-messages.ts';
import { CACHE_PREFIX } from '#site/offline/offline-names.ts';
import { cacheOpenPage, refreshCache } from './cache-files.ts';
import { setScriptsAside } from './other-versions.ts';
import { registerRoutes } from './routes.ts';
import { savePages, stopSaving, reportSaved } from './save-pages.ts';

/** The files to precache; the build puts the list here. */
declare const PRECACHED_FILES: PrecacheEntry[];

/** The parts of a worker's scope that we use. TypeScript's own types cover pages or workers, not both. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  readonly clients: {
    matchAll(
      which: object,
    ): Promise<readonly { readonly url: string; postMessage(message: unknown): void }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as WorkerScope;

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

const sendToPages = async (state: SavingState): Promise<void> => {
  for (const page of await openPages()) page.postMessage(state);
};

/** Caches the open page, and updates everything already cached to this version. */
async function settleIn(): Promise<void> {
  for (const { url } of await openPages()) await cacheOpenPage(url);
  await refreshCache();
}

const WORK: Readonly<Record<string, () => Promise<void>>> = {
  'evenscale:settle-in': settleIn,
  'evenscale:save': () => savePages(sendToPages),
  'evenscale:stop': () => stopSaving(sendToPages),
  'evenscale:status': () => reportSaved(sendToPages),
};

// The new version works without these copies; pages of the old one then ask for a reload.
scope.addEventListener('install', (event) => event.waitUntil(setScriptsAside().catch(() => undefined)));

// A message to itself, because the worker can't answer requests while `activate` is waiting.
scope.addEventListener('activate', () => scope.registration.active?.postMessage('evenscale:settle-in'));

scope.addEventListener('message', (event) => {
  const { data } = event;
  // A new version waits until the visitor accepts it.
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting();
  const work = typeof data === 'string' ? WORK[data] : undefined;
  // A failure here means no network or no space; everything already cached is still there.
  if (work) event.waitUntil(work().catch(() => undefined));
});

setCacheNameDetails({ prefix: CACHE_PREFIX });
// On a first visit, the worker takes over the open page as soon as it's ready.
clientsClaim();
// Addresses are canonical, and no response depends on a query.
precacheAndRoute(PRECACHED_FILES, { ignoreURLParametersMatching: [/./u] });
cleanupOutdatedCaches();
registerRoutes();
