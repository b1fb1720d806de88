/**
 * What the page's history entry has after a calculation: that there is a result, and the entries that only this tool
 * has. The browser keeps it for reloads, Back and Forward; the person is in the session.
 */
import { isRecord } from '#ui/untrusted.ts';
import { erasedAt } from './erased.ts';
import type { Texts, Tool } from './field.ts';
import { entriesFor, knownEntries } from './known-entries.ts';

/** The key in `history.state`; the privacy page mentions it. */
export const PAGE_STATE_KEY = 'evenscaleResult';

const storedResult = (): unknown => {
  const state: unknown = history.state;
  return isRecord(state) ? state[PAGE_STATE_KEY] : undefined;
};

/** The tool's entries of an earlier result of this page; `null` if there is none, or if everything was erased since. */
export function loadHistory<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
): Partial<Entries> | null {
  const stored = storedResult();
  if (!isRecord(stored)) return null;
  if ((stored['erased'] ?? null) === erasedAt()) return knownEntries(tool, stored, 'history');
  saveHistory(tool, null);
  return null;
}

/** Stores the tool's entries, as the form has them while there is a result; `null` removes them. */
export function saveHistory<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries | null,
): void {
  const erased = erasedAt();
  const kept = entries && { ...entriesFor(tool, entries, 'history'), ...(erased === null ? {} : { erased }) };
  if (JSON.stringify(kept) === JSON.stringify(storedResult() ?? null)) return;
  const state: unknown = history.state;
  const { [PAGE_STATE_KEY]: _, ...others } = isRecord(state) ? state : {};
  const next = kept ? { ...others, [PAGE_STATE_KEY]: kept } : others;
  try {
    history.replaceState(Object.keys(next).length > 0 ? next : null, '');
  } catch {
    // Some browsers limit how often a page may do this; then the result isn't restored.
  }
}
