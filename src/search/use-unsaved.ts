import { useEffect, useState } from 'react';
import type { SearchResult } from './match.ts';

const NONE: ReadonlySet<string> = new Set();

/** Whether a page is in the offline worker's cache; precached pages have a revision in their URL. */
const isSaved = async (url: string): Promise<boolean> =>
  (await caches.match(url, { ignoreSearch: true, ignoreVary: true })) !== undefined;

async function unsavedOf(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const saved = await Promise.all(urls.map(isSaved));
  return new Set(urls.filter((_, place) => !saved[place]));
}

/** The results' URLs that can't be opened offline; empty while online. */
export function useUnsaved(results: readonly SearchResult[]): ReadonlySet<string> {
  const [unsaved, setUnsaved] = useState(NONE);
  useEffect(() => {
    // Without a worker no pages are saved, and some browsers don't have the cache API.
    if (navigator.onLine || !('caches' in globalThis)) return undefined;
    let isCurrent = true;
    unsavedOf(results.map(({ url }) => url)).then(
      (found) => isCurrent && setUnsaved(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [results]);
  return unsaved;
}
