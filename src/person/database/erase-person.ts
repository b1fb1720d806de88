import type { IDBPTransaction } from 'idb';
import { isRecord } from '#ui/untrusted.ts';
import { personRow, type PersonRow } from './person-row.ts';
import { keysOf, type StoreSchema } from './store-schema.ts';
import { announced, changeRows, withStore, type Outcome } from './with-store.ts';

const STORES = ['people', 'plans', 'days', 'imports', 'results'] as const;

type Everything = IDBPTransaction<StoreSchema, (typeof STORES)[number][], IDBTransactionMode>;

/** What is kept for a person. */
export interface KeptOfPerson {
  readonly days: number;
  readonly plans: number;
  readonly results: number;
}

async function planKeysOf(tx: Everything, id: string): Promise<readonly string[]> {
  const keys: string[] = [];
  let cursor = await tx.objectStore('plans').openCursor();
  while (cursor) {
    const row: unknown = cursor.value;
    if (isRecord(row) && row['person'] === id) keys.push(cursor.primaryKey);
    cursor = await cursor.continue();
  }
  return keys;
}

async function countIn(tx: Everything, id: string): Promise<KeptOfPerson> {
  const keys = keysOf(id);
  const days = await tx.objectStore('days').count(keys);
  const results = await tx.objectStore('results').index('byDate').count(keys);
  return { days, results, plans: (await planKeysOf(tx, id)).length };
}

const NOTHING: KeptOfPerson = { days: 0, plans: 0, results: 0 };

/** How much is kept for a person. */
export const countKept = (id: string): Promise<Outcome<KeptOfPerson>> =>
  withStore(NOTHING, (db) => countIn(db.transaction([...STORES]), id));

/** Erases a person and everything that is kept for them, in one transaction. */
export const erasePerson = (id: string): Promise<Outcome<null>> =>
  announced(
    changeRows(STORES, async (tx) => {
      const [plans, results] = [tx.objectStore('plans'), tx.objectStore('results')];
      for (const key of await planKeysOf(tx, id)) await plans.delete(key);
      for (const key of await results.index('byDate').getAllKeys(keysOf(id))) await results.delete(key);
      await tx.objectStore('people').delete(id);
      for (const name of ['days', 'imports'] as const) await tx.objectStore(name).delete(keysOf(id));
    }),
  );

/** Units alone keep nobody. */
const isNobody = ({ name, entries }: PersonRow): boolean =>
  name === '' && Object.keys(entries).every((field) => field === 'units');

const isNothing = ({ days, plans, results }: KeptOfPerson): boolean => days + plans + results === 0;

const forgetIf = (id: string, isGone: (person: PersonRow) => boolean): Promise<Outcome<null>> =>
  changeRows(STORES, async (tx) => {
    const people = tx.objectStore('people');
    const person = personRow(await people.get(id));
    if (person && isGone(person) && isNothing(await countIn(tx, id))) await people.delete(id);
  });

/** After an undo: erases a person of whom nothing is kept, so that an undone first entry leaves nothing. */
export const forgetNobody = (id: string): Promise<Outcome<null>> => forgetIf(id, isNobody);

/** After an undo: erases a person who was added from a file, unless days, plans or results are kept of them. */
export const forgetAdded = (id: string): Promise<Outcome<null>> => announced(forgetIf(id, () => true));

/** An undo, which also erases a person of whom nothing is left. */
export const undone = (person: string, change: Promise<Outcome<null>>): Promise<Outcome<null>> =>
  announced(
    change.then(async (done) => {
      if (done.ok) await forgetNobody(person);
      return done;
    }),
  );
