import { readPeople } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { useStored } from '#person/database/use-stored.ts';

const NOBODY: readonly PersonRow[] = [];

async function readAll(): Promise<readonly PersonRow[]> {
  const people = await readPeople();
  return people.ok ? people.value : NOBODY;
}

/** Everybody who is kept, the current person first, after every change here and in other tabs. */
export const usePeople = (): readonly PersonRow[] => useStored(readAll)[0] ?? NOBODY;
