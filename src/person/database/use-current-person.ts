import { useCallback, useEffect, useRef, useState } from 'react';
import { currentPerson } from './people.ts';
import type { PersonRow } from './person-row.ts';
import { onOwnChange, useStoreChanges } from './store-channel.ts';

/** The current person, after every change; `null` if nobody is kept, `undefined` until that was read. */
export function useCurrentPerson(): PersonRow | null | undefined {
  const [person, setPerson] = useState<PersonRow | null>();
  const looks = useRef(0);
  const look = useCallback(() => {
    const mine = (looks.current += 1);
    void currentPerson().then((current) => {
      if (mine === looks.current) setPerson(current.ok ? current.value : null);
    });
  }, []);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return person;
}
