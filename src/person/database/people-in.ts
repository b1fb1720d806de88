/** The people in an open database. */
import { currentOf, personRow, type PersonRow } from './person-row.ts';
import type { SavedDatabase } from './store-schema.ts';

/** The rows that can be read. */
export const readablePeople = (values: readonly unknown[]): readonly PersonRow[] =>
  values.flatMap((value) => personRow(value) ?? []);

/** Everybody who is kept. */
export const readPeopleIn = async (db: SavedDatabase): Promise<readonly PersonRow[]> =>
  readablePeople(await db.getAll('people'));

/** The person who was chosen last; `null` if nobody is kept. */
export const currentPersonIn = async (db: SavedDatabase): Promise<PersonRow | null> =>
  currentOf(await readPeopleIn(db));
