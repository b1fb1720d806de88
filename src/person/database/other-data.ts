import { personRow } from './person-row.ts';
import { withStore, type Outcome } from './with-store.ts';

const isKnown = (value: unknown): boolean => Object.keys(personRow(value)?.entries ?? {}).length > 0;

/** True if anything besides results is kept on this device, even if it can't be read: “Erase everything” erases it. */
export function isMoreKept(): Promise<Outcome<boolean>> {
  return withStore(false, async (db) => {
    const [children, days, people] = await Promise.all([
      db.count('children'),
      db.count('days'),
      db.getAll('people') as Promise<readonly unknown[]>,
    ]);
    return children + days > 0 || people.some(isKnown);
  });
}
