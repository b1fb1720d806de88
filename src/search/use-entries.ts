import { useEffect, type Dispatch } from 'react';
import type { SearchEntry } from './match.ts';
import type { SearchEvent, SearchState } from './search-state.ts';

/**
 * Each attempt has its own fragment, since a browser may remember permanently that a script failed to load. A fragment
 * isn't part of the request, and no URL of this site has a query.
 */
const addressOf = (path: string, attempt: number): string =>
  attempt === 0 ? path : `${path}#again${attempt}`;

async function loadEntries(path: string, attempt: number): Promise<readonly SearchEntry[]> {
  const { entries } = (await import(/* @vite-ignore */ addressOf(path, attempt))) as {
    readonly entries?: readonly SearchEntry[];
  };
  if (!entries) throw new Error('loadEntries: the script came without them');
  return entries;
}

/** Loads the entries, once per attempt. They are a script of this site, so nothing is fetched as data. */
export function useEntries(path: string, { index }: SearchState, send: Dispatch<SearchEvent>): void {
  const attempt = index.status === 'loading' ? index.attempt : null;
  useEffect(() => {
    if (attempt === null) return;
    loadEntries(path, attempt).then(
      (entries) => send({ type: 'arrived', entries }),
      () => send({ type: 'failed' }),
    );
  }, [path, attempt, send]);
}
