/**
 * What the page's history entry stores after a calculation: that there is a result, and the entries that only this tool
 * has. The browser keeps it for reloads, Back and Forward; the person is in the session draft.
 */

import { isRecord } from '#ui/untrusted.ts';
import { LONGEST_ENTRY } from './limits.ts';

/** A tool's own entries by field: texts, choices and checkbox states. */
export type OwnEntries = Readonly<Record<string, string | boolean>>;

/** The key in `history.state`; the privacy page mentions it. */
export const PAGE_STATE_KEY = 'evenscaleResult';

/** The stored entries, checked; `null` if there is no result to restore. */
export function loadPageState(): OwnEntries | null {
  const state: unknown = history.state;
  const own = isRecord(state) ? state[PAGE_STATE_KEY] : undefined;
  if (!isRecord(own)) return null;
  const entries = Object.entries(own).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] === 'boolean' || (typeof entry[1] === 'string' && entry[1].length <= LONGEST_ENTRY),
  );
  return Object.fromEntries(entries);
}

/** Stores the tool's own entries of a result; `null` removes them. */
export function savePageState(own: OwnEntries | null): void {
  if (JSON.stringify(own) === JSON.stringify(loadPageState())) return;
  const state: unknown = history.state;
  const { [PAGE_STATE_KEY]: _, ...others } = isRecord(state) ? state : {};
  const next = own ? { ...others, [PAGE_STATE_KEY]: own } : others;
  try {
    history.replaceState(Object.keys(next).length > 0 ? next : null, '');
  } catch {
    // Some browsers limit how often a page may do this; then the result isn't restored.
  }
}
