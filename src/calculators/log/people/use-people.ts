import { useCallback, useEffect, useRef, useState } from 'react';
import { readPeople } from '#person/database/people.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { onOwnChange, useStoreChanges } from '#person/database/store-channel.ts';

/** Everybody who is kept, the current person first, after every change here and in other tabs. */
export function usePeople(): readonly PersonRow[] {
  const [people, setPeople] = useState<readonly PersonRow[]>([]);
  const looks = useRef(0);
  const look = useCallback(() => {
    const mine = (looks.current += 1);
    void readPeople().then((found) => {
      if (mine === looks.current) setPeople(found.ok ? found.value : []);
    });
  }, []);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return people;
}
