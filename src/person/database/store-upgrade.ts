import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { BY_DATE, STORES, type Key } from './store-schema.ts';
import { parseResult } from './result-row.ts';

/** A database of any structure, and the version change in progress. */
export type AnyDatabase = IDBPDatabase;
export type AnyUpgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

const OWN = new Map<string, Key>(Object.entries(STORES));

const isOwn = (name: string, { keyPath, autoIncrement }: Key): boolean => {
  const own = OWN.get(name);
  return own?.autoIncrement === autoIncrement && String(own.keyPath) === String(keyPath);
};

const hasIndex = (
  store: Pick<IDBObjectStore, 'indexNames'> & { index: (name: string) => { keyPath: unknown } },
) => store.indexNames.contains('byDate') && String(store.index('byDate').keyPath) === String(BY_DATE);

/** True if stores and index have the current structure. */
export function hasValidStructure(db: AnyDatabase): boolean {
  const names = [...OWN.keys()];
  if (!names.every((name) => db.objectStoreNames.contains(name))) return false;
  const tx = db.transaction(names);
  return names.every((name) => isOwn(name, tx.objectStore(name))) && hasIndex(tx.objectStore('results'));
}

/** Empties and deletes every store that isn't ours, and returns its contents. */
async function takeForeignStores(db: AnyDatabase, tx: AnyUpgrade): Promise<readonly unknown[]> {
  const taken: unknown[] = [];
  for (const name of [...db.objectStoreNames]) {
    const store = tx.objectStore(name);
    if (isOwn(name, store)) continue;
    const values: readonly unknown[] = await store.getAll();
    taken.push(...values);
    db.deleteObjectStore(name);
  }
  return taken;
}

/** Creates what is missing. */
function build(db: AnyDatabase, tx: AnyUpgrade): void {
  for (const [name, { keyPath, autoIncrement }] of OWN) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath, autoIncrement });
  }
  const results = tx.objectStore('results');
  if (hasIndex(results)) return;
  if (results.indexNames.contains('byDate')) results.deleteIndex('byDate');
  results.createIndex('byDate', BY_DATE);
}

async function putForeignValues(tx: AnyUpgrade, values: readonly unknown[]): Promise<void> {
  const foundAt = new Date().toISOString();
  for (const value of values) {
    const parsed = parseResult(value);
    if (parsed.ok) await tx.objectStore('results').put(parsed.result);
    else await tx.objectStore('aside').put({ foundAt, value });
  }
}

/**
 * Upgrades or repairs a database to the current structure, in a single version change that happens completely or not at
 * all. Readable values are kept as entries, everything else unchanged.
 */
export async function repairStructure(db: AnyDatabase, tx: AnyUpgrade): Promise<void> {
  const foreignValues = await takeForeignStores(db, tx);
  build(db, tx);
  await putForeignValues(tx, foreignValues);
}
