import { forgetNobody } from '#person/database/erase-person.ts';
import { currentPerson, putPerson, restorePerson } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { putResult, removeResult } from '#person/database/saved-store.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import { chosenEntries } from '#person/entries/session.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';

/** What saving a result has kept, and the way back. */
export interface KeptResult {
  /** True if the entries are kept too: the forms start with them. */
  readonly isPersonKept: boolean;
  readonly undo: Undo;
}

/** Keeps entries for the next visit; `null` if there are none, if they may be somebody else's, or if they can't be kept. */
async function keepPerson(person: PersonRow | null, entries: KeptTexts): Promise<Undo | null> {
  // A tool that shares nothing with the others, such as the one for a pregnancy, says nothing about the person.
  if (Object.keys(entries).length === 0 || mayBeOthers() || !person) return null;
  const after = await putPerson({ entries: chosenEntries(entries) }, person.id);
  return after.ok ? () => restorePerson(person, after.value) : null;
}

/** Saves a result on this device and, for the next visit, the entries that all tools share. */
export async function keepResult(result: ResultRow, entries: KeptTexts): Promise<Outcome<KeptResult>> {
  const done = await putResult(result);
  if (!done.ok) return done;
  const current = await currentPerson();
  const person = current.ok ? current.value : null;
  const takePersonBack = await keepPerson(person, entries);
  const undo: Undo = async () => {
    const removed = await removeResult(result.id);
    const restored = removed.ok && takePersonBack ? await takePersonBack() : removed;
    // A person who was saved only along with this result goes with it.
    return restored.ok && person ? forgetNobody(person.id) : restored;
  };
  return { ok: true, value: { isPersonKept: takePersonBack !== null, undo } };
}
