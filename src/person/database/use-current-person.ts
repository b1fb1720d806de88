import { currentPerson } from './people.ts';
import type { PersonRow } from './person-row.ts';
import { useStored } from './use-stored.ts';

async function readCurrent(): Promise<PersonRow | null> {
  const current = await currentPerson();
  return current.ok ? current.value : null;
}

/** The current person, after every change; `null` if nobody is kept, `undefined` until that was read. */
export const useCurrentPerson = (): PersonRow | null | undefined => useStored(readCurrent)[0];
