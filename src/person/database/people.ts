/** The people whose entries are kept on this device. Reading creates nothing. */
import { localDay } from '#person/log/local-day.ts';
import { forgetAdded } from './erase-person.ts';
import { laterThan } from './instants.ts';
import { readablePeople, readPeopleIn } from './people-in.ts';
import { cleanLine } from './read-fields.ts';
import { currentOf, EARLIEST, entriesOn, LONGEST_NAME, personRow, type PersonRow } from './person-row.ts';
import type { StoreName } from './store-schema.ts';
import {
  announced,
  changeRows,
  keepRows,
  withStore,
  type Outcome,
  type Undo,
  type Writing,
} from './with-store.ts';

/** A change to a person: what is left out stays as it is. */
export interface PersonChange extends Partial<Pick<PersonRow, 'name' | 'isWeightHidden'>> {
  /** New texts of some entries; an age is the one of today. */
  readonly entries?: PersonRow['entries'];
}

/** Everybody, in the order in which they were last chosen. */
export function readPeople(): Promise<Outcome<readonly PersonRow[]>> {
  return withStore<readonly PersonRow[]>([], async (db) =>
    (await readPeopleIn(db)).toSorted((one, other) => (one.usedAt < other.usedAt ? 1 : -1)),
  );
}

/** The person who was chosen last; `null` if nobody is kept. */
export async function currentPerson(): Promise<Outcome<PersonRow | null>> {
  const people = await readPeople();
  return people.ok ? { ok: true, value: currentOf(people.value) } : people;
}

function newPerson(id: string, people: readonly PersonRow[], entries: PersonRow['entries']): PersonRow {
  const now = new Date();
  const last = currentOf(people)?.usedAt;
  const usedAt = last === undefined ? now.toISOString() : laterThan(last, now);
  return {
    id,
    name: '',
    entries,
    saidOn: '',
    weighedOn: '',
    isWeightHidden: false,
    usedAt,
  };
}

/**
 * A person in a change in progress: the one with the id, or the current one for `null`. Added if there is none, so that
 * nothing is ever kept for another person instead.
 *
 * @param entries - of a person who is added
 */
export async function personIn<Names extends StoreName>(
  tx: Writing<'people' | Names>,
  id: string | null,
  entries: PersonRow['entries'] = {},
): Promise<PersonRow> {
  const store = (tx as unknown as Writing<'people'>).objectStore('people');
  const people = readablePeople(await store.getAll());
  const known = id === null ? currentOf(people) : people.find((person) => person.id === id);
  if (known) return known;
  const added = newPerson(id ?? crypto.randomUUID(), people, entries);
  await store.put(added);
  return added;
}

/** A person after a change. */
function changed(person: PersonRow, { entries = {}, ...others }: PersonChange, today: string): PersonRow {
  const { age } = entries;
  const isAgeNew = age !== undefined && age !== entriesOn(person, today)['age'];
  const { age: _, ...withoutAge } = entries;
  return {
    ...person,
    ...others,
    entries: { ...person.entries, ...(isAgeNew ? entries : withoutAge) },
    saidOn: isAgeNew ? today : person.saidOn,
    weighedOn: entries['weight'] ? today : person.weighedOn,
  };
}

/**
 * Changes a person, and returns the person as kept: the one with the id, or the current one for `null`, added if there
 * is none.
 */
export const putPerson = (change: PersonChange, id: string | null = null): Promise<Outcome<PersonRow>> =>
  announced(
    keepRows(['people'], async (tx) => {
      const person = changed(await personIn(tx, id), change, localDay(new Date()));
      await tx.objectStore('people').put(person);
      return person;
    }),
  );

/** Puts a person back as they were before a change, unless they were changed again or erased since. */
export const restorePerson = (before: PersonRow, after: PersonRow): Promise<Outcome<null>> =>
  announced(
    changeRows(['people'], async (tx) => {
      const people = tx.objectStore('people');
      const now = personRow(await people.get(after.id));
      if (JSON.stringify(now) === JSON.stringify(personRow(after))) await people.put(before);
    }),
  );

/** A person with what only a copy of them has. */
function filled(own: PersonRow, copy: PersonRow): PersonRow {
  return {
    ...own,
    entries: { ...copy.entries, ...own.entries },
    saidOn: 'age' in own.entries ? own.saidOn : copy.saidOn,
    weighedOn: 'weight' in own.entries ? own.weighedOn : copy.weighedOn,
  };
}

/**
 * Gives a person what only a copy of them has, or adds them if they aren't here. Whom the pages are for stays. Resolves
 * to the way back, which leaves somebody who was added as long as anything else is kept of them.
 */
export const fillPerson = (copy: PersonRow): Promise<Outcome<Undo>> =>
  announced(
    keepRows(['people'], async (tx): Promise<Undo> => {
      const store = tx.objectStore('people');
      const people = readablePeople(await store.getAll());
      const before = people.find(({ id }) => id === copy.id);
      const added = people.length === 0 ? copy : { ...copy, usedAt: EARLIEST };
      const after = before ? filled(before, copy) : added;
      await store.put(after);
      return () => (before ? restorePerson(before, after) : forgetAdded(after.id));
    }),
  );

/** A name as it is kept: one line of plain text, at most 40 characters. */
export const cleanName = (text: string): string =>
  cleanLine(text).replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME).trim();

/** Adds a person with a name, who becomes the current one and starts with the entries given. */
export const addPerson = (name: string, entries: PersonRow['entries'] = {}): Promise<Outcome<PersonRow>> =>
  putPerson({ name: cleanName(name), entries }, crypto.randomUUID());

/** Gives a person a name, or none with an empty one; nothing happens if the person is gone. */
export const namePerson = (id: string, name: string): Promise<Outcome<null>> =>
  announced(
    changeRows(['people'], async (tx) => {
      const people = tx.objectStore('people');
      const person = personRow(await people.get(id));
      if (person) await people.put({ ...person, name: cleanName(name) });
    }),
  );

/** Makes a person the current one. */
export const usePerson = (id: string): Promise<Outcome<null>> =>
  announced(
    changeRows(['people'], async (tx) => {
      const store = tx.objectStore('people');
      const people = readablePeople(await store.getAll());
      const current = currentOf(people);
      const chosen = people.find((person) => person.id === id);
      if (chosen && current && chosen !== current)
        await store.put({ ...chosen, usedAt: laterThan(current.usedAt, new Date()) });
    }),
  );
