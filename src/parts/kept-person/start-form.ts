/** Starts a form with what is kept. Loads only where something is kept. */
import type { KeptTexts } from '#person/database/read-fields.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { isLink } from '#person/entries/link.ts';
import { isLinked, isWithoutKept } from '#person/entries/without-kept.ts';
import { fillForm, type FormContent } from '#person/store.ts';

export { readKept } from '#person/known/read-kept.ts';

/** What the form has of the kept entries: nothing, or all of them; or the visitor goes without. */
export type Start = 'none' | 'kept' | 'without';

/** The kept entries that a form has, if any of them isn't its own preset. */
function entriesFor({ tool }: FormContent, kept: KeptTexts): KeptTexts | null {
  const known = knownEntries(tool, kept, 'device') as KeptTexts;
  const isAnyOther = Object.entries(known).some(([name, text]) => tool.fields[name]?.initial !== text);
  return isAnyOther ? known : null;
}

/**
 * The log's weight for a form that still has the weight of an earlier day in this tab: the one that was kept with the
 * person. Any other weight was typed for a reason, and stays.
 */
function newerWeight(content: FormContent, entries: KeptTexts, before: string | undefined): KeptTexts | null {
  const { weight } = entries;
  if (weight === undefined || weight === before || content.entries['weight'] !== before) return null;
  const isSame = Object.entries(entries).every(
    ([name, text]) => name === 'weight' || content.entries[name] === text,
  );
  return isSame && !isLinked() ? { weight } : null;
}

/** Fills an empty form with the kept entries. A link's entries come before them. */
export function startForm(content: FormContent, kept: KeptTexts, weightBefore?: string): Start {
  const entries = entriesFor(content, kept);
  if (!entries || isLink(location.hash)) return 'none';
  if (isWithoutKept()) return 'without';
  const newer = newerWeight(content, entries, weightBefore);
  if (newer) {
    fillForm({ entries: newer });
    return 'kept';
  }
  const isThere = Object.entries(entries).every(([name, text]) => content.entries[name] === text);
  if (!isThere && !content.isEmpty) return 'none';
  if (!isThere) fillForm({ entries, isStart: true });
  return 'kept';
}
