/** Changes of days that are being stored, noted in the tab: a page that is left at that moment loses none of them. */
import type { DayChange } from '#person/log/day-change.ts';
import { quietly } from '#ui/untrusted.ts';

/** The key in the tab's session storage. The privacy page mentions it. */
export const UNFINISHED_KEY = 'evenscale.unfinished';

/** A change, and whose day it is, by id; `null` for somebody who is kept with it. */
export interface UnfinishedChange {
  readonly change: DayChange;
  readonly person: string | null;
}

const unfinished = new Set<UnfinishedChange>();

const note = (): void => {
  quietly(() =>
    unfinished.size > 0
      ? sessionStorage.setItem(UNFINISHED_KEY, JSON.stringify([...unfinished]))
      : sessionStorage.removeItem(UNFINISHED_KEY),
  );
};

/** Notes a change until what stores it has ended. */
export async function noted<Value>(change: UnfinishedChange, store: () => Promise<Value>): Promise<Value> {
  unfinished.add(change);
  note();
  try {
    return await store();
  } finally {
    unfinished.delete(change);
    note();
  }
}
