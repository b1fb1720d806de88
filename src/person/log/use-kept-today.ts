import { useCallback } from 'react';
import { useStored } from '#person/database/use-stored.ts';
import { useReset } from '#ui/optional-part.ts';
import { useToday } from './use-today.ts';

/**
 * What is kept as of today, live: after every change here and in other tabs, on a new day, and for another person's
 * turn. `null` without anything, `undefined` until it was read.
 *
 * @param read - the same function on every render
 */
export function useKeptToday<Kept>(read: (today: string) => Promise<Kept | null>): Kept | null | undefined {
  const today = useToday();
  const readToday = useCallback(async () => (today === '' ? undefined : read(today)), [today, read]);
  const [kept, look] = useStored(readToday);
  useReset(look);
  return kept;
}
