/** Starts a form with what is kept. Loads only where something is kept. */
import type { KeptTexts } from '#person/database/read-fields.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { isLink } from '#person/entries/link.ts';
import { isLinked, isWithoutKept } from '#person/entries/without-kept.ts';
import { sessionWeighedOn } from '#person/entries/session.ts';
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

/** What the kept entries say about a weight that the form already has. */
type KeptWeight = Pick<KeptStart, 'weightBefore' | 'loggedOn'>;

/** True for the weight that was kept with the person, and for one that was entered before the newest weigh-in. */
function isOlder(weight: string | undefined, { weightBefore, loggedOn }: KeptWeight): boolean {
  const enteredOn = sessionWeighedOn();
  const isBefore = loggedOn !== undefined && enteredOn !== null && enteredOn < loggedOn;
  return weight === weightBefore || isBefore;
}

/**
 * The log's weight for a form that still has the weight of an earlier day in this tab. A weight that was typed since the
 * newest weigh-in was typed for a reason, and stays.
 */
function newerWeight(content: FormContent, entries: KeptTexts, kept: KeptWeight): KeptTexts | null {
  const { weight } = entries;
  if (weight === undefined || weight === content.entries['weight']) return null;
  const isSame = Object.entries(entries).every(
    ([name, text]) => name === 'weight' || content.entries[name] === text,
  );
  return isSame && !isLinked() && isOlder(content.entries['weight'], kept) ? { weight } : null;
}

/** Fills an empty form with the kept entries. A link's entries come before them. */
export function startForm(content: FormContent, kept: Omit<KeptStart, 'id' | 'name'>): Start {
  const entries = entriesFor(content, kept.entries);
  if (!entries || isLink(location.hash)) return 'none';
  if (isWithoutKept()) return 'without';
  const newer = newerWeight(content, entries, kept);
  if (newer) {
    fillForm({ entries: newer });
    return 'kept';
  }
  const isThere = Object.entries(entries).every(([name, text]) => content.entries[name] === text);
  if (!isThere && !content.isEmpty) return 'none';
  if (!isThere) fillForm({ entries, isStart: true });
  return 'kept';
}
