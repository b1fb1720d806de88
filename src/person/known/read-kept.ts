import { currentPerson } from '#person/database/people.ts';
import { entriesOn } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { keepTabFor } from '#person/entries/tab-person.ts';
import { localDay } from '#person/log/local-day.ts';
import { readLog } from '#person/log/log-store.ts';
import { startEntries } from './start-entries.ts';

/** Whose entries are kept. */
export interface KeptStart {
  /** `null` if nobody is kept, or the device can’t be read. */
  readonly id: string | null;
  /** Empty without a name. */
  readonly name: string;
  readonly entries: KeptTexts;
  /** The weight among the entries as they were kept, before the log's; `undefined` without one. */
  readonly weightBefore?: string | undefined;
}

const NOBODY: KeptStart = { id: null, name: '', entries: {} };

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
  if (!person) return NOBODY;
  const today = localDay(new Date());
  const entries = startEntries(person, log?.ok ? log.value : [], today);
  keepTabFor(person.id);
  return { id: person.id, name: person.name, entries, weightBefore: entriesOn(person, today).weight };
}
