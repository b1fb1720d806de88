/** The people whose entries are kept on this device. Reading creates nothing. */
import { localDay } from '#person/log/local-day.ts';
import type { IDBPTransaction } from 'idb';
import { forgetAdded } from './erase-person.ts';
import { laterThan } from './instants.ts';
import { readablePeople, readPeopleIn } from './people-in.ts';
import { cleanLine } from './read-fields.ts';
import { currentOf, EARLIEST, entriesOn, LONGEST_NAME, personRow, type PersonRow } from './person-row.ts';
import { announceChange } from './store-channel.ts';
import type { SavedDatabase, StoreName, StoreSchema } from './store-schema.ts';
import { changeStore, createInStore, withStore, type Outcome, type Undo } from './with-store.ts';

/** A change to a person: what is left out stays as it is. */
export interface PersonChange extends Partial<Pick<PersonRow, 'name' | 'isWeightHidden'>> {
  /** New texts of some entries; an age is the one of today. */
  readonly entries?: PersonRow['entries'];
}

/** A change in progress that has the people and other stores. */
type WithPeople<Names extends StoreName> = IDBPTransaction<StoreSchema, ('people' | Names)[], 'readwrite'>;

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

function newPerson(id: string, people: readonly PersonRow[], now: Date): PersonRow {
  const last = currentOf(people)?.usedAt;
  const usedAt = last === undefined ? now.toISOString() : laterThan(last, now);
  return {
    id,
    name: '',
    entries: {},
    saidOn: '',
    weighedOn: '',
    isWeightHidden: false,
    usedAt,
  };
}

/**
 * A person in a change in progress: the one with the id, or the current one for `null`. Added if there is none, so that
 * nothing is ever kept for another person instead.
 */
export async function personIn<Names extends StoreName>(
  tx: WithPeople<Names>,
  id: string | null,
): Promise<PersonRow> {
  const store = (tx as unknown as WithPeople<'people'>).objectStore('people');
  const people = readablePeople(await store.getAll());
  const known = id === null ? currentOf(people) : people.find((person) => person.id === id);
  if (known) return known;
  const added = newPerson(id ?? crypto.randomUUID(), people, new Date());
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
export async function putPerson(change: PersonChange, id: string | null = null): Promise<Outcome<PersonRow>> {
  const today = localDay(new Date());
  const put = async (db: SavedDatabase): Promise<PersonRow> => {
    const tx = db.transaction(['people'], 'readwrite');
    tx.done.catch(() => {});
    const person = changed(await personIn(tx, id), change, today);
    await Promise.all([tx.objectStore('people').put(person), tx.done]);
    return person;
  };
  const done = await createInStore(put);
  if (done.ok) announceChange();
  return done;
}

/** Puts a person back as they were before a change, unless they were changed again or erased since. */
export async function restorePerson(before: PersonRow, after: PersonRow): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction('people', 'readwrite');
    const now = personRow(await tx.store.get(after.id));
    if (JSON.stringify(now) === JSON.stringify(personRow(after))) await tx.store.put(before);
    await tx.done;
  });
  if (done.ok) announceChange();
  return done;
}

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
export async function fillPerson(copy: PersonRow): Promise<Outcome<Undo>> {
  const done = await createInStore(async (db) => {
    const tx = db.transaction('people', 'readwrite');
    tx.done.catch(() => {});
    const people = readablePeople(await tx.store.getAll());
    const before = people.find(({ id }) => id === copy.id) ?? null;
    const added = people.length === 0 ? copy : { ...copy, usedAt: EARLIEST };
    const after = before ? filled(before, copy) : added;
    await Promise.all([tx.store.put(after), tx.done]);
    return { before, after };
  });
  if (!done.ok) return done;
  announceChange();
  const { before, after } = done.value;
  return { ok: true, value: () => (before ? restorePerson(before, after) : forgetAdded(after.id)) };
}

/** A name as it is kept: one line of plain text, at most 40 characters. */
export const cleanName = (text: string): string =>
  cleanLine(text).replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME).trim();

/** Adds a person with a name, who becomes the current one and starts with the entries given. */
export const addPerson = (name: string, entries: PersonRow['entries'] = {}): Promise<Outcome<PersonRow>> =>
  putPerson({ name: cleanName(name), entries }, crypto.randomUUID());

/** Gives a person a name, or none with an empty one; nothing happens if the person is gone. */
export async function namePerson(id: string, name: string): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction('people', 'readwrite');
    const person = personRow(await tx.store.get(id));
    if (person) await tx.store.put({ ...person, name: cleanName(name) });
    await tx.done;
  });
  if (done.ok) announceChange();
  return done;
}

/** Makes a person the current one. */
export async function usePerson(id: string): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction('people', 'readwrite');
    const people = readablePeople(await tx.store.getAll());
    const current = currentOf(people);
    const chosen = people.find((person) => person.id === id);
    if (chosen && current && chosen !== current)
      await tx.store.put({ ...chosen, usedAt: laterThan(current.usedAt, new Date()) });
    await tx.done;
  });
  if (done.ok) announceChange();
  return done;
}
