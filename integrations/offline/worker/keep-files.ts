import { PAGES_CACHE } from '#site/offline/offline-names.ts';
import { answerOf, isGone, isOwnAnswer } from './own-answer.ts';
import { pageKey } from './page-key.ts';

/** A host that says nothing for so long is as good as none, in milliseconds. */
const PATIENCE = 20_000;

/** Pictures of the site that a page shows. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/heroes\/[\w-]+\.svg/gu)),
];

/**
 * Fetches a file anew and keeps it; asks the host whether the known one is still good. A file that is gone is
 * forgotten. An answer that is not this site's own changes nothing.
 *
 * @param path - path or full address on this site
 * @param stop - ends the fetching early
 * @returns the file, or nothing where the host has none to give
 * @throws where there is no network, where the host is in trouble, or where there is no room to keep the file
 */
export async function keepFile(path: string, stop?: AbortSignal): Promise<Response | undefined> {
  const cache = await caches.open(PAGES_CACHE);
  const signals = [AbortSignal.timeout(PATIENCE), stop].filter((signal) => signal !== undefined);
  const response = answerOf(await fetch(path, { cache: 'no-cache', signal: AbortSignal.any(signals) }));
  if (await isGone(response)) await cache.delete(path);
  if (!(await isOwnAnswer(new URL(path, location.href).href, response))) return undefined;
  await cache.put(path, response.clone());
  return response;
}

/** Keeps a page that is open, with its pictures: on a first visit it came before the worker did. */
export async function keepOpenPage(address: string): Promise<void> {
  const key = pageKey(address);
  if (await caches.match(key, { ignoreSearch: true })) return;
  const response = await keepFile(key);
  if (!response) return;
  for (const picture of picturesIn(await response.text())) await keepFile(picture);
}

/** Brings everything that is kept up to date, as far as the network reaches; the rest stays as it is. */
export async function refreshKept(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const { url } of await cache.keys()) await keepFile(url);
}
