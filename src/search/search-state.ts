import { queryWords, type SearchEntry, type SearchResult } from './match.ts';
import { matchEntries } from './rank.ts';
import { indexEntries, type IndexedEntry } from './search-index.ts';

/** Whether the entries have loaded. `attempt` counts the attempts. */
type Index =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'failed'; readonly attempt: number }
  | { readonly status: 'ready'; readonly entries: readonly IndexedEntry[] };

export interface SearchState {
  readonly index: Index;
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** Index of the result that Enter chooses, or -1. */
  readonly active: number;
}

/** A keyboard move in the list. */
export type Move = 'next' | 'previous' | 'first' | 'last';

export type SearchEvent =
  | { readonly type: 'typed'; readonly query: string }
  | { readonly type: 'toggled' }
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'arrived'; readonly entries: readonly SearchEntry[] }
  | { readonly type: 'failed' }
  | { readonly type: 'retried' };

/** What is shown below the input. */
export type SearchView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'none'; readonly query: string; readonly hasWords: boolean }
  | { readonly kind: 'found'; readonly results: readonly SearchResult[] };

export const initialSearchState: SearchState = {
  index: { status: 'loading', attempt: 0 },
  query: '',
  results: [],
  active: -1,
};

function searched(index: Index, query: string): SearchState {
  const results = index.status === 'ready' ? matchEntries(query, index.entries) : [];
  return { index, query, results, active: -1 };
}

/** Wraps around at both ends of the list. */
function moved({ results, active }: SearchState, move: Move): number {
  const last = results.length - 1;
  switch (move) {
    case 'first':
      return Math.min(0, last);
    case 'last':
      return last;
    case 'next':
      return active < last ? active + 1 : Math.min(0, last);
    case 'previous':
      return active > 0 ? active - 1 : last;
  }
}

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  const { index, query } = state;
  switch (event.type) {
    case 'typed':
      return searched(index, event.query);
    case 'toggled':
      return searched(index, '');
    case 'moved':
      return { ...state, active: moved(state, event.move) };
    case 'arrived':
      return searched({ status: 'ready', entries: indexEntries(event.entries) }, query);
    case 'failed':
      return index.status === 'loading' ? { ...state, index: { ...index, status: 'failed' } } : state;
    case 'retried':
      return index.status === 'failed'
        ? { ...state, index: { status: 'loading', attempt: index.attempt + 1 } }
        : state;
  }
}

/** What to show. The query is used as typed; blank text doesn't count as a query. */
export function viewOf({ index, query, results }: SearchState): SearchView {
  if (index.status !== 'ready') return { kind: index.status };
  if (query.trim() === '') return { kind: 'blank' };
  if (results.length === 0) return { kind: 'none', query, hasWords: queryWords(query).length > 0 };
  return { kind: 'found', results };
}
