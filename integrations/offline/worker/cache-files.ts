import { PAGES_CACHE } from '#site/offline/offline-names.ts';
import { answerOf, isGone, isOwnAnswer, pageKey } from './own-answer.ts';

/** Time without an answer after which the host counts as unreachable, in milliseconds. */
const HOST_TIMEOUT_MS = 20_000;

/** Images of the site that a page loads. One that only its structured data names isn't needed. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/(?<=")\/heroes\/[\w-]+\.svg/gu)),
];

/**
 * Fetches a file again and caches it, revalidating with the host. If the file is gone, it's removed from the cache. A
 * response that isn't from this site changes nothing.
 *
 * @param path - path or full address on this site
 * @param stop - aborts the request
 * @returns the file, or `undefined` if the host doesn't have it
 * @throws if there is no network, the server fails, or there is no room for the file
 */
export async function cacheFile(path: string, stop?: AbortSignal): Promise<Response | undefined> {
  const cache = await caches.open(PAGES_CACHE);
  const signals = [AbortSignal.timeout(HOST_TIMEOUT_MS), stop].filter((signal) => signal !== undefined);
  const response = answerOf(await fetch(path, { cache: 'no-cache', signal: AbortSignal.any(signals) }));
  if (await isGone(response)) await cache.delete(path);
  if (!(await isOwnAnswer(new URL(path, location.href).href, response))) return undefined;
  await cache.put(path, response.clone());
  return response;
}

/** Caches an open page and its images. On a first visit, the page loads before the worker does. */
export async function cacheOpenPage(address: string): Promise<void> {
  const key = pageKey(address);
  if (await caches.match(key, { ignoreSearch: true })) return;
  const response = await cacheFile(key);
  if (!response) return;
  for (const picture of picturesIn(await response.text())) await cacheFile(picture);
}

/** Updates as many cached files as the network allows; the rest stay as they are. */
export async function refreshCache(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const { url } of await cache.keys()) await cacheFile(url);
}
