/** Starts a form with what is kept. Loads only where something is kept. */
import type { KeptTexts } from '#person/database/read-fields.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { isLink } from '#person/entries/link.ts';
import { isLinked, isWithoutKept } from '#person/entries/without-kept.ts';
import { sessionWeighedOn } from '#person/entries/session.ts';
import { newerWeight } from '#person/known/newer-weight.ts';
import type { KeptStart } from '#person/known/read-kept.ts';
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

/** Fills an empty form with the kept entries. A link's entries come before them. */
export function startForm(content: FormContent, kept: Omit<KeptStart, 'id' | 'name'>): Start {
  const entries = entriesFor(content, kept.entries);
  if (!entries || isLink(location.hash)) return 'none';
  if (isWithoutKept()) return 'without';
  const isFilled = !content.isEmpty && !isLinked();
  const weight = isFilled ? newerWeight(content.entries, { ...kept, entries }, sessionWeighedOn()) : null;
  if (weight !== null) {
    fillForm({ entries: { weight } });
    return 'kept';
  }
  const isThere = Object.entries(entries).every(([name, text]) => content.entries[name] === text);
  if (!isThere && !content.isEmpty) return 'none';
  if (!isThere) fillForm({ entries, isStart: true });
  return 'kept';
}
