/** Reads what is kept, and starts a form with it. Loads only where something is kept. */
import { currentPerson } from '#person/database/people.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { isLink } from '#person/entries/link.ts';
import { keepTabFor } from '#person/entries/tab-person.ts';
import { isWithoutKept } from '#person/entries/without-kept.ts';
import { localDay } from '#person/log/local-day.ts';
import { readLog } from '#person/log/log-store.ts';
import { fillForm, type FormContent } from '#person/store.ts';
import { startEntries } from './start-entries.ts';

/** What the form has of the kept entries: nothing, or all of them; or the visitor goes without. */
export type Start = 'none' | 'kept' | 'without';

/** Whose entries are kept. */
export interface KeptStart {
  /** Empty without a name. */
  readonly name: string;
  readonly entries: KeptTexts;
}

/**
 * What is kept of the current person; nothing if nobody is kept, or the device can't be read.
 *
 * @param isLast - false if a later call has begun; then this one returns `null`, since it may be about the person before
 */
export async function readKept(isLast: () => boolean): Promise<KeptStart | null> {
  const current = await currentPerson();
  const person = current.ok ? current.value : null;
  const log = person ? await readLog(person.id) : null;
  if (!isLast()) return null;
  if (!person) return { name: '', entries: {} };
  const entries = startEntries(person, log?.ok ? log.value : [], localDay(new Date()));
  keepTabFor(person.id);
  return { name: person.name, entries };
}

/** The kept entries that a form has, if any of them isn't its own preset. */
function entriesFor({ tool }: FormContent, kept: KeptTexts): KeptTexts | null {
  const known = knownEntries(tool, kept, 'session') as KeptTexts;
  const isAnyOther = Object.entries(known).some(([name, text]) => tool.fields[name]?.initial !== text);
  return isAnyOther ? known : null;
}

/** Fills an empty form with the kept entries. A link's entries come before them. */
export function startForm(content: FormContent, kept: KeptTexts): Start {
  const entries = entriesFor(content, kept);
  if (!entries || isLink(location.hash)) return 'none';
  if (isWithoutKept()) return 'without';
  const isThere = Object.entries(entries).every(([name, text]) => content.entries[name] === text);
  if (!isThere && !content.isEmpty) return 'none';
  if (!isThere) fillForm({ entries, isStart: true });
  return 'kept';
}
