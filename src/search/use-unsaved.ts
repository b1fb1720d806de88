import { useEffect, useState } from 'react';
import type { SearchResult } from './match.ts';

const NONE: ReadonlySet<string> = new Set();

/** A page in the offline worker's cache; copies of precached pages have a revision in the address. */
const isSaved = async (url: string): Promise<boolean> =>
  (await caches.match(url, { ignoreSearch: true, ignoreVary: true })) !== undefined;

async function unsavedOf(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const saved = await Promise.all(urls.map(isSaved));
  return new Set(urls.filter((_, place) => !saved[place]));
}

/** The addresses among the results that cannot be opened without a network; empty while there is one. */
export function useUnsaved(results: readonly SearchResult[]): ReadonlySet<string> {
  const [unsaved, setUnsaved] = useState(NONE);
  useEffect(() => {
    // Without a worker there are no saved pages, and in some browsers no caches.
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
