import { personRow } from './person-row.ts';
import { withStore, type Outcome } from './with-store.ts';

/** What is kept on this device, of everybody and even if it can't be read: “Erase everything” erases it. */
export interface KeptInAll {
  readonly results: number;
  /** True if anything besides results is kept. */
  readonly isMore: boolean;
}

function isKnown(value: unknown): boolean {
  const person = personRow(value);
  return person !== null && (person.name !== '' || Object.keys(person.entries).length > 0);
}

/** Looks what “Erase everything” would erase. */
export function readKeptInAll(): Promise<Outcome<KeptInAll>> {
  return withStore<KeptInAll>({ results: 0, isMore: false }, async (db) => {
    const [results, children, days, plans, people] = await Promise.all([
      db.count('results'),
      db.count('children'),
      db.count('days'),
      db.count('plans'),
      db.getAll('people') as Promise<readonly unknown[]>,
    ]);
    return { results, isMore: children + days + plans > 0 || people.some(isKnown) };
  });
}
