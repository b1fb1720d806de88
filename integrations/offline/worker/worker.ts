import type { SavingState } from '#site/offline/offline-messages.ts';
import { keepOpenPage, refreshKept } from './keep-files.ts';
import { setScriptsAside } from './other-versions.ts';
import { answerOf, isOwnFile, isOwnPage } from './own-answer.ts';
import { pageKey } from './page-key.ts';
import { savePages, stopSaving, tellKept } from './save-pages.ts';
import { fromAnyCache, pageWithoutNetwork } from './without-network.ts';

/** What we use of a worker's scope: TypeScript's own types are for either pages or workers, not both. */
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
}

/**
 * Our part of the offline worker. In `/sw.js` it comes before the part that workbox-build writes, whose routes
 * call `offline` (see `routes.ts`).
 */
const scope = globalThis as unknown as WorkerScope;

Object.assign(scope, {
  offline: { answerOf, fromAnyCache, isOwnFile, isOwnPage, pageKey, pageWithoutNetwork },
});

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

const tell = async (state: SavingState): Promise<void> => {
  for (const page of await openPages()) page.postMessage(state);
};

/** Caches the open page, and updates what was cached before to this version. */
async function settleIn(): Promise<void> {
  for (const { url } of await openPages()) await keepOpenPage(url);
  await refreshKept();
}

const WORK: Readonly<Record<string, () => Promise<void>>> = {
  'evenscale:settle-in': settleIn,
  'evenscale:save': () => savePages(tell),
  'evenscale:stop': () => stopSaving(tell),
  'evenscale:status': () => tellKept(tell),
};

// The new version works without these copies; pages of the old one then ask for a reload.
scope.addEventListener('install', (event) => event.waitUntil(setScriptsAside().catch(() => undefined)));

// A message to itself, because the worker can't answer requests while `activate` is waiting.
scope.addEventListener('activate', () => scope.registration.active?.postMessage('evenscale:settle-in'));

scope.addEventListener('message', (event) => {
  const work = typeof event.data === 'string' ? WORK[event.data] : undefined;
  // A failure here means no network or no room: what was cached before is still there.
  if (work) event.waitUntil(work().catch(() => undefined));
});
