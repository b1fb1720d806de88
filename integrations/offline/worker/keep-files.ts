import { PAGES_CACHE } from '#site/offline/offline-names.ts';
import { isPage, pageKey } from './page-key.ts';

const GONE = [404, 410];

/** Pictures of the site that a page shows. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/heroes\/[\w-]+\.svg/gu)),
];

/**
 * Fetches a file anew and keeps it; asks the host whether the known one is still good. A file that is gone is
 * forgotten; any other failure throws, and what was kept before stays.
 */
export async function keepFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES_CACHE);
  const response = await fetch(path, { cache: 'no-cache' });
  if (GONE.includes(response.status)) await cache.delete(path);
  if (!response.ok || response.redirected) throw new Error(`keepFile: ${response.status} for ${path}`);
  await cache.put(path, response.clone());
  return response;
}

/** Keeps a page that is open, with its pictures: on a first visit it came before the worker did. */
export async function keepOpenPage(address: string): Promise<void> {
  const response = await keepFile(pageKey(address));
  if (!response || !isPage(response)) return;
  for (const picture of picturesIn(await response.text())) await keepFile(picture);
}

/** Brings everything that is kept up to date; what cannot be reached now stays as it is. */
export async function refreshKept(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const { url } of await cache.keys()) await keepFile(url).catch(() => undefined);
}
