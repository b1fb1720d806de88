/** What the list of people does: each action says what was done, and the page follows. */
import { erasePerson } from '#person/database/erase-person.ts';
import { addPerson, namePerson, usePerson } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { announceErased } from '#person/database/store-channel.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { loadLog, showMessage } from '#calculators/log/log-state.ts';
import { nameOf, peopleWords as words } from './people-words.ts';

/** Whether the page is for somebody else afterwards, whom nothing typed before belongs to. */
interface Done {
  readonly text: string;
  readonly isOther: boolean;
}

async function finish(outcome: Outcome<unknown>, { text, isOther }: Done): Promise<void> {
  if (!outcome.ok) {
    showMessage({ text: '', problem: outcome.problem });
    return;
  }
  if (isOther) announceErased();
  await loadLog();
  showMessage({ text });
}

/** Makes the page somebody else's. */
export const choose = async (person: PersonRow): Promise<void> =>
  finish(await usePerson(person.id), { text: words.chosen(nameOf(person)), isOther: true });

/** How things are shown to the next person, as to the one before. */
function choicesOf({ entries }: PersonRow): PersonRow['entries'] {
  const { units } = entries;
  return units === undefined ? {} : { units };
}

/** Adds somebody, whose page it is from then on; `own` is the name of the one before, if they get one now. */
export async function add(name: string, own: string, current: PersonRow): Promise<void> {
  const named = own === '' ? null : await namePerson(current.id, own);
  const done = named === null || named.ok ? await addPerson(name, choicesOf(current)) : named;
  await finish(done, { text: words.added(name), isOther: true });
}

/** Gives somebody a name, or takes it away. */
export const rename = async (person: PersonRow, name: string): Promise<void> =>
  finish(await namePerson(person.id, name), { text: words.named, isOther: false });

/** Erases somebody with everything that is kept for them. */
export const erase = async (person: PersonRow, isCurrent: boolean): Promise<void> =>
  finish(await erasePerson(person.id), { text: words.erased(nameOf(person)), isOther: isCurrent });
