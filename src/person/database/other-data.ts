import { childrenIn } from './child-store.ts';
import { personRow } from './person-row.ts';
import type { SavedChild } from './saved-child.ts';
import { withStore, type Outcome } from './with-store.ts';

/** What is stored besides results, and would also be erased by “Erase everything”. */
export interface OtherData {
  /** Youngest age first. */
  readonly children: readonly SavedChild[];
  readonly logDays: number;
  /** True if something is stored, even if it can't be read. */
  readonly isThere: boolean;
}

export const NO_OTHER_DATA: OtherData = { children: [], logDays: 0, isThere: false };

const isKnown = (value: unknown): boolean => Object.keys(personRow(value)?.entries ?? {}).length > 0;

/** Children's measurements, and the length of the log. */
export function readOtherData(): Promise<Outcome<OtherData>> {
  return withStore(NO_OTHER_DATA, async (db) => {
    const [children, logDays, people] = await Promise.all([
      db.getAll('children') as Promise<readonly unknown[]>,
      db.count('days'),
      db.getAll('people') as Promise<readonly unknown[]>,
    ]);
    return {
      children: childrenIn(children),
      logDays,
      isThere: children.length + logDays + people.filter(isKnown).length > 0,
    };
  });
}
